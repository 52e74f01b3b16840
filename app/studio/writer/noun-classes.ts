import type { NounClass } from "../shelf/story";

/**
 * What a noun is. `_` joins the words of a compound that is something else than its last word; `~` says that it can't be
 * counted ("some porridge", never "a porridge"), `+` that it has no singular ("goggles"), `=` that it is a name and takes no
 * article ("Diwali"). A noun may stand in several classes.
 */
const NOUNS: Readonly<Partial<Record<NounClass | "none", string>>> = {
	person: `
		king queen prince princess emperor empress sultan lord lady duke duchess baron knight squire jester butler maid footman royal
		president prime_minister mayor lady_mayoress pope vicar priest imam rabbi monk nun bishop pastor granthi pandit
		doctor nurse surgeon dentist orthodontist optician midwife vet paramedic health_visitor play_specialist scientist professor inventor
		teacher headteacher headmaster headmistress head_teacher teaching_assistant dinner_lady lollipop_lady lollipop_man caretaker librarian coach
		referee umpire goalkeeper goalie footballer striker captain swimmer lifeguard gymnast athlete champion jockey cyclist racing_driver
		postman postwoman postie milkman bin_man binman dustman window_cleaner plumber builder electrician carpenter baker butcher grocer greengrocer
		fishmonger shopkeeper waiter waitress chef cook barber hairdresser tailor cobbler gardener farmer shepherd fisherman sailor
		pilot astronaut bus_driver train_driver taxi_driver lorry_driver driver conductor ticket_inspector guard firefighter fireman police_officer policeman
		policewoman detective spy burglar thief robber pirate buccaneer explorer adventurer archaeologist photographer painter artist sculptor
		singer dancer ballerina musician drummer guitarist violinist pianist busker organist actor actress comedian clown conjuror conjurer magician
		juggler acrobat ringmaster strongman author poet storyteller reporter newsreader weatherman judge lawyer soldier general colonel major
		sergeant admiral officer cowboy cowgirl ninja samurai viking roman gladiator caveman pharaoh bride groom bridesmaid best_man page_boy
		guest visitor stranger neighbour lodger landlord babysitter childminder social_worker inspector gentleman policewoman shop_assistant
		boss superhero hero villain baddie santa= father_christmas= astronomer zookeeper lock_keeper lighthouse_keeper goalie mascot
		steward stewardess hiker tourist scout brownie lumberjack miner blacksmith chimney_sweep rag_and_bone_man tooth_puller beekeeper
		celebrity pop_star film_star rock_star footballer tv_presenter dinosaur_expert plasterer decorator roofer removal_man delivery_man delivery_driver
		delivery_woman courier moderator minister giant_killer busker crossing_guard traffic_warden park_keeper groundsman
		boy girl man woman baby child toddler twin kid lad lass bairn wean crowd people+ team crew audience`,
	animal: `
		animal creature pet beast dog puppy pup cat kitten kitty rabbit bunny hamster guinea_pig gerbil mouse rat budgie parrot cockatoo canary goldfish
		tortoise turtle terrapin pony horse foal donkey mule cow calf bull ox sheep lamb ram goat kid_goat pig piglet boar hen chicken chick cockerel rooster
		duck duckling goose gosling swan cygnet turkey peacock pigeon dove robin sparrow blackbird crow raven magpie jackdaw rook owl owlet eagle hawk
		falcon kestrel buzzard kite_bird vulture seagull gull puffin penguin flamingo pelican heron stork crane_bird kingfisher woodpecker cuckoo swallow swift wren
		blue_tit bird emu ostrich kiwi_bird toucan lion lioness lion_cub tiger leopard cheetah panther jaguar puma lynx elephant rhino rhinoceros hippo
		hippopotamus giraffe zebra antelope gazelle wildebeest buffalo bison camel llama alpaca monkey gorilla chimp chimpanzee orangutan ape baboon lemur
		meerkat hyena warthog wolf fox vixen fox_cub cub bear polar_bear bear_cub grizzly_bear panda red_panda koala kangaroo joey wallaby wombat platypus sloth anteater armadillo
		aardvark porcupine hedgehog badger mole squirrel chipmunk beaver otter stoat weasel ferret mink skunk raccoon possum hare deer fawn stag reindeer
		moose elk bat seal seal_pup sea_lion walrus whale dolphin porpoise orca narwhal shark fish salmon trout eel clownfish pufferfish stingray seahorse starfish
		jellyfish octopus squid crab hermit_crab lobster prawn shrimp snail slug worm earthworm caterpillar butterfly moth bee bumblebee wasp hornet ant
		beetle ladybird spider tarantula scorpion centipede millipede woodlouse cricket grasshopper dragonfly firefly glow_worm fly mosquito midge flea tick nit louse
		bug insect snake python cobra adder lizard gecko chameleon iguana crocodile alligator komodo_dragon frog toad tadpole newt axolotl
		dinosaur t-rex tyrannosaurus triceratops stegosaurus diplodocus velociraptor pterodactyl raptor dino mammoth sabre-toothed_tiger dodo
		labrador poodle spaniel terrier greyhound collie sheepdog dachshund sausage_dog husky corgi bulldog whippet lurcher dalmatian pug cockapoo
		tabby moggy tomcat stallion mare shetland_pony racehorse highland_cow stick_insect giant_snail minibeast`,
	magical: `
		dragon unicorn fairy tooth_fairy pixie elf gnome goblin hobgoblin troll ogre giant witch wizard sorcerer ghost ghoul spook phantom monster
		bogeyman boogeyman vampire mummy_monster werewolf zombie skeleton mermaid merman sea_monster loch_ness_monster kraken sea_serpent kelpie selkie phoenix griffin
		gryphon pegasus centaur minotaur cyclops yeti bigfoot sasquatch abominable_snowman alien martian robot genie jinn djinn leprechaun banshee imp sprite nymph
		gruffalo boggart brownie_elf snowman star moon cloud_monster imaginary_friend angel rainbow_fish dark_monster slime_monster
		shadow wizardess enchantress sandman jack_frost= easter_bunny snow_queen ice_queen gargoyle golem sphinx baku kitsune tengu duppy
		anansi= naga nessie= shooting_star comet cloud raindrop snowflake puffling`,
	food: `
		cake birthday_cake wedding_cake christmas_cake carrot_cake chocolate_cake cheesecake pancake cupcake muffin bun hot_cross_bun doughnut donut scone crumpet
		teacake flapjack brownie biscuit custard_cream digestive bourbon jammie_dodger hobnob shortbread~ cookie gingerbread~ gingerbread_man jaffa_cake wafer cracker
		cream_cracker ginger_nut rich_tea macaroon meringue eclair profiterole trifle jelly ice_cream icecream ice_lolly lolly sorbet custard~ crumble
		apple_crumble pudding christmas_pudding yorkshire_pudding sticky_toffee_pudding rice_pudding black_pudding pie apple_pie mince_pie pork_pie steak_pie shepherds_pie cottage_pie meat_pie
		fish_pie pasty sausage_roll sausage hot_dog hotdog burger chip chips+ fish_finger fish_and_chips chicken_nugget nugget bacon~ ham~ bacon_sandwich egg scotch_egg boiled_egg omelette
		toast~ sandwich cheese_sandwich fish_finger_sandwich sarnie butty jam_sandwich chip_butty cheese~ cheese_toastie toastie roll bread~ loaf bagel baguette croissant naan roti chapati paratha puri dosa idli
		pitta tortilla wrap taco burrito nacho quesadilla pizza pasta~ spaghetti~ macaroni~ lasagne noodle noodles+ ramen~ rice~ fried_rice~ jollof~ jollof_rice~ biryani~ curry korma tikka
		dal~ daal~ samosa pakora bhaji onion_bhaji poppadom kebab falafel hummus~ houmous~ tagine couscous~ tabbouleh~ baklava kunafa halva~ turkish_delight~ gulab_jamun jalebi ladoo
		laddu barfi burfi kheer~ halwa~ kulfi lassi chai~ mithai~ date plantain yam cassava fufu~ egusi~ suya~ puff_puff chin_chin~ moi_moi~ akara okra~ callaloo~ ackee~ saltfish~ patty jerk_chicken~
		curry_goat~ dumpling fried_dumpling festival_bread bun_and_cheese rum_cake black_cake pepper_soup spring_roll dim_sum~ prawn_cracker wonton bao bao_bun moon_cake mooncake fortune_cookie sushi~ tofu~
		peking_duck~ pierogi+ borscht~ sauerkraut~ strudel pretzel bratwurst schnitzel goulash~ gnocchi+ risotto~ tiramisu~ cannoli panettone gelato~ focaccia~ salami~ paella~ churro
		custard_tart pastel_de_nata tortilla_chip halloumi~ moussaka~ souvlaki gyros olive feta~ tzatziki~ challah latke matzo matzo_ball rugelach hamantasch blintz haggis neeps+ tatties+ tablet cranachan~ porridge~ cereal~
		cornflakes+ weetabix~ muesli~ bara_brith~ welsh_cake welshcake cawl~ laverbread~ rarebit soda_bread~ potato_farl champ~ colcannon~ stew roast_dinner sunday_roast gravy~ stuffing~ roast_potato jacket_potato potato
		mash~ chilli carrot pea peas+ mushy_peas+ bean baked_beans+ baked_bean beans_on_toast~ runner_bean broccoli~ cauliflower cabbage sprout brussels_sprout spinach~ sweetcorn~ cucumber tomato pepper onion garlic~ leek mushroom turnip
		parsnip pumpkin marrow courgette aubergine beetroot radish lettuce salad soup broth~ apple pear banana orange satsuma clementine lemon lime grape grapes+ strawberry raspberry blackberry
		blueberry cherry plum peach apricot mango pineapple melon watermelon coconut kiwi pomegranate fig papaya avocado rhubarb~ gooseberry conker nut peanut almond
		chestnut walnut raisin honey~ jam~ marmalade~ marmite~ peanut_butter~ butter~ cream~ milk~ milkshake smoothie juice~ squash~ hot_chocolate cocoa~ tea~ coffee~ lemonade~ cola~ ketchup~
		chocolate chocolate_bar chocolate_button chocolate_egg easter_egg sweet sweetie sweets+ jelly_baby jelly_bean gummy_bear toffee fudge~ liquorice~ lollipop bubble_gum~ chewing_gum~ marshmallow candyfloss~ candy_cane
		popcorn~ crisp crisps+ pretzels+ peppermint polo_mint mint humbug sherbet~ stick_of_rock nougat~ gobstopper snack picnic lunch dinner tea_party breakfast supper takeaway
		jam_tart treacle_tart treacle~ bakewell_tart tart lemon_drizzle_cake victoria_sponge swiss_roll battenberg parkin~ eccles_cake chelsea_bun iced_bun rock_cake fairy_cake
		birthday_tea packed_lunch cheese_straw quiche vol-au-vent egg_sandwich cucumber_sandwich cornish_pasty carrot_stick rice_cake`,
	vehicle: `
		car racing_car race_car sports_car police_car go-kart kart taxi cab bus double_decker double-decker coach minibus minivan van camper_van campervan ice_cream_van caravan lorry truck monster_truck bin_lorry dustbin_lorry fire_engine
		fire_truck ambulance police_van tractor combine_harvester digger bulldozer dumper_truck crane cement_mixer steamroller forklift motorbike motorcycle
		moped scooter bike bicycle tricycle trike tandem unicycle balance_bike bmx skateboard rollerskate roller_skate skates+ rickshaw tuk_tuk train steam_train steam_engine locomotive
		tube_train tram monorail cable_car plane aeroplane jet helicopter glider hot_air_balloon balloon airship rocket spaceship space_ship spacecraft space_rocket flying_saucer ufo shuttle
		satellite boat ship pirate_ship sailing_boat rowing_boat lifeboat canoe kayak dinghy raft barge narrowboat canal_boat ferry hovercraft submarine sub yacht galleon
		trawler fishing_boat speedboat tug tugboat pedalo gondola longship sledge sleigh toboggan snowmobile chariot cart horse_and_cart carriage wagon wheelbarrow pram pushchair
		buggy wheelchair shopping_trolley trolley lawnmower ride-on_mower milk_float time_machine flying_carpet magic_carpet broomstick paddle_board surfboard hang_glider zeppelin`,
	clothes: `
		hat bobble_hat top_hat sun_hat woolly_hat straw_hat cap crown_hat helmet scarf glove gloves+ mitten mittens+ coat raincoat jacket anorak mac cardigan jumper christmas_jumper sweater hoodie fleece shirt t-shirt football_shirt football_kit blouse
		vest dress party_dress ball_gown gown skirt tutu kilt trousers+ jeans+ shorts+ leggings+ tights+ sock socks+ odd_sock stocking christmas_stocking shoe shoes+ boot boots+ football_boot football_boots+ welly wellies+ wellington wellingtons+ trainer trainers+ ballet_shoe
		slipper slippers+ sandal flip-flop pyjamas+ nightie dressing_gown onesie swimming_costume swimsuit swimming_trunks+ trunks+ wetsuit burkini armbands+ armband goggles+ glasses+ sunglasses+
		tie bow_tie bow belt braces+ waistcoat suit uniform school_uniform apron cape cloak mask costume fancy_dress~ wig turban patka dastar hijab headscarf sari saree lehenga sherwani shalwar_kameez
		salwar_kameez kurta kimono hanbok cheongsam agbada gele dashiki kaftan abaya thobe kippah poncho sombrero beret bonnet tam_o'shanter sporran pants+ knickers+ underpants+ nappy bib
		handbag rucksack backpack satchel bag school_bag lunchbox umbrella brolly wig hairband hair_bobble ribbon petticoat false_teeth+ dentures+ jim-jams+ flat_cap football_scarf`,
	toy: `
		toy teddy teddy_bear bear_toy doll dolly rag_doll puppet sock_puppet ball football beach_ball tennis_ball rugby_ball cricket_ball basketball balloon kite yo-yo spinning_top marble marbles+ jigsaw jigsaw_puzzle puzzle board_game game
		card_game playing_card lego~ brick building_block block train_set toy_train toy_car toy_boat toy_dinosaur toy_rabbit doll's_house dolls_house rocking_horse hobby_horse cuddly_toy soft_toy cuddly_bear
		cuddly_rabbit cuddly_sloth cuddly_dog cuddly_cat cuddly_elephant cuddly_monkey cuddly_penguin cuddly_lion cuddly_owl cuddly_dinosaur stuffed_bear toy_elephant toy_monkey toy_dog toy_cat toy_lion toy_robot action_figure water_pistol bat_and_ball frisbee skipping_rope hula_hoop trampoline swing seesaw slide
		paddling_pool bouncy_castle sandpit rattle dummy comforter blanket blankie bubble bubbles+ playdough~ slime~ sticker football_sticker pokemon_card crayon paint~ colouring_book comic
		rubber_duck bath_toy jack-in-the-box snow_globe remote-controlled_car walkie_talkie tablet games_console rubiks_cube fidget_spinner conker stickle_brick dinosaur_toy`,
	instrument: `
		drum drums+ drum_kit steel_pan steel_drum bongo tabla dhol djembe tambourine triangle maraca cymbal gong bell xylophone glockenspiel piano keyboard organ accordion
		harmonica mouth_organ kazoo recorder flute piccolo clarinet oboe bassoon saxophone trumpet cornet bugle trombone tuba french_horn euphonium bagpipes+ bagpipe tin_whistle
		penny_whistle whistle violin fiddle viola cello double_bass guitar electric_guitar ukulele banjo mandolin sitar lute harp lyre kora oud bodhran didgeridoo vuvuzela panpipes+ microphone`,
	building: `
		house cottage bungalow flat tower tower_block castle palace mansion hut shed barn stable greenhouse garage windmill lighthouse church chapel
		cathedral mosque temple gurdwara synagogue school hospital library museum theatre cinema shop supermarket café cafe restaurant pub hotel station fire_station
		police_station zoo factory mill office bank prison igloo tent wigwam tepee yurt tree_house treehouse den fort wendy_house doll's_house beach_hut bridge tunnel
		pyramid kennel hutch dovecote henhouse bird_box nest chimney well gate
		roof fence railings+ drain gutter ledge ditch washing_line postbox lift_shaft car_engine`,
	plant: `
		flower rose daisy sunflower tulip daffodil snowdrop bluebell poppy dandelion lily marigold lavender~ geranium pansy foxglove thistle heather~ shamrock clover~
		four-leaf_clover tree apple_tree oak oak_tree oak_sapling acorn conker_tree pine_tree fir_tree christmas_tree willow palm_tree cherry_tree lemon_tree monkey_puzzle beanstalk bush hedge
		holly~ ivy~ mistletoe~ fern moss~ grass~ leaf seed bulb cactus houseplant pot_plant bean_plant tomato_plant vine seaweed~ reed nettle venus_flytrap bonsai jasmine~ toadstool`,
	treasure: `
		treasure~ gold~ silver~ jewel diamond ruby emerald sapphire pearl gem gemstone crystal crown tiara necklace bracelet ring wedding_ring earring brooch pendant locket
		coin gold_coin doubloon penny old_penny pound_coin chocolate_coin money~ treasure_chest goblet chalice trophy cup medal gold_medal badge amulet sceptre orb crown_jewel crown_jewels+ golden_egg
		loot~ booty~ fossil shell seashell pebble piece_of_eight bag_of_gold magic_lamp pocket_watch`,
	material: `
		box cardboard_box egg_box shoe_box shoebox cereal_box cardboard_tube toilet_roll toilet_roll_tube tin_can can bean_can tin bottle plastic_bottle milk_bottle bottle_top yoghurt_pot yogurt_pot pot bin recycling_bin wheelie_bin
		cardboard~ paper~ newspaper wrapping_paper~ tin_foil~ foil~ string~ sellotape~ sticky_tape~ tape~ glue~ wool~ felt~ fabric~ cloth sheet bedsheet duvet duvet_cover curtain pillow pillowcase cushion
		towel tea_towel wood~ plank stick lollipop_stick lollystick branch log crate pallet wooden_spoon saucepan frying_pan wok colander sieve bucket tyre wheel bike_wheel cog spring nail screw wire~ hose hoover_hose
		pipe bath_tap tap button bead pipe_cleaner peg clothes_peg tent_peg junk~ scrap~ scrap_metal~ rubbish~ recycling~ mud~ sand~ snow~ ice~ clay~ straw brick rope ladder plastic_bag carrier_bag
		jam_jar jar umbrella ironing_board fan microwave toaster kettle hoover fish_box bike_lamp golf_club hostess_trolley seat_belt fairy_light fairy_lights+ christmas_light roller_skate part kitchen_roll crisp_packet carton milk_carton drainpipe dustbin_lid bin_lid bubble_wrap~`,
	body: `
		tooth baby_tooth front_tooth fang arm leg wrist ankle knee elbow finger thumb toe hand foot head ear eye nose mouth tongue throat tonsil tonsils+ adenoids+ adenoid tummy belly
		stomach bottom back neck shoulder chin cheek heart hip hair~ skin~ blood~ bone grommet grommets+ appendix lung kidney rib collarbone collar_bone gum jaw tail wing paw whisker belly_button forehead beard~ moustache`,
	built: `
		rocket spaceship space_ship robot submarine sub boat ship pirate_ship plane aeroplane car racing_car go-kart time_machine flying_machine machine contraption invention gadget helicopter tank raft
		den fort castle tower treehouse tree_house bridge catapult windmill lighthouse sledge pram buggy train digger hot_air_balloon spacecraft space_rocket jetpack jet_pack hovercraft dinosaur
		dragon costume telescope lift stairlift rollercoaster marble_run washing_machine hoover computer laboratory orchestra drum_kit theatre puppet_theatre shop bird_feeder bug_hotel scarecrow guy toboggan bus truck fire_engine elephant monster`,
	feast: `
		birthday birthday_party birthday_tea party tea_party surprise_party garden_party street_party beach_party pool_party sleepover wedding eid_party eid= eid_al-fitr= iftar diwali= holi= vaisakhi= navratri= raksha_bandhan= hanukkah= passover=
		seder bar_mitzvah bat_mitzvah purim= rosh_hashanah= christmas= christmas_dinner christmas_party christmas_day= boxing_day= easter= easter_party halloween_party halloween= bonfire_night= bonfire_party new_year
		new_year's_eve_party chinese_new_year= lunar_new_year= nowruz= ramadan= harvest_supper harvest_festival burns_night= burns_supper hogmanay= st_david's_day= carnival christening baptism first_communion
		communion naming_ceremony baby_shower anniversary golden_wedding jubilee coronation picnic barbecue bbq banquet feast princess_ball ceilidh disco prom reunion family_reunion mother's_day= father's_day=
		leaving_party housewarming retirement_party thanksgiving= sunday_lunch sunday_dinner roast_dinner fete fair gala wake kwanzaa= midsummer_party mehndi sangeet nikah walima aqiqah pesach=`,
	place: `
		park garden beach seaside island forest wood woods+ jungle desert mountain hill valley cave river stream lake loch pond sea ocean canal harbour dock street road alley town city village
		farm field meadow allotment playground football_pitch pitch stadium swimming_pool pool leisure_centre market fairground theme_park circus kitchen bedroom bathroom attic loft cellar landing hallway stairs+
		classroom playgroup nursery reception_class ward waiting_room planet galaxy space~ moon north_pole south_pole volcano waterfall swamp moor cliff countryside caravan_park campsite`,
	thing: `
		book story_book diary notebook letter postcard map treasure_map key door door_handle window mirror clock alarm_clock watch lamp lantern torch head_torch night_light candle firework sparkler bonfire lamp post_box
		phone mobile telephone radio television telly computer laptop camera telescope binoculars+ magnifying_glass microscope compass calculator remote_control remote teapot teacup mug cup plate bowl spoon fork knife flask thermos
		basket suitcase trunk chest drawer wardrobe cupboard fridge oven cooker washing_machine bath toilet potty sink shower toothbrush toothpaste~ comb hairbrush soap~ sponge_cloth mop broom vacuum_cleaner iron scissors+
		chair armchair sofa settee table desk bed bunk_bed cot high_chair stool bench rug carpet picture painting photo photograph drawing poster sign flag banner bunting~ present parcel package envelope stamp
		wand magic_wand crystal_ball cauldron potion spell_book magic_bean lamp_post sword shield bow_and_arrow cannon anchor spyglass telescope hook eyepatch fishing_rod fishing_net net spade rake wheelbarrow watering_can
		lawn_mower flowerpot garden_gnome scarecrow snow_globe cushion pillow blanket quilt hot_water_bottle tooth_mug piggy_bank purse wallet walking_stick hearing_aid crutch plaster plaster_cast bandage sling thermometer stethoscope syringe needle brace
		rocket_fuel battery light_bulb light plug switch engine propeller steering_wheel horn siren ladder hammer screwdriver spanner saw drill toolbox tape_measure paintbrush pencil pencil_case rubber ruler
		rainbow cloud raindrop snowflake snowball puddle wave sandcastle shooting_star sun planet feather egg_cup bone dog_lead dog_bowl collar stick bird_feeder birdhouse football_trophy clove_box jewellery_box music_box toolbox biscuit_tin cake_tin sweet_jar
		tea_cosy teaspoon shopping_list recipe_book bicycle_bell hammock deckchair parasol windbreak garden_hose paddling_pool sprinkler swing climbing_frame roundabout letterbox letter_box doorbell door_key house_key car_keys+ keys+ rolling_pin menorah diya hymn_book prayer_mat
		jar lid crayon chalk~ vase jug ornament worry_jar moon gnome mirror fossil gas_mask poem song tune dance magic_trick speech carol`,
	// Compounds that are nothing of what their last words say, and nothing to be drawn.
	none: `
		traffic_jam times_table next_door front_row bottom_bunk shower_head piggy_back baby_tooth_box sports_day bin_day goal_line
		finger_prick egg_and_spoon star_chart sticker_chart rock_star pop_star film_star movie_star big_wheel half_time tea_time teatime lunch_time story_book picture_book
		school_play football_match football_team phone_call video_call bus_stop train_station light_switch table_manners eye_test hand_dryer
		family_tree big_top sun_cream magic_cream tummy_bug world_cup nursery_rhyme hot_water cold_water tummy_button school_bell house_fire`,
};

