import type { CastMember } from "./cast";
import type { Figure, Scene } from "./scene";
import type { Expression, Kind, Pose, Prop, Setting, Time, Weather } from "./vocabulary";

/** What a picture shows, in one sentence of 15 to 30 words for somebody who doesn't see it. */

/** Where it plays, and what stands around there. */
const PLACES: Readonly<Record<Setting, readonly [where: string, around: string]>> = {
	beach: ["on the beach", "wet sand, small waves and shells"],
	sea: ["out at sea", "rolling waves and a wide horizon"],
	underwater: ["under the sea", "waving kelp, coral and rising bubbles"],
	island: ["on the island", "palms, sand and a ring of sea"],
	space: ["in space", "stars, planets and grey moon dust"],
	forest: ["in the forest", "tall trees, ferns and fallen logs"],
	castle: ["at the castle", "round towers, stone walls and flags"],
	jungle: ["in the jungle", "huge leaves, vines and bright flowers"],
	city: ["in the city", "tall houses, roofs and lit windows"],
	street: ["in the street", "a row of houses with coloured doors"],
	snow: ["in the snow", "white hills and dark fir trees"],
	farm: ["on the farm", "a red barn, fences and fields"],
	school: ["at school", "coat pegs, small desks and paintings"],
	bedroom: ["in the bedroom", "a warm lamp, a quilt and a window"],
	kitchen: ["in the kitchen", "shelves of pans, cups and jars"],
	garden: ["in the garden", "flower beds, bean poles and a shed"],
	park: ["in the park", "green lawns, a bench and old trees"],
	circus: ["in the circus tent", "striped cloth, bunting and a ring"],
	desert: ["in the desert", "golden dunes and a few tall cacti"],
	meadow: ["in the meadow", "long grass, poppies and soft hills"],
	mountain: ["on the mountain", "grey rocks and high white peaks"],
	sky: ["up in the sky", "heaped white clouds and far-off birds"],
	pool: ["at the swimming pool", "blue water, tiles and a ladder"],
	station: ["at the station", "a long platform, a clock and rails"],
	hospital: ["in the hospital", "a white bed, a chart and curtains"],
	shop: ["in the shop", "full shelves, baskets and a till"],
	library: ["in the library", "high shelves and a ladder among books"],
	museum: ["in the museum", "tall bones and glass cases"],
};

const LIGHTS: Readonly<Record<Time, string>> = {
	dawn: "in the first light of day",
	noon: "in broad daylight",
	dusk: "in the last light of day",
	night: "at night",
};

const WEATHERS: Readonly<Record<Weather, string>> = {
	clear: "",
	cloudy: "under grey clouds",
	rain: "in the rain",
	snow: "in falling snow",
	wind: "in a strong wind",
	storm: "in a storm",
	fog: "in thick fog",
};

const POSES: Readonly<Record<Pose, readonly [one: string, several: string]>> = {
	stand: ["stands", "stand"],
	walk: ["walks along", "walk along"],
	run: ["runs", "run"],
	jump: ["jumps", "jump"],
	sit: ["sits", "sit"],
	kneel: ["kneels", "kneel"],
	lie: ["lies down", "lie down"],
	sleep: ["is fast asleep, seen from behind", "are fast asleep, seen from behind"],
	fly: ["flies", "fly"],
	swim: ["swims", "swim"],
	climb: ["climbs", "climb"],
	hug: ["gives a hug", "hug"],
	point: ["points ahead", "point ahead"],
	carry: ["carries a load", "carry a load"],
	dance: ["dances", "dance"],
	wave: ["waves", "wave"],
	"look-away": ["turns away", "turn away"],
};

const LOOKS: Readonly<Record<Expression, string>> = {
	glad: "looking glad",
	surprised: "looking surprised",
	sad: "looking sad",
	brave: "looking brave",
	sleepy: "looking sleepy",
	thinking: "deep in thought",
};

const THINGS: Partial<Record<Prop, string>> = { wellies: "wellies", umbrella: "an umbrella" };

