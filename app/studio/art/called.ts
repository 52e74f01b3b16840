/**
 * What the drawings of the art library, and our own props, are called, by how large they are shown. `drawing=noun,noun`; a drawing alone
 * is called as it is filed. `_` joins the words of a noun, which stands in the singular where it has one. Written by hand: the keywords
 * that come with picture fonts make "star" a singer and "monster" a skull.
 */
const TINY = `
	sparkles=gold_dot,sparkle,glitter,fairy_dust,stardust cross-mark=red_x wing=wing,paper_wing,paper_wings,wings red-circle=red_nose,red_paper_nose,clown_nose
	ant beetle=beetle,dung_beetle lady-beetle=ladybird,ladybug cricket=grasshopper honeybee=honeybee,bee,bumblebee fly mosquito=mosquito,midge
	spider=spider,tarantula worm=worm,earthworm bug=caterpillar,inchworm cockroach
	coin=coin,gold,money,gold_coin,doubloon,penny,old_penny,pound_coin,piece_of_eight,chocolate_coin,pound ring=ring,wedding_ring,engagement_ring
	gem-stone=jewel,diamond,gem,gemstone,crystal,sapphire tooth=tooth,baby_tooth,front_tooth,fang,milk_tooth pill=pill,medicine peanuts=peanut,nut
	chestnut=chestnut,conker candy=sweet,sweets,sweetie,toffee,humbug,boiled_sweet,gobstopper,bonbon,peppermint paperclip pushpin=pushpin,drawing_pin
	safety-pin sewing-needle=needle nut-and-bolt=nut_and_bolt,bolt,screw droplet=raindrop,drop,drop_of_water,tear snowflake blueberries=blueberry
	cherries=cherry lipstick adhesive-bandage=plaster,sticking_plaster dna crayon=crayon,wax_crayon eraser=rubber,eraser battery ticket=ticket
	nazar-amulet=amulet,charm brick=brick
`;
const SMALL = `
	fairy page-facing-up=paper,sheet_of_paper snail=snail,garden_snail mouse=mouse,field_mouse,dormouse,church_mouse rat bat butterfly=moth monarch-butterfly=butterfly hamster=hamster
	chipmunk=squirrel,chipmunk,red_squirrel,grey_squirrel hedgehog frog=frog,toad snake=snake,python,adder,cobra
	scorpion black-bird=blackbird,crow,raven,rook,jackdaw front-facing-baby-chick=chick,duckling hatching-chick=hatchling dove=dove,white_dove
	parrot=parrot,budgie,macaw,cockatoo,parakeet,lovebird crab=crab,hermit_crab shrimp=shrimp,prawn lobster=lobster,crayfish tropical-fish=tropical_fish
	fish=fish,salmon,trout,minnow,cod,herring,sardine blowfish=pufferfish,blowfish jellyfish squid oyster=pearl,oyster
	spiral-shell=seashell,sea_shell,conch microbe=germ,virus red-apple=apple,red_apple green-apple=green_apple pear banana
	tangerine=orange,satsuma,clementine,tangerine,mandarin lemon lime grapes=grape,grapes strawberry peach=peach,apricot,nectarine mango pineapple melon
	watermelon coconut kiwi-fruit=kiwi,kiwi_fruit olive avocado carrot=carrot,carrot_stick potato=potato,jacket_potato,roast_potato,spud onion garlic
	tomato cucumber=cucumber,gherkin,marrow,courgette bell-pepper=pepper,red_pepper eggplant=aubergine,eggplant broccoli leafy-green=lettuce,cabbage,spinach
	pea-pod=pea,peas,pea_pod,mangetout,mushy_peas beans=bean,baked_bean,runner_bean,magic_bean,kidney_bean ear-of-corn=sweetcorn,corn_on_the_cob,corn
	mushroom=toadstool brown-mushroom=mushroom,button_mushroom roasted-sweet-potato=sweet_potato,yam root-vegetable=beetroot,radish ginger-root=ginger
	hot-pepper=chilli,chilli_pepper cookie=cookie,chocolate_chip_cookie cupcake=cupcake,fairy_cake,muffin doughnut=doughnut,donut
	croissant=croissant,pain_au_chocolate bagel pretzel=pretzel,pretzels pancakes=pancake waffle
	pie=pie,tart,apple_pie,mince_pie,meat_pie,pork_pie,steak_pie,fish_pie,cherry_pie,shepherds_pie,cottage_pie,pumpkin_pie shortcake=victoria_sponge,shortcake
	custard=creme_caramel,jelly moon-cake=moon_cake,mooncake fortune-cookie lollipop=lollipop,lolly chocolate-bar=chocolate,chocolate_bar,bar_of_chocolate
	soft-ice-cream=ice_cream,icecream,ice_cream_cone,cornet_ice,gelato,mr_whippy,ninety_nine ice-cream=sundae,ice_cream_sundae shaved-ice=sorbet
	honey-pot=honey,honey_pot,pot_of_honey jar=jam_jar,peanut_butter,jar,worry_jar,jam,marmalade,sweet_jar egg=egg,eggs,boiled_egg,golden_egg,dragon_egg,chocolate_egg
	cooking=fried_egg,frying_pan bacon cheese-wedge=cheese meat-on-bone=haunch,ham poultry-leg=drumstick,chicken_leg,jerk_chicken,turkey_leg
	cut-of-meat=steak sandwich=sandwich,cheese_sandwich,jam_sandwich,egg_sandwich,cucumber_sandwich,sarnie,butty,bacon_sandwich,toastie,cheese_toastie
	bread=loaf,bread,loaf_of_bread,slice_of_bread baguette-bread=baguette,french_stick flatbread=flatbread,naan,roti,chapati,paratha,pitta,tortilla
	stuffed-flatbread=kebab,gyros,souvlaki hamburger=burger,hamburger hot-dog=hot_dog,hotdog pizza=pizza,slice_of_pizza
	french-fries=chip,chips,french_fries,fries,bag_of_chips,chip_butty taco burrito=burrito,wrap falafel
	dumpling=dumpling,wonton,gyoza,pierogi,momo,potsticker,pasty,cornish_pasty spaghetti=spaghetti,pasta,plate_of_spaghetti,noodles_and_sauce
	curry-rice=curry,korma,tikka,dal,daal cooked-rice=rice,bowl_of_rice,fried_rice shallow-pan-of-food=paella,jollof,jollof_rice,biryani,risotto,stir_fry
	pot-of-food=stew,casserole,goulash,hotpot,cawl,soup_pot,pot_of_soup,pot_of_stew steaming-bowl=ramen,noodle,noodles,bowl_of_noodles
	bowl-with-spoon=porridge,cereal,cornflakes,bowl,soup,bowl_of_soup,broth,bowl_of_cereal,pudding_bowl,bowl_of_porridge,custard
	green-salad=salad,bowl_of_salad sushi rice-ball=rice_ball,onigiri dango fried-shrimp=fried_prawn
	bento-box=bento,bento_box,lunch_box,lunchbox,packed_lunch takeout-box=takeaway,takeaway_box popcorn=popcorn,bag_of_popcorn butter
	canned-food=tin,tin_can,can,bean_can,tin_of_beans,baked_beans,can_of_beans,cat_food,tin_of_tuna salt=salt,salt_cellar
	fork-and-knife=fork_and_knife,knife_and_fork,cutlery fork-and-knife-with-plate=plate,roast_dinner,sunday_roast,dinner_plate
	spoon=spoon,teaspoon,tablespoon,silver_spoon,egg_spoon,spoons,soup_spoon chopsticks=chopstick,chopsticks baby-bottle=baby_bottle,bottle_of_milk
	glass-of-milk=glass_of_milk,milk,glass,glass_of_water,milkshake
	hot-beverage=cup,mug,tea,coffee,cup_of_tea,mug_of_tea,hot_chocolate,cocoa,teacup,tea_cup,mug_of_cocoa,cup_of_cocoa
	teacup-without-handle=chai,cup_of_chai teapot=teapot cup-with-straw=smoothie,lemonade,cola,fizzy_drink
	beverage-box=carton,juice_carton,juice,carton_of_juice,milk_carton,juice_box tropical-drink
	bell=bell,hand_bell,handbell,school_bell,gold_bell,church_bell,bicycle_bell,doorbell bellhop-bell=desk_bell candle=candle,candles,birthday_candle
	diya-lamp=diya,diya_lamp,oil_lamp light-bulb=light_bulb firecracker=banger trophy=trophy,silver_cup,gold_cup,world_cup,cup_trophy,football_trophy
	sports-medal=jar_lid,medal,gold_medal military-medal rosette 1st-place-medal=first_prize,winners_medal
	crown=crown,tiara,paper_crown,gold_crown,crown_jewels,crown_jewel locked=padlock,lock watch=watch,wristwatch
	alarm-clock=alarm_clock,clock,ticking_clock mantelpiece-clock=mantelpiece_clock,carriage_clock stopwatch=stopwatch,pocket_watch timer-clock=timer
	hourglass-not-done=hourglass,sand_timer,hour_glass compass mobile-phone=phone,mobile,mobile_phone telephone=telephone,old_telephone
	telephone-receiver camera video-camera radio=radio,wireless,walkie_talkie headphone=headphones,ear_defenders,headphone microphone=microphone
	ear-with-hearing-aid=hearing_aid,hearing_aids magnifying-glass-tilted-left=magnifying_glass scissors=scissors,pair_of_scissors
	pencil=pencil,coloured_pencil pen=pen,felt_tip,biro fountain-pen paintbrush=paintbrush,brush straight-ruler=ruler
	memo=note,list,poem,shopping_list,score_card notebook=notebook,exercise_book,diary,logbook notebook-with-decorative-cover=hymn_book,scrapbook,journal
	closed-book=recipe_book,story_book,spell_book,library_book books=books,pile_of_books scroll=scroll,old_scroll
	newspaper=newspaper,paper_newspaper,comic rolled-up-newspaper=rolled_newspaper clipboard=clipboard,list_on_a_clipboard
	love-letter=love_letter,valentine,card,birthday_card,invitation spiral-calendar=calendar,advent_calendar label=label,price_tag receipt
	pound-banknote=bank_note,banknote purse=purse,wallet clutch-bag=clutch_bag
	handbag=handbag,bag_hand shopping-bags=shopping_bag,shopping,carrier_bag,plastic_bag,small_bag glasses=glasses,spectacles,reading_glasses sunglasses
	goggles=goggles,swimming_goggles socks=sock,socks,stocking,christmas_stocking,odd_sock,lucky_sock gloves=glove,gloves,mitten,mittens,oven_glove
	billed-cap=cap,flat_cap,baseball_cap,school_cap womans-hat=sun_hat,straw_hat,bonnet,sunhat top-hat=top_hat,hat,trodden_hat,big_hat,silly_hat
	graduation-cap rescue-workers-helmet=helmet,fire_helmet,hard_hat military-helmet ballet-shoes=ballet_shoe
	running-shoe=pair_of_shoes,trainer,trainers,shoe,shoes,gym_shoe,plimsoll mans-shoe=tap_shoe,school_shoe flat-shoe=slipper,slippers
	high-heeled-shoe=glass_slipper,high_heel hiking-boot=boot,boots,walking_boot thong-sandal=flip-flop,flip_flop,sandal,sandals
	ribbon=bow,hair_bow,ribbon_bow,red_ribbon,ribbon,hair_ribbon reminder-ribbon necktie=tie,school_tie briefs=pants,knickers,underpants,pair_of_pants
	shorts=shorts,trunks,swimming_trunks bikini one-piece-swimsuit=swimming_costume,swimsuit yo-yo nesting-dolls=doll,russian_doll,nesting_doll,dolly
	game-die=die,dice,board_game chess-pawn=chess_piece puzzle-piece=jigsaw,puzzle,jigsaw_piece,jigsaw_puzzle joker=playing_card flying-disc=frisbee
	soccer-ball=football tennis=tennis_racket baseball=baseball,cricket_ball basketball volleyball=beach_ball
	rugby-football=rugby_ball,rugby_football american-football softball=softball,tennis_ball pool-8-ball ping-pong=table_tennis_bat badminton=shuttlecock boomerang
	water-pistol=water_pistol video-game=games_console joystick=remote_control,remote magic-wand=wand,magic_wand crystal-ball magnet hammer=hammer
	wrench=spanner screwdriver carpentry-saw=saw axe hammer-and-wrench=tools gear=cog hook=hook chains=chain,chains
	thread=thread,cotton_reel,string,spool yarn=wool,ball_of_wool,yarn,ball_of_string,red_wool knot=knot toothbrush soap=soap,bar_of_soap sponge=sponge
	lotion-bottle=shampoo,sun_cream roll-of-paper=toilet_roll,kitchen_roll,loo_roll hair-pick=comb mirror=mirror,hand_mirror syringe thermometer
	stethoscope test-tube=potion,test_tube alembic=magic_potion petri-dish x-ray=picture_of_bones,bone_picture
	rock=rock,stone,pebble,pebbles,rocks,moon_rock rose tulip=tulip,tulips sunflower hibiscus=flower white-flower=daisy blossom=buttercup
	cherry-blossom=blossom,cherry_blossom hyacinth=hyacinth,bluebell,lavender lotus=water_lily,lotus bouquet=flowers,bunch_of_flowers,bouquet
	wilted-flower four-leaf-clover=four-leaf_clover shamrock=shamrock,clover maple-leaf fallen-leaf=leaf,leaves,autumn_leaf leaf-fluttering-in-wind
	herb=herb,nettle,bean_plant seedling=seedling,sprout_plant,shoot,bean_shoot,oak_sapling,sapling sheaf-of-rice=straw
	potted-plant=pot_plant,houseplant,potted_plant,geranium,plant_pot,flowerpot empty-nest=nest nest-with-eggs=nest_of_eggs
	bone=bone,old_bone,dinosaur_bone,fossil_bone star=star,gold_star,small_gold_star glowing-star=shooting_star comet anatomical-heart red-heart=heart,paper_heart speech-balloon=speech_bubble
	thought-balloon=thought_bubble,empty_thought_bubble footprints=footprint,footprints paw-prints=paw_print,pawprint,paw_prints wind-chime=wind_chime
	confetti-ball=confetti party-popper=party_popper performing-arts=mask,masks,theatre_mask jack-o-lantern=pumpkin,jack-o-lantern pinata
	musical-note=tune,song musical-notes=music,notes postal-horn=horn,french_horn,hunting_horn,post_horn flute=flute,recorder,piccolo,tin_whistle,penny_whistle maracas=maraca
	folding-hand-fan=fan pick=pickaxe envelope=envelope incoming-envelope speaker-high-volume=loudspeaker razor red-paper-lantern=paper_lantern
	name-badge=badge,name_badge police-car-light=siren ice=ice,ice_cube
	goldfish=goldfish,koi,clownfish bird=bird,small_bird,little_bird,bluebird,small_grey_bird sparrow=sparrow,wren,dunnock canary=canary
`;
const MEDIUM = `
	sun=sun crescent-moon=crescent_moon,night_light_moon full-moon=moon,full_moon cat=cat,tabby,tabby_cat,ginger_cat black-cat rabbit=rabbit,bunny,hare,easter_bunny chicken=hen,chicken rooster=rooster,cockerel duck=duck,mallard
	goose=goose,important_goose turkey dodo badger beaver otter=otter skunk raccoon mouse-trap=mousetrap turtle=turtle,tortoise,terrapin,sea_turtle
	octopus=octopus peacock monkey=monkey,chimp,chimpanzee,cheeky_monkey koala sloth eagle=eagle poodle
	dog=dog,labrador,spaniel,terrier,puppy,collie,sheepdog,greyhound,pup service-dog=assistance_dog guide-dog panda seal=seal,sea_lion,seal_pup baby=baby,newborn,baby_brother,baby_sister
	ghost=ghost,spook,phantom,ghoul alien=alien amphora=urn,vase,jug,pitcher basket=basket,picnic_basket,wicker_basket,hamper bucket=bucket,pail,mop_bucket
	broom=broom,broomstick plunger wastebasket=bin,waste_paper_basket,dustbin,recycling_bin,wheelie_bin

	wrapped-gift=present,gift,birthday_present,wrapped_present backpack=backpack,satchel,school_bag briefcase luggage=suitcase,travel_bag,bag
	treasure-chest=treasure_chest,treasure,chest,pirate_chest toolbox=toolbox,tool_box abacus globe-showing-europe-africa=globe,earth shield
	bow-and-arrow=bow_and_arrow anchor accordion banjo=banjo guitar=guitar,electric_guitar harp=harp saxophone trumpet=trumpet,bugle,cornet trombone=trombone
	violin=violin,fiddle,viola long-drum=djembe,bongo musical-keyboard=keyboard,piano_keys dress=dress,party_dress,gown,ball_gown,frock
	womans-clothes=blouse t-shirt=t-shirt,shirt,football_shirt,vest running-shirt=football_kit jeans=jeans,trousers coat=coat,jacket lab-coat
	kimono=kimono sari=sari,saree scarf=scarf,striped_scarf,football_scarf,woolly_scarf safety-vest martial-arts-uniform=karate_suit,judo_suit
	womans-boot roller-skate=roller_skate,roller_boot ice-skate=ice_skate skis=skis,ski skateboard sled=sledge,toboggan,sled,sleigh kick-scooter=scooter
	fishing-pole=fishing_rod,fishing_pole diving-mask=diving_mask,snorkel ring-buoy=lifebelt,rubber_ring,life_ring cricket-game=cricket_bat,cricket
	field-hockey=hockey_stick lacrosse bullseye=target,dartboard boxing-glove curling-stone ice-hockey bowling=skittle,bowling_ball
	crutch=crutch,crutches white-cane fire-extinguisher=fire_extinguisher television=television,telly laptop=laptop,computer desktop-computer printer
	film-projector=projector satellite-antenna microscope
	framed-picture=drawing,photo,photograph,picture,painting,portrait,framed_photograph,framed_photo,photographs,family_photo
	artist-palette=paint,paints,palette,paint_pots placard=sign,home-made_poster,poster,notice headstone=headstone,gravestone
	spider-web=cobweb,spiders_web,web coral carp-streamer=windsock bubbles=bubbles,bubble chair=chair toilet=toilet,loo manual-wheelchair=wheelchair
	wheel=wheel,tyre,bike_wheel,spare_wheel carousel-horse=rocking_horse,hobby_horse,carousel_horse fuel-pump=petrol_pump
	cloud=cloud,rain_cloud,white_cloud splatter=slime,splat dashing-away=puff_of_smoke,smoke,puff fire=fire,campfire,bonfire,flame water-wave=wave
	sweat-droplets=splash,spray collision=flash_of_light rainbow=rainbow
`;
const LARGE = `
	walrus window goal-net=goal,goal_net door=door,front_door,wardrobe_door ewe=sheep,ewe,lamb ram goat=goat,kid_goat,billy_goat pig=pig,piglet boar=wild_boar,boar deer=deer,reindeer,fawn,stag,doe llama=llama,alpaca
	kangaroo=kangaroo,joey,wallaby wolf bear polar-bear=polar_bear lion tiger=tiger leopard=leopard,cheetah,jaguar crocodile=crocodile,alligator
	orangutan=orangutan gorilla=gorilla flamingo swan=swan,cygnet shark=shark dolphin=dolphin,porpoise donkey=donkey,mule zebra unicorn
	horse=horse,pony,foal bison=bison,buffalo water-buffalo ox=ox,bull cow=cow,calf moose=moose,elk rhinoceros=rhino,rhinoceros
	hippopotamus=hippo,hippopotamus camel=camel,two_humped_camel mermaid=mermaid merman snowman-without-snow=snowman genie=genie,jinn,djinn motor-scooter
	motorcycle=motorbike,motorcycle canoe=canoe,kayak,rowing_boat bathtub=bath,bathtub couch-and-lamp=sofa,settee,couch
	ladder cactus=cactus
	postbox=postbox,post_box,pillar_box,letterbox tent=tent,wigwam,tepee flying-saucer=ufo,flying_saucer satellite
	rocket=rocket,space_rocket,spaceship,space_ship,spacecraft,rocket_ship playground-slide=slide
	fountain=fountain,chocolate_fountain wood=log,tree_stump,stump
`;
const HUGE = `
	christmas-tree=christmas_tree leafless-tree=bare_tree palm-tree=palm_tree evergreen-tree=fir_tree,pine_tree,pine deciduous-tree=tree,oak,oak_tree,apple_tree,cherry_tree,conker_tree elephant=elephant mammoth giraffe whale=whale,blue_whale spouting-whale=spouting_whale orca
	sauropod=diplodocus,brontosaurus,dinosaur,brachiosaurus,dino t-rex=t_rex,tyrannosaurus,tyrannosaurus_rex phoenix=phoenix automobile=car
	sport-utility-vehicle racing-car=racing_car,race_car,sports_car,go-kart,go_kart taxi=taxi,cab police-car=police_car
	bus=bus,double_decker,double-decker minibus=minibus,van,camper_van,campervan ambulance fire-engine=fire_engine,fire_truck
	delivery-truck=lorry,truck,delivery_van,removal_van pickup-truck articulated-lorry=articulated_lorry tractor=tractor
	locomotive=steam_train,locomotive,train,steam_engine,toy_train,train_set tram-car=tram helicopter airplane=aeroplane,airplane,plane
	small-airplane=biplane ship=ship,liner,cruise_ship motor-boat=motor_boat speedboat=speedboat passenger-ship ferry auto-rickshaw=rickshaw,tuk-tuk
	trolleybus ferris-wheel=big_wheel,ferris_wheel building-construction=crane roller-coaster=roller_coaster,rollercoaster circus-tent=big_top,circus_tent,marquee
	ringed-planet=planet,saturn house=house,cottage,bungalow derelict-house=haunted_house hut=hut lighthouse castle=castle,fort,palace church=church,chapel mosque synagogue
	hindu-temple=temple school volcano
	sheet=bed_sheet,painted_bed_sheet,bedsheet,sheet curtain=curtain,red_curtain,stage_curtain bunting=bunting,flags 
	digger=digger,excavator,jcb,mini_digger,toy_digger
	pirate-ship=pirate_ship,galleon,sailing_ship
`;

