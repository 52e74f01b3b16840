import { type IdeaRead, POSSESSIVE, type Word } from "./words";

/** The verb that a story takes: what somebody of an idea can't do, wants to or is taught, or what they refuse to do. */

/** What can be learnt, shown and watched, as it is told. */
const SKILLS: readonly string[] = (
	"dance,sing,fly,swim,roar,breathe fire,blow fire,blow bubbles,blow a whistle,hop,jump,bounce,skip,leap,whistle,juggle,skate,ice skate,ski,surf,climb,gallop,trot,hoot,crow,bark,growl,howl,moo,neigh,croak,quack," +
	"squeak,purr,buzz,hum,dig,knit,sew,paint,draw,bake,cook,float,dive,catch,throw,kick,run,spin,twirl,glow,shine,sparkle,twinkle,laugh,giggle,smile,clap,swing,balance,slide,count,read,write,spell,whisper,shout,talk,yodel," +
	"wink,hide,pounce,slither,glide,hover,somersault,cartwheel,hula hoop,sneeze,snore,camouflage,melt,splash,paddle,row,sail,drive,build a nest,spin a web,make honey,change colour,lay an egg,ride a bike,ride a scooter," +
	"ride a skateboard,ride a horse,play football,play the drums,play the piano,play the trumpet,play the violin,play the guitar,play the recorder,play music,do magic,do a cartwheel,do a handstand,do a somersault,be scary,be brave,be quiet,be funny,grant wishes,cast spells"
).split(",");
/** Said otherwise than it is told. */
const SAID_AS: readonly (readonly [said: string, told: string])[] = [
	["scare", "be scary"],
	["frighten", "be scary"],
	["do fire", "breathe fire"],
	["make fire", "breathe fire"],
];
/** What somebody is said to have lost, who can't do it any more. */
const LOST = new Map([
	["roar", "roar"],
	["hoot", "hoot"],
	["bark", "bark"],
	["growl", "growl"],
	["howl", "howl"],
	["moo", "moo"],
	["croak", "croak"],
	["quack", "quack"],
	["song", "sing"],
	["buzz", "buzz"],
	["glow", "glow"],
	["sparkle", "sparkle"],
	["bounce", "bounce"],
	["laugh", "laugh"],
	["smile", "smile"],
	["giggle", "giggle"],
]);
/** What else is refused by those who could do it; "its" is theirs. */
const REFUSALS: readonly string[] = (
	"move,come down,come out,come out of the bath,come in,come home,come off,go in,go out,go home,go away,go to school,go to the vet,get up,get down,get off,get out,get out of bed,get out of the bath,get in the bath," +
	"get dressed,stand up,sit down,lie down,tidy up,work,help,wash,have a bath,have a wash,have a haircut,brush its teeth,clean its teeth,brush its hair,wash its hair,cut its hair,comb its hair,eat its dinner,eat its tea," +
	"eat its breakfast,eat its greens,eat its vegetables,eat its peas,eat its carrots,eat vegetables,eat greens,eat peas,eat carrots,eat anything,eat,put its coat on,wear a coat,wear shoes,wear a hat,wear clothes,put its shoes on," +
	"leave,stop,stop eating,stop talking,stop singing,stop barking,stop growing,stop crying,take turns,say please,say sorry,say hello,listen,play,drink,pull the cart,pull the sleigh,carry anything,guard the treasure,start,cross the bridge,walk"
).split(",");
/** Said otherwise than it is told. */
const REFUSED_AS: readonly (readonly [said: string, told: string])[] = [
	["budge", "move"],
	["shift", "move"],
	["get out of bath", "get out of the bath"],
	["eat veg", "eat its greens"],
	["eat any veg", "eat its greens"],
	["eat any vegetables", "eat its greens"],
	["eat green", "eat its greens"],
	["put coat on", "put its coat on"],
	["do teeth", "brush its teeth"],
	["have its hair cut", "have a haircut"],
	["do its job", "work"],
	["do any work", "work"],
	["do what it be told", "do as it is told"],
];
/** Who eats and eats won't stop, whether or not it is said so. */
const EATS_ON: readonly (readonly string[])[] = [
	["eat", "everything"],
	["eat", "every"],
	["eat", "whole"],
	["eat", "too", "much"],
	["always", "hungry"],
	["so", "hungry"],
	["very", "hungry"],
	["still", "hungry"],
];
/** What leads to it, in the same sentence and a few words before: "can't", "learn to", "teaches it how to", "afraid of". */
const LEADS = new Set(
	"not n't n’t cannot cant never unable how learn teach show help want wish try afraid scared forget struggle dream practise practice hate refuse".split(
		" ",
	),
);
/** What leads to what is refused: "won't", "refuses to", "would never". */
const REFUSING = new Set("not n't n’t never refuse".split(" "));
const MOST_BETWEEN = 7;
const MOST_REFUSED = 4;
const SKIPPED = new Set(["a", "an", "the", "some", ...POSSESSIVE]);