/** Plurals that no rule makes. */
const PLURALS =
	"men=man women=woman children=child mice=mouse lice=louse geese=goose feet=foot teeth=tooth wolves=wolf elves=elf knives=knife leaves=leaf loaves=loaf " +
	"calves=calf hooves=hoof thieves=thief scarves=scarf oxen=ox wives=wife halves=half shelves=shelf dwarves=dwarf octopuses=octopus buses=bus gases=gas " +
	"pyjamas=pyjamas potatoes=potato tomatoes=tomato heroes=hero mangoes=mango volcanoes=volcano mosquitoes=mosquito cacti=cactus people=people moths=moth " +
	"cookies=cookie brownies=brownie pixies=pixie zombies=zombie genies=genie cuties=cutie pies=pie ties=tie magpies=magpie eyries=eyrie selfies=selfie hippos=hippo " +
	"foxes=fox boxes=box witches=witch torches=torch sandwiches=sandwich watches=watch brushes=brush toothbrushes=toothbrush dishes=dish glasses=glasses sheep=sheep deer=deer fish=fish " +
	"fishes=fish aircraft=aircraft reindeer=reindeer weans=wean roti=roti collies=collie ladies=lady lollies=lolly hobbies=hobby birdies=birdie teddies=teddy bourbons=bourbon";