/** Drawn by hand: the props of `story/vocabulary.ts`. */
const OURS = `
	torch=torch,head_torch,night_light,flashlight map=map,treasure_map key=key,old_key,door_key,house_key,car_keys,keys,magic_key
	lantern=lantern,lanterns rope=rope,skipping_rope,lasso letter=letter,postcard book=book,picture_book,colouring_book shell=shell,cockle
	feather=feather,quill wellies=wellies,welly,wellington,wellingtons,rain_boot umbrella=umbrella,brolly,umbrellas
	teddy=teddy,teddy_bear,soft_toy,cuddly_toy,stuffed_bear,cuddly_bear,bear_toy,comforter_bear,toy ball=ball,bouncy_ball
	cake=cake,birthday_cake,chocolate_cake,carrot_cake,wedding_cake,christmas_cake,sponge_cake drum=drum,dhol,drums,steel_drum,steel_pan,drum_kit kite
	cloth=handkerchief,hanky,cloth,towel,tea_towel,spotted_handkerchief,bandage,napkin,comforter,blankie,red_towel,white_cloth 
	toast=toast,slice_of_toast,crust 
	biscuit=biscuit,custard_cream,shortbread,digestive,bourbon,jammie_dodger,hobnob,cracker,ginger_nut,rich_tea,cream_cracker 
	bun=bun,hot_cross_bun,scone,teacake,bread_roll,crumpet,chelsea_bun tin=biscuit_tin,cake_tin,tin_box parcel=box,cardboard_box,parcel,package,crate,carton_box,egg_box,cereal_box,shoebox,shoe_box,fish_box,cardboard_boxes,boxes,recycling,cardboard tape=tape,sticky_tape,roll_of_tape,sellotape 
	potty dummy=dummy,dummies,soother,pacifier
	crumbs=crumb,biscuit_crumb,cake_crumb whistle dark-paper=dark_paper,sheet_of_dark_paper,black_paper gold-paper=gold_paper,wrapping_paper,foil,tin_foil 
	bottle=bottle,glass_bottle,milk_bottle,plastic_bottle saucepan=saucepan,pot,pan,cooking_pot
`;
const OURS_LARGE = `
	rucksack=rucksack owl=owl,owlet,cuddly_owl fox=fox,fox_cub,vixen penguin=penguin,penguin_chick,cuddly_penguin robot=robot,toy_robot,android
	boat=boat,toy_boat,sailing_boat,paper_boat,sailboat telescope=telescope,spyglass balloon=balloon
	sack=sack,sack_of_gold,bag_of_gold,loot,booty,swag blanket=blanket,quilt,duvet,picnic_blanket pillow=pillow,cushion hole=hole,burrow 
	paper-figure=paper_figure,cardboard_figure,shadow_puppet,puppet,small_figure,figure,small_paper_figure pigeon=pigeon,dove_bird,wood_pigeon 
	seagull=seagull,gull kitten=kitten,kitty
`;
const OURS_LONG = `
	dragon=dragon,baby_dragon bike=bike,bicycle,mountain_bike,balance_bike flag=flag net=net,fishing_net,butterfly_net spade=spade,shovel
	machine=machine,contraption,invention,gadget,time_machine,marvellous_machine puddle=puddle,water,pond,pool_of_water 
	sunlight=patch_of_sun,patch_of_light,round_spot_of_light,spot_of_light,pool_of_light,small_bright_light,bright_light white-line=white_line,finishing_line,finish_line,starting_line plank=plank,gangplank 
	bush=bush,prickly_bush,hedge,bramble,gorse_bush monster=monster,something pram=pram,pushchair,buggy table=table,desk,small_table
`;

