import { type IdeaRead, POSSESSIVE, type Word } from "./words";

/** What somebody of an idea can't do, wants to, or is taught: the verb that a story takes. */

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
/** What leads to it, in the same sentence and a few words before: "can't", "learn to", "teaches it how to", "afraid of". */
const LEADS = new Set(
	"not n't n’t cannot cant never unable how learn teach show help want wish try afraid scared forget struggle dream practise practice hate refuse".split(
		" ",
	),
);
const MOST_BETWEEN = 7;
const SKIPPED = new Set(["a", "an", "the", "some", ...POSSESSIVE]);

/** Takes an idea and what the story never is about; gives the first skill that it says is wanting, or null. */
export function takeSkill({ words }: IdeaRead, never: readonly string[] = []): string | null {
	for (const [at, word] of words.entries()) {
		if (word.part === "location" || word.isName) continue;
		const lost = LOST.get(word.lower);
		if (lost && !never.includes(lost) && isLed(words, at, LOSING)) return lost;
		const skill = PATTERNS.find(({ keys }) => isSaid(words, at, keys))?.skill;
		if (skill && !never.includes(skill) && isLed(words, at, LEADS)) return skill;
	}
	return null;
}

const LOSING = new Set(["lose", "find", "where", "no"]);

/** Longest first: "ride a bike" before "ride". */
const PATTERNS = [...SKILLS.map((skill) => [skill, skill] as const), ...SAID_AS]
	.map(([said, skill]) => ({ skill, keys: said.split(" ").filter((key) => !SKIPPED.has(key)) }))
	.sort((a, b) => b.keys.length - a.keys.length);

function isSaid(words: readonly Word[], from: number, keys: readonly string[]): boolean {
	let at = from;
	const sentence = words[from]?.sentence;
	return keys.every((key, nth) => {
		while (nth > 0 && SKIPPED.has(words[at]?.lower ?? "")) at++;
		const word = words[at++];
		if (!word || word.sentence !== sentence) return false;
		// What is done is told in the base form; "dancing" is what one is afraid of, "danced" is what somebody did.
		return nth === 0 ? word.lower === key || word.lower === withIng(key) : word.keys.has(key);
	});
}

function isLed(words: readonly Word[], at: number, leads: ReadonlySet<string>): boolean {
	const sentence = words[at]?.sentence;
	return words
		.slice(Math.max(0, at - MOST_BETWEEN), at)
		.some((word) => word.sentence === sentence && [...word.keys].some((key) => leads.has(key)));
}

/** Whose last letter is doubled: "swimming". */
const DOUBLED =
	/^(?:swim|hop|run|spin|dig|knit|skip|clap|hum|hug|trot|bat|hit|win|get|put|sit|jog|wag|tap|slip)$/;

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