const irregular = new Map(PLURALS.split(" ").map((pair) => pair.split("=") as [string, string]));

/** What is known of a noun besides its classes. */
export type KnownNoun = {
	classes: ReadonlySet<NounClass | "none">;
	/** Without a plural: "porridge". */
	isMass: boolean;
	/** Without a singular: "goggles". */
	isPlural: boolean;
	/** A name: without an article. */
	isName: boolean;
};

function nounsOf(table: typeof NOUNS): ReadonlyMap<string, KnownNoun> {
	const known = new Map<string, KnownNoun & { classes: Set<NounClass | "none"> }>();
	for (const [of, words] of Object.entries(table))
		for (const entry of words.trim().split(/\s+/)) {
			const noun = entry.replace(/[~+=]$/, "").replaceAll(/[_-]/g, " ");
			const before = known.get(noun) ?? {
				classes: new Set<NounClass | "none">(),
				isMass: entry.endsWith("~"),
				isPlural: entry.endsWith("+"),
				isName: entry.endsWith("="),
			};
			before.classes.add(of as NounClass | "none");
			known.set(noun, before);
		}
	return known;
}

const KNOWN = nounsOf(NOUNS);

/** Of a plural its singular, by rule; any other word as it is. */
export function singularOf(word: string): string {
	const listed = irregular.get(word);
	if (listed) return listed;
	if (/[^aeiou]ies$/.test(word)) return `${word.slice(0, -3)}y`;
	if (/(?:sh|ch|x|ss|zz)es$/.test(word)) return word.slice(0, -2);
	return /[^su]s$/.test(word) ? word.slice(0, -1) : word;
}