/** People who are nobody's photo: cut from paper like everybody. */
const PEOPLE = `
	santa=santa,father_christmas,santa_claus,man_in_red,big_man_in_red nurse=nurse,midwife,health_visitor,paramedic,matron doctor=doctor,dentist,surgeon,vet,optician,orthodontist,scientist,professor,inventor pirate=pirate,buccaneer,rival,rival_pirate
	captain=captain,sea_captain,admiral,pirate_captain,captain_in_a_huge_hat royal=king,queen,prince,princess,emperor,empress,duke,duchess,sultan
	teacher=teacher,headteacher,head_teacher,headmaster,headmistress,teaching_assistant,librarian cook=cook,chef,baker,dinner_lady conjuror=conjuror,conjurer,magician,ringmaster,butler,mayor
	firefighter=firefighter,fireman,builder,miner driver=bus_driver,train_driver,taxi_driver,lorry_driver,driver,conductor,postman,postwoman,postie,guard,policeman,police_officer,policewoman,inspector,lollipop_man,pilot
	wizard=wizard,sorcerer,wizardess,enchantress,witch knight=knight,soldier villain=villain,supervillain,super_villain,baddie,baddy,thief,burglar,robber,highwayman old-person=great-aunt,great_aunt,great_uncle,old_lady,old_man,old_woman,granny,auntie,aunt
	somebody=vicar,lady,lord,caretaker,zookeeper,bride,student,sailor,bandsman,neighbour,guest,backs_of_heads,guests,visitor,person,people,stranger,man,woman,gentleman,shopkeeper,waiter,waitress,detective,swimmer,crowd,crew,audience,team,culprit,carpenter,gardener,farmer,fisherman,singer,dancer,actor,judge,referee,goalkeeper,goalie
`;
const CHILDREN = `
	child=child,children,boy,kid,twin,very_small_child,lad,pupil girl=girl,lass,bridesmaid
`;