/** Takes an idea and what the story never is about; gives the first skill that it says is wanting, or null. */
export function takeSkill({ words }: IdeaRead, never: readonly string[] = []): string | null {
	for (const [at, word] of words.entries()) {
		if (word.part === "location" || word.isName) continue;
		const lost = LOST.get(word.lower);
		if (lost && !never.includes(lost) && isLed(words, at, LOSING)) return lost;
		const skill = PATTERNS.find(({ keys, ing }) => isSaid(words, at, keys, ing))?.skill;
		if (skill && !never.includes(skill) && isLed(words, at, LEADS)) return skill;
	}
	return null;
}

/** As `takeSkill`, what somebody could do and won't: "move", "brush its teeth". Who eats everything won't "stop eating". */
export function takeRefused({ words }: IdeaRead, never: readonly string[] = []): string | null {
	for (const [at, word] of words.entries()) {
		if (word.part === "location" || word.isName) continue;
		if (!never.includes(EATS) && EATS_ON.some((keys) => isSaid(words, at, keys))) return EATS;
		const refused = REFUSED.find(({ keys, ing }) => isSaid(words, at, keys, ing))?.skill;
		if (refused && !never.includes(refused) && isLed(words, at, REFUSING, MOST_REFUSED)) return refused;
	}
	return null;
}

const EATS = "stop eating";
const LOSING = new Set(["lose", "find", "where", "no"]);

/** Whose last letter is doubled: "swimming". */
const DOUBLED =
	/^(?:swim|hop|run|spin|dig|knit|skip|clap|hum|hug|trot|bat|hit|win|get|put|sit|jog|wag|tap|slip)$/;

/** Longest first: "ride a bike" before "ride". */
const patternsOf = (skills: readonly string[], saidAs: readonly (readonly [string, string])[]) =>
	[...skills.map((skill) => [skill, skill] as const), ...saidAs]
		.map(([said, skill]) => ({ skill, keys: said.split(" ").filter((key) => !SKIPPED.has(key)) }))
		.map((one) => ({ ...one, ing: withIng(one.keys[0] ?? "") }))
		.sort((a, b) => b.keys.length - a.keys.length);
const PATTERNS = patternsOf(SKILLS, SAID_AS);
const REFUSED = patternsOf([...REFUSALS, ...SKILLS], [...REFUSED_AS, ...SAID_AS]);

/** In any form, "eats" and "ate" too, but where `ing` says the one that the first of them has beside its base. */
function isSaid(words: readonly Word[], from: number, keys: readonly string[], ing?: string): boolean {
	let at = from;
	const sentence = words[from]?.sentence;
	return keys.every((key, nth) => {
		while (nth > 0 && SKIPPED.has(words[at]?.lower ?? "")) at++;
		const word = words[at++];
		if (!word || word.sentence !== sentence) return false;
		// What is done is told in the base form; "dancing" is what one is afraid of, "danced" is what somebody did.
		return nth === 0 && ing !== undefined ? word.lower === key || word.lower === ing : word.keys.has(key);
	});
}

function isLed(words: readonly Word[], at: number, leads: ReadonlySet<string>, most = MOST_BETWEEN): boolean {
	const sentence = words[at]?.sentence;
	return words
		.slice(Math.max(0, at - most), at)
		.some((word) => word.sentence === sentence && [...word.keys].some((key) => leads.has(key)));
}

/** "Dancing", "breathing fire" of "dance", "breathe fire". */
export function withIng(skill: string): string {
	const [verb = "", ...rest] =
		skill.startsWith("hula ") || skill.startsWith("ice ") ? [skill] : skill.split(" ");
	const stem = DOUBLED.test(verb)
		? verb + verb.slice(-1)
		: verb === "be" || !/[^eoy]e$/u.test(verb)
			? verb
			: verb.slice(0, -1);
	return [`${stem}ing`, ...rest].join(" ");
}
