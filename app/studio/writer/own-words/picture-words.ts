import type { Word } from "../words";

/** What a sentence says of its picture: poses, feelings, light and weather, each by the words (lemmas) that mean it. */

export const POSES = table({
	"in-bed": "sleep asleep nap snore dream bedtime tuck bed",
	swim: "swim dive paddle",
	fly: "fly float soar glide",
	climb: "climb clamber scramble",
	hug: "hug cuddle kiss snuggle",
	run: "run race chase hurry gallop dash rush escape charge sprint",
	jump: "jump leap hop bounce skip splash cheer win celebrate",
	dance: "dance sing clap march conga boogie",
	hide: "hide sneak crouch lurk",
	push: "push shove press",
	pull: "pull drag tug peg haul row",
	carry:
		"carry bring take fetch steal collect deliver lift pack post give lend share hold wear put borrow buy get",
	kneel:
		"dig plant bury build make cook bake mend fix fold wash scrub stroke feed paint draw pick light mix comb",
	sit: "sit ride drive eat drink read write sail munch gobble nibble travel wait knit sew",
	point:
		"point see spot notice find discover show ask shout say tell call teach explain look search watch hear decide know",
	wave: "wave greet meet visit welcome arrive goodbye hello",
	"look-away": "refuse sulk storm grumble ignore",
	reach: "grab catch reach touch open knock snatch throw kick hit bang turn play pour stir blow juggle",
	lie: "lie faint collapse rest",
	walk: "walk go march wander follow leave return set tiptoe creep explore trudge stroll head",
});
export const FEELS = table({
	sad: "cry sob weep sad lonely miss die lose lost upset poorly homesick bury sorry",
	surprised:
		"scare scared frighten afraid gasp shock surprise shriek scream vanish disappear break explode fall trip slip suddenly monster stuck",
	thinking: "think wonder plan idea decide remember worry know puzzle guess search",
	sleepy: "sleep asleep yawn tired snore bedtime",
	brave: "brave fight dare save rescue climb race win lead",
});
/** Done by all who are named: one hug takes two, but one rows the boat. */
export const TOGETHER = new Set([
	"in-bed",
	"swim",
	"fly",
	"climb",
	"run",
	"jump",
	"dance",
	"hide",
	"sit",
	"walk",
	"hug",
]);
export const OUTFITS: Readonly<Record<string, string>> = { "in-bed": "nightclothes", swim: "swimwear" };
export const MOODS = table({
	sad: "cry sob sad die lonely bury miss funeral",
	tense: "storm monster dark lost scare scared frighten trap stuck fight thunder escape chase",
	wondrous: "magic magical moon star glow sparkle dream wish rainbow unicorn shine",
	merry: "laugh giggle dance party sing win cheer celebrate cake tickle",
});
export const WEATHERS = table({
	snow: "snow snowy snowman blizzard sledge",
	rain: "rain rainy puddle drizzle",
	storm: "storm thunder lightning",
	wind: "wind windy gale blow",
	fog: "fog mist",
});
export const HOURS = table({
	night: "night midnight moon star bedtime dark asleep dream",
	dawn: "morning sunrise dawn breakfast",
	dusk: "evening sunset dusk supper",
});

/** Words, each by what it stands for. */
function table(rows: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
	return new Map(
		Object.entries(rows).flatMap(([means, words]) => words.split(" ").map((word) => [word, means] as const)),
	);
}

/** What the first word says that the table has; verbs before others. */
export function saidBy(words: readonly Word[], by: ReadonlyMap<string, string>): string | undefined {
	const found = (some: readonly Word[]) =>
		some.flatMap(({ keys }) => [...keys].flatMap((key) => by.get(key) ?? [])).at(0);
	return found(words.filter(({ pos }) => pos === "VERB")) ?? found(words);
}