/** How high those people are, mm of the world. */
const CHILD = 1120;
const GROWN_UP = 1660;
/** Whether what is so long is one of them: people are as large as people, whatever else is said. */
export const isPerson = ({ long }: { long: number }) => long === CHILD || long === GROWN_UP;

/** By the longest side, mm of the world: larger than life where life is too small to be seen, smaller where it would fill the page. */
export const SIZES = [
	[230, TINY],
	[340, SMALL],
	[440, OURS],
	[620, OURS_LARGE],
	[900, OURS_LONG],
	[CHILD, CHILDREN],
	[GROWN_UP, PEOPLE],
	[520, MEDIUM],
	[1050, LARGE],
	[1600, HUGE],
] as const;

/** A noun, in lower case and the singular, to its drawing. */
const NOUNS = new Map<string, { drawing: string; long: number }>();
const drawings = new Set<string>();
for (const [long, table] of SIZES)
	for (const entry of table.trim().split(/\s+/u)) {
		const [drawing = "", nouns = drawing.replaceAll("-", "_")] = entry.split("=");
		drawings.add(drawing);
		for (const noun of nouns.split(",")) NOUNS.set(noun.replaceAll(/[_-]/gu, " "), { drawing, long });
	}

/** Every drawing of the library that has a name here. */
export const FILED: readonly string[] = [...drawings].sort();

/** The drawing that shows what a noun (in the singular, lower case, "fire engine") says, and its longest side, mm of the world. */
export const calledSo = (noun: string) => NOUNS.get(noun) ?? null;
