/**
 * The passwords that are tried first, of those long enough to be allowed: sequences, keyboard walks, names and words that
 * head every published list (after the UK's National Cyber Security Centre's advice to refuse the commonest), in lower case.
 */
const COMMON = new Set(
	`
123456 1234567 12345678 123456789 1234567890 12345678910 123123 123321 123456a 1234qwer 123qwe 123qwe123
123abc 123654 123789 111111 1111111 11111111 112233 121212 131313 142536 147258 147258369 159357 159753
1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qazxsw2 222222 232323 252525 333333 444444 456789 456123 555555
654321 666666 696969 741852 741852963 753951 777777 7777777 789456 789456123 852456 888888 88888888
963852 987654 9876543 98765432 987654321 999999 9999999 99999999 000000 0000000 00000000 010203 0123456
0123456789 012345 098765 0987654321 100200 101010 102030 112358 123000 123412 12341234 1234abcd 12344321
1234554321 aaaaaa aaaaaaa aaaaaaaa abc123 abc1234 abc12345 abcabc abcd1234 abcdef abcdefg abcdefgh
abcdef123 a123456 a1234567 a12345678 a1b2c3 a1b2c3d4 access admin1 admin12 admin123 admin1234
administrator asdasd asdasd123 asdf1234 asdfasdf asdfgh asdfghj asdfghjk asdfghjkl asd123 qazwsx
qazwsx123 qazwsxedc qwaszx qweasd qweasdzxc qweqwe qwer1234 qwerty qwerty1 qwerty12 qwerty123 qwerty1234
qwerty12345 qwerty123456 qwertyu qwertyui qwertyuiop qwert123 qwert1 q1w2e3 q1w2e3r4 q1w2e3r4t5 zaq12wsx
zaq1zaq1 zxcvbn zxcvbnm zxcvbnm123 zxczxc zxc123 zxcasdqwe password password1 password12 password123
password1234 password12345 password! password1! password2 password01 passw0rd passw0rd1 p@ssword p@ssw0rd
p@ssw0rd1 p@55w0rd pa55word pa55w0rd passpass passport pass123 pass1234 pass12345 mypassword thepassword
drowssap changeme changeme1 changeme123 letmein letmein1 letmein123 welcome welcome1 welcome123 welcome1!
secret secret1 secret123 testing testing1 test123 test1234 test12345 testtest tester guest123 default
master master1 master123 login123 user123 user1234 temp123 temp1234 hello1 hello123 hello1234 hellohello
helloworld iloveyou iloveyou1 iloveyou2 iloveyou123 iloveu iloveme loveme loveyou lovely loveme1 lover1
love123 love1234 lovelove mylove truelove sweetheart sweetie sweety darling babygirl babygirl1 babyboy
babyboy1 baby123 princess princess1 princess123 queen123 angel1 angel123 angels sunshine sunshine1
sunshine123 rainbow rainbow1 rainbows butterfly butterfly1 flower flower1 flowers blossom cupcake cookie
cookie1 cookies chocolate chocolate1 sugar123 honey123 honeybee peaches cherry cherry1 banana banana1
strawberry blueberry pumpkin pumpkin1 snickers pepper pepper1 ginger ginger1 coffee biscuit custard
marmite dragon dragon1 dragon123 monkey monkey1 monkey123 tiger1 tigers tiger123 lion123 kitten kittens
kitty1 kitty123 hellokitty puppy1 puppy123 doggie buster buster1 charlie charlie1 charlie123 bailey
bailey1 maggie molly1 poppy1 poppy123 bella1 bella123 rocky1 rocky123 shadow shadow1 shadow123 smokey
smokey1 snoopy garfield tinkerbell dolphin dolphins penguin penguins turtle butterfly2 unicorn unicorn1
unicorns phoenix falcon eagle1 eagles hunter hunter1 hunter2 ranger ranger1 scorpion spider spiderman
spiderman1 superman superman1 batman batman1 batman123 ironman wolverine avengers starwars starwars1
startrek matrix matrix1 pokemon pokemon1 pokemon123 pikachu minecraft minecraft1 fortnite fortnite1
roblox roblox123 nintendo playstation xbox360 mario123 zelda1 gandalf merlin merlin1 harrypotter hogwarts
frozen elsa123 barbie barbie1 peppapig disney disney1 mickey mickey1 minnie winnie winniethepooh
paddington gruffalo football football1 football123 soccer soccer1 baseball baseball1 basketball hockey
hockey1 rugby1 cricket cricket1 tennis golfer liverpool liverpool1 liverpool123 lfc123 arsenal arsenal1
arsenal123 chelsea chelsea1 chelsea123 everton everton1 manutd manunited manchester manchester1 mancity
united united1 tottenham spurs1 spurs123 rangers rangers1 celtic celtic1 newcastle newcastle1 westham
westham1 sunderland villa1 wolves leicester leeds1 leedsutd barcelona barcelona1 realmadrid juventus
champion champions winner winner1 london london1 london123 england england1 england1966 scotland
scotland1 ireland wales1 britain yorkshire lancashire cornwall bristol birmingham edinburgh glasgow
cardiff oxford cambridge america canada australia andrew anthony ashley1 ashley austin benjamin brandon
carlos charles charlotte chester christian christopher claire1 daniel daniel1 daniela danielle david1
david123 dennis diamond diana1 edward elizabeth emily1 emily123 francis freddie frederick gabriel gareth
george george1 george123 gemma1 gordon hannah hannah1 harley harry1 harry123 heather helen1 isabella
jackson jackie jacob1 james1 james123 jasmine jason1 jasper jennifer jeremy jessica jessica1 jessie
john123 johnny jonathan jordan jordan1 jordan23 joseph joshua joshua1 justin karen1 katie1 lauren lauren1
lewis1 louise louise1 lucy123 madison marina martin matthew matthew1 melissa michael michael1 michelle
michelle1 mohammed monica morgan natalie natasha nathan nicholas nicola nicole nicole1 oliver oliver1
olivia olivia1 oscar1 oscar123 patrick peter1 rachel rebecca richard robert robert1 rosie1 rosie123
ruby123 ryan123 samantha samuel sarah1 scott1 simon1 sophie sophie1 spencer stephanie stephen steven
summer summer1 thomas thomas1 thomas123 tyler1 victoria victoria1 vincent william william1 blink182
metallica nirvana slipknot beatles guitar music1 music123 michaeljackson onedirection justinbieber
computer computer1 internet internet1 samsung samsung1 iphone apple123 google google1 facebook facebook1
twitter youtube microsoft windows windows1 windows10 server network keyboard android freedom freedom1
friend friends friends1 forever forever1 family family1 family123 mother father mummy1 daddy1 daddy123
grandma grandad children sister brother bestfriend together heaven heaven1 jesus1 jesus123 jesuschrist
godisgood blessed blessing faith1 church christ praise trustno1 whatever whatever1 nothing nothing1
number1 nopassword ncc1701 mustang mustang1 ferrari porsche mercedes corvette camaro harley1 yamaha
suzuki toyota honda1 maverick cowboy cowboys thunder thunder1 lightning silver silver1 golden purple
purple1 orange orange1 yellow green1 green123 black1 blue123 red123 pinky1 killer killer1 fuckyou
fuckyou1 fuckoff bastard asshole bullshit biteme pussycat sexy123 hottie hotdog cheese cheese1
cheeseburger sausage chicken chicken1 potato pizza123 january february march1 april1 august september
october november december monday tuesday wednesday thursday friday saturday sunday spring summer2020
summer2021 summer2022 summer2023 summer2024 summer2025 winter winter1 winter2023 winter2024 winter2025
autumn christmas christmas1 halloween easter birthday newyear abcd123 qwerty! zaqwsx 5201314 woaini
asdfg1 asdfgh1 lol123 lollol hahaha haha123 nanana blahblah yellow1 bubbles bubbles1 buttercup booboo
boomer bonnie bond007 james007 agent007 america1 aaa111 aa123456 aa12345678 qq123456 abc123456 abcde12345
111222 111222333 112112 121314 123123123 123321123 12121212 123456q 123456qwerty 123asd 1a2b3c 1password
1passwd 2wsx3edc 3rjs1la7qe access14 storybook storybook1 fairytale bedtime fableandkin fable123
`
		.trim()
		.split(/\s+/),
);

/** Whether a password is one of the commonest, in whatever capitals, or one character again and again. */
export function isCommonPassword(password: string): boolean {
	const typed = password.toLowerCase();
	return COMMON.has(typed) || /^(.)\1*$/su.test(typed);
}