const KINDS: Readonly<Record<Kind, string>> = {
	baby: "a baby",
	child: "a child",
	"grown-up": "a grown-up",
	old: "an old friend",
	cat: "a cat",
	dog: "a dog",
	rabbit: "a rabbit",
	bird: "a bird",
	horse: "a horse",
	animal: "an animal",
	toy: "a toy",
};

/** `side` 0 is the picture as a whole; 1 is what the second page of a spread shows of it. Empty where nothing is drawn. */
export function altTextOf(scene: Scene | null, cast: readonly CastMember[], side: number): string {
	if (scene === null) return "";
	const [where, around] = PLACES[scene.setting];
	const light = [LIGHTS[scene.time], WEATHERS[scene.weather]].filter((words) => words !== "").join(" ");
	if (side === 1) {
		const here = scene.figures.filter(({ place }) => place === "right");
		const doing = here.length > 0 ? `${doings(here, cast)} ${where}` : `the picture goes on ${where}`;
		return fitted(
			(parts) => `On the right-hand page ${doing} ${parts}.`,
			[`${light}, with ${around} beyond`, `with ${around} beyond`, light],
		);
	}
	const seen = { wide: "", mid: "", close: "seen close up", above: "seen from above" }[scene.shot];
	const clue = [...new Set([...held(scene), ...scene.props])].map((prop) => THINGS[prop] ?? `a ${prop}`);
	const things = clue.length > 0 ? `with ${listed(clue)} and ${around}` : `with ${around} all around`;
	const who = scene.figures.length > 0 ? doings(scene.figures, cast) : "nobody is to be seen";
	return fitted(
		(parts) => `${capital(who)}${lookOf(scene)} ${where} ${light}, ${parts}.`,
		[
			...(seen === "" ? [] : [`${things}, ${seen}`]),
			things,
			...(clue.length > 0 ? [`with ${listed(clue)} close by`] : []),
			`with ${around}`,
		],
	);
}

/** The sentence with the first of the endings, the fullest one first, that leaves it within 30 words. */
function fitted(sentence: (ending: string) => string, endings: readonly string[]): string {
	const texts = endings.map(sentence);
	return texts.find((text) => text.split(/\s+/u).length <= 30) ?? texts.at(-1) ?? "";
}

const held = ({ figures }: Scene) => figures.flatMap(({ holds }) => (holds === null ? [] : [holds]));

/** How the one who is looked at feels; of the place itself nothing is said. */
function lookOf({ figures, focus }: Scene): string {
	const seen = figures.find(({ who }) => who === focus) ?? figures[0];
	return seen === undefined || seen.pose === "sleep" || figures.length > 1
		? ""
		: `, ${LOOKS[seen.expression]},`;
}

/** "Mia kneels, and Joe and Biscuit sit": those who do the same are told of together. */
function doings(figures: readonly Figure[], cast: readonly CastMember[]): string {
	const poses = [...new Set(figures.map(({ pose }) => pose))];
	const told = poses.map((pose) => {
		const names = figures.filter((figure) => figure.pose === pose).map(({ who }) => labelOf(who, cast));
		return `${listed(names)} ${POSES[pose][names.length === 1 ? 0 : 1]}`;
	});
	return told.length < 3 ? told.join(" and ") : `${told.slice(0, -1).join(", ")}, and ${told.at(-1)}`;
}

/** The name; somebody with a very long one is told of by kind. */
function labelOf(id: string, cast: readonly CastMember[]): string {
	const member = cast.find((one) => one.id === id);
	if (member === undefined) return "somebody";
	return member.name.split(/\s+/u).length <= 3 ? member.name : KINDS[member.kind];
}

function listed(items: readonly string[]): string {
	return items.length < 2 ? (items[0] ?? "") : `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;
}

const capital = (text: string) =>
	/^(?:a|an|the|nobody|somebody) /u.test(text) ? `${text.charAt(0).toUpperCase()}${text.slice(1)}` : text;
