/** How parents type, and what it is in the English that stories and the tagger know. */

/** What nobody means to write, in any dialect. */
export const SLIPS =
	"wich=which becuase=because becasue=because thier=their freind=friend freinds=friends teh=the untill=until suprise=surprise suprised=surprised wierd=weird beleive=believe tommorow=tomorrow tomorow=tomorrow " +
	"alot=a_lot tresure=treasure tressure=treasure disapeared=disappeared dissapeared=disappeared dissappeared=disappeared disapears=disappears dissapears=disappears dragin=dragon unicon=unicorn dinosaw=dinosaur dinasaur=dinosaur dinosour=dinosaur hospitle=hospital " +
	"hosptial=hospital skool=school nursary=nursery choclate=chocolate biskit=biscuit biscit=biscuit moveing=moving swiming=swimming pyrate=pirate sandwitch=sandwich sandwitches=sandwiches definately=definitely recieve=receive seperate=separate " +
	"begining=beginning stoped=stopped happend=happened realy=really finaly=finally ther=there whith=with wiht=with adn=and hte=the wether=whether kno=know";

const SAME_AS =
	"wot=what wat=what wi=with wiv=with w/=with w=with tae=to dae=do hame=home doon=down oot=out outta=out of aboot=about roond=round intae=into ontae=onto frae=from fae=from nae=no auld=old hoose=house moose=mouse toon=town " +
	"aff=off awfy=awfully feart=afraid o=of av=have wis=was wur=were wan=one weeny=tiny teeny=tiny ickle=little likkle=little lil=little peedie=little wean=child weans=children " +
	"cannae=can_not cannot=can_not cant=can_not canny=can_not winnae=will_not wont=will_not didnae=did_not didnt=did_not dinnae=do_not dinna=do_not dont=do_not doesnae=does_not doesnt=does_not isnae=is_not isnt=is_not wasnae=was_not wasnt=was_not " +
	"arent=are_not werent=were_not wouldnae=would_not wouldnt=would_not couldnae=could_not couldnt=could_not shouldnt=should_not havent=have_not hasnt=has_not hadnt=had_not havnt=have_not aint=is_not ain't=is_not " +
	"im=I_am ive=I_have hes=he_is shes=she_is theyre=they_are theres=there_is thats=that_is whats=what_is whos=who_has wheres=where_is lets=let_us shed've=she_would_have youre=you_are weve=we_have theyve=they_have " +
	"yr=year yrs=years nite=night tonite=tonight bcos=because bcoz=because coz=because cos=because bc=because cuz=because thru=through tho=though u=you ur=your ya=you yous=you r=are n=and an'=and b4=before 2day=today pls=please plz=please xmas=christmas " +
	"wor=our oor=our mi=my bout=about meself=myself hisself=himself theirselves=themselves nowt=nothing owt=anything summat=something sumthing=something summink=something gonna=going_to wanna=want_to gotta=got_to gimme=give_me bday=birthday b'day=birthday " +
	"burfday=birthday " +
	"redundent=redundant swimmin=swimming stolled=stole stoled=stole nicked=stole nick=steal nicking=stealing pinched=stole robbed=stole swiped=stole " +
	"pupy=puppy puppie=puppy pudels=puddles puddels=puddles pudles=puddles nappys=nappies wellys=wellies wellie=welly snoman=snowman glases=glasses haircutt=haircut dumy=dummy rite=right looses=loses loosing=losing stubbern=stubborn " +
	"scairt=scared skared=scared scard=scared frit=frightened spelks=splinters mum's=mum's telly=television tv=television bro=brother sis=sister bruv=brother sista=sister " +
	"havin=having goin=going bein=being comin=coming doin=doing gettin=getting playin=playing lookin=looking makin=making tryin=trying cryin=crying creakin=creaking missin=missing singin=singing startin=starting losin=losing movin=moving " +
	"livin=living eatin=eating nickin=stealing stealin=stealing swimmin=swimming buildin=building takin=taking sleepin=sleeping stretchin=stretching talkin=talking walkin=walking runnin=running huntin=hunting diggin=digging findin=finding";

const spellings = new Map(
	`${SAME_AS} ${SLIPS}`.split(" ").map((pair) => {
		const at = pair.indexOf("=");
		return [pair.slice(0, at), pair.slice(at + 1).replaceAll("_", " ")];
	}),
);

/** Who somebody is to a child, by the word that stories' phrases have. */
const FAMILY =
	"mum=mummy,mam,mammy,mom,mommy,ma,mama,mumma,mother,mumsy,ammi,ami,amma,mamma dad=daddy,da,papa,father,baba,abbu,pa,dada " +
	"grandma=gran,granny,nan,nana,nanny,nanna,nani,dadi,grandmother,nonna,nonno,yiayia,teta,bubbe,mamgu,avó,biji,cucu,oma,nain,gogo,grandmama,halmoni,lola,babcia,abuela " +
	"grandad=granddad,grandpa,grandfather,gramps,grampa,granda,taid,dadaji,dada,bampy,tadcu,opa,nanaji,abuelo,pops,grandpop,papou " +
	"aunt=auntie,aunty uncle=unc brother=bro sister=sis";

const kin = new Map(
	FAMILY.split(" ").flatMap((family) => {
		const [word = "", others = ""] = family.split("=");
		return others.split(",").map((other) => [other, word] as [string, string]);
	}),
);

/** "mum" of "mammy"; null of a word that is nobody in the family. */
export function kinOf(word: string): string | null {
	return kin.get(word) ?? ([...kin.values()].includes(word) ? word : null);
}

/** Takes one line of a family's text; gives it in standard spelling, signs read as words, hyphens as spaces. */
export function spelled(line: string): string {
	return line
		.replace(/[’‘`´]/g, "'")
		.replace(/\bt'(?=\p{L})/giu, "the ")
		.replace(/(\p{L}{2,}in)'(?!\p{L})/gu, "$1g")
		.replace(/(\p{L})-(?=\p{L})/gu, "$1 ")
		.replace(/(?<=\p{L})n't(?!\p{L})/giu, " not")
		.replace(/(?<!\p{L})(there|that|what|where|here|s?he|it)'s(?!\p{L})/giu, "$1 is")
		.replace(/(?<!\p{L})(ca|wo) not/giu, (_, can: string) =>
			can.toLowerCase() === "ca" ? "can not" : "will not",
		)
		.replace(/\bw\//giu, "with ")
		.replace(/\ban(?= (?!an?\b)[^aeiouh\s]\p{L}*)/gu, "and")
		.replace(/\p{L}[\p{L}\d']*|\d\p{L}+\d*/gu, (word) => {
			const other = spellings.get(word.toLowerCase());
			if (other === undefined) return word;
			return /^\p{Lu}/u.test(word) && other.length > 1
				? (other[0] ?? "").toUpperCase() + other.slice(1)
				: other;
		});
}