const manyOf = new Map([...irregular].map(([several, one]) => [one, several]));

/** Of a singular its plural, by rule. */
export function pluralOf(word: string): string {
	const listed = manyOf.get(word);
	if (listed) return listed;
	if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
	return /(?:sh|ch|x|ss|zz)$/.test(word) ? `${word}es` : `${word}s`;
}

/** Takes a noun or compound in lower case, either number. Null: not in the list, whatever it may be. */
export function knownNoun(noun: string): (KnownNoun & { singular: string }) | null {
	const words = noun.split(" ");
	const singular = [...words.slice(0, -1), singularOf(words.at(-1) ?? "")].join(" ");
	const asTyped = KNOWN.get(noun);
	if (asTyped) return { ...asTyped, singular: noun };
	const one = KNOWN.get(singular);
	return one ? { ...one, isPlural: !one.isMass, singular } : null;
}

/** The longest ending of a phrase that is a noun of the list, and where it begins: "fire engine" of "red fire engine". */
export function knownHead(
	words: readonly string[],
): { from: number; known: NonNullable<ReturnType<typeof knownNoun>> } | null {
	for (let from = Math.max(0, words.length - 3); from < words.length; from++) {
		const known = knownNoun(words.slice(from).join(" "));
		if (known) return { from, known };
	}
	return null;
}
