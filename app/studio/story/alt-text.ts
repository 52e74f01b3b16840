import { thing } from "./article";
import type { CastMember } from "./cast";
import { type Paper, picturesOn } from "./pictured-pages";
import { PLACES } from "./places/list";
import type { Figure, Scene } from "./scene";
import { spotOf } from "./spot";
import type { Expression, Kind, Pose, Time, Weather } from "./vocabulary";

/** What a picture shows, in one sentence of 15 to 30 words for somebody who doesn't see it. */

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
	"in-bed": ["sits up in bed", "sit up in bed"],
	"in-water": ["stands in the water", "stand in the water"],
	reach: ["reaches out", "reach out"],
	hide: ["crouches down", "crouch down"],
	push: ["pushes hard", "push hard"],
	pull: ["pulls hard", "pull hard"],
};

const LOOKS: Readonly<Record<Expression, string>> = {
	glad: "looking glad",
	surprised: "looking surprised",
	sad: "looking sad",
	brave: "looking brave",
	sleepy: "looking sleepy",
	thinking: "deep in thought",
};

const KINDS: Readonly<Record<Kind, readonly [one: string, several: string]>> = {
	baby: ["a baby", "babies"],
	child: ["a child", "children"],
	"grown-up": ["a grown-up", "grown-ups"],
	old: ["an old friend", "old friends"],
	cat: ["a cat", "cats"],
	dog: ["a dog", "dogs"],
	rabbit: ["a rabbit", "rabbits"],
	bird: ["a bird", "birds"],
	horse: ["a horse", "horses"],
	animal: ["an animal", "animals"],
	toy: ["a toy", "toys"],
};
const NUMBERS = ["no", "one", "two", "three", "four"];

/**
 * What one page of a spread shows: the picture as a whole on the first that has some of it, that it goes on on the second, or
 * that the page is blank. Empty where nothing is drawn.
 */
export function pageAltText(paper: Paper, cast: readonly CastMember[], side: number): string {
	const { scene } = paper;
	if (scene === null) return "";
	const { pages, isOne } = picturesOn(paper);
	if (pages[0] === side) return altTextOf(scene, cast);
	const { at: where, around } = PLACES[scene.setting];
	if (pages.includes(side))
		return `The ${isOne ? "picture" : "scene"} of the page before goes on: ${where} ${lightOf(scene)}, with ${around}.`;
	const spot = spotOf(scene).map(thing);
	return fitted(
		(drawing) =>
			`Blank paper with nothing on it but words${drawing}, across from the picture ${where} ${lightOf(scene)}.`,
		[...spot.map((_, i) => ` and a small drawing of ${listed(spot.slice(0, spot.length - i))}`), ""],
	);
}

/** What a whole picture shows. */
export function altTextOf(scene: Scene, cast: readonly CastMember[]): string {
	const { at: where, around } = PLACES[scene.setting];
	const light = lightOf(scene);
	const seen = { wide: "", mid: "", close: "seen close up", above: "seen from above" }[scene.shot];
	const clue = [...new Set([...held(scene), ...scene.props].map(thing))];
	const things = clue.length > 0 ? `with ${listed(clue)} and ${around}` : `with ${around} all around`;
	const who = scene.figures.length > 0 ? doings(scene.figures, cast) : "nobody is to be seen";
	return fitted(
		(parts) => `${capital(who)}${lookOf(scene)} ${where} ${light}${parts && `, ${parts}`}.`,
		[
			...(seen === "" ? [] : [`${things}, ${seen}`]),
			things,
			// Of many the first ones.
			...clue.map((_, i) => `with ${listed(clue.slice(0, clue.length - i))} close by`),
			`with ${around}`,
			`with ${around.split(/, | and /u)[0]}`,
			// Long names leave room for nothing else.
			"",
		],
	);
}

const lightOf = ({ time, weather }: Scene) =>
	[LIGHTS[time], WEATHERS[weather]].filter((words) => words !== "").join(" ");

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
		const doing = figures.filter((figure) => figure.pose === pose).map(({ who }) => who);
		return `${listed(labelsOf(doing, cast))} ${POSES[pose][doing.length === 1 ? 0 : 1]}`;
	});
	return told.length < 3 ? told.join(" and ") : `${told.slice(0, -1).join(", ")}, and ${told.at(-1)}`;
}

/** The names; those who have very long ones are told of by kind, and counted. */
function labelsOf(ids: readonly string[], cast: readonly CastMember[]): string[] {
	const labels = ids.map((id) => {
		const member = cast.find((one) => one.id === id);
		if (member === undefined) return "somebody";
		return member.name.split(/\s+/u).length <= 3 ? member.name : KINDS[member.kind];
	});
	return labels.flatMap((label, at) => {
		if (typeof label === "string") return [label];
		const count = labels.filter((one) => one === label).length;
		if (labels.indexOf(label) < at) return [];
		return [count === 1 ? label[0] : `${NUMBERS[count]} ${label[1]}`];
	});
}

function listed(items: readonly string[]): string {
	return items.length < 2 ? (items[0] ?? "") : `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;
}

const capital = (text: string) =>
	/^(?:a|an|the|two|three|four|nobody|somebody) /u.test(text)
		? `${text.charAt(0).toUpperCase()}${text.slice(1)}`
		: text;
