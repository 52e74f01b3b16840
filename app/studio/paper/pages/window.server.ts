import type { SpreadBrief } from "~/studio/story/brief";
import type { Box, Layout, Place, ThingPlace } from "~/studio/story/compositions/layout";
import { labelOf } from "~/studio/story/compositions/paper";
import { isInBed } from "~/studio/story/compositions/stand";
import { roomFor } from "~/studio/story/compositions/things";
import { PLACES, type Setting } from "~/studio/story/places/list";
import type { Scene, Thing } from "~/studio/story/scene";
import type { Prop } from "~/studio/story/vocabulary";
import { faint } from "../drawing/colour";
import { diceFrom } from "../drawing/dice";
import { num, overlap, Sheet, SIDE, UNITS } from "../drawing/sheet";
import { drawProp } from "../props/draw-prop";
import { type Mood, moodFor, type Stage } from "../scene/stage";
import { bedUnder } from "../settings/bed";
import { calmBehind } from "../settings/calm";
import { LAYERED } from "../settings/list";
import {
	approachOn,
	drawBehind,
	drawInFront,
	drawPieces,
	type LayeredSetting,
	type Seen,
} from "../settings/setting";
import { drawLight, drawSparks, lightOf } from "../weather/light";
import { drawWeatherBehind, drawWeatherInFront, moodUnder } from "../weather/weather";
import type { Laid } from "./canvas.server";
import { drawPersonAt, type Person } from "./people.server";

/** A place is drawn so much broader than it is seen: no two pages show the same part of it. A cover shows it whole. */
const BROADER = 0.24;

type Within = {
	brief: SpreadBrief;
	scene: Scene;
	layout: Layout;
	/** Which of the layout's windows. */
	index: number;
	people: readonly Person[];
	pxPerMm: number;
};

/** Draws a piece of the setting with whoever is in it. */
export async function drawWindow({ brief, scene, layout, index, people, pxPerMm }: Within): Promise<Laid> {
	const window = layout.windows[index] as Layout["windows"][number];
	const { box } = window;
	// The setting's own sheet is SIDE high, however small the picture is.
	const zoom = (box.height * UNITS) / SIDE;
	const dice = diceFrom(`${brief.seed}/${brief.spread.pages[0]}/${index}`);
	const width = (box.width * UNITS) / zoom;
	const isCover = brief.spread.kind === "cover";
	const beyond = isCover ? 0 : width * BROADER;
	const sheet = new Sheet(width + beyond);
	const left = dice.fork("pan").pick([0, 0.5, 1]) * beyond;
	const inUnits = (one: Box): Box => ({
		x: ((one.x - box.x) * UNITS) / zoom + left,
		y: ((one.y - box.y) * UNITS) / zoom,
		width: (one.width * UNITS) / zoom,
		height: (one.height * UNITS) / zoom,
	});
	const setting: LayeredSetting = LAYERED[scene.setting];
	const inside = layout.figures.flatMap((figure, i) => {
		const person = people[i];
		return figure.window === index && person ? [{ figure, person }] : [];
	});
	const placed = ({ x, y, size }: Place, body: Box) =>
		inUnits({
			x: x + body.x * size,
			y: y + body.y * size,
			width: body.width * size,
			height: body.height * size,
		});
	const onPicture = layout.words.flatMap((words) => (words?.on === "picture" ? [inUnits(words.box)] : []));
	const stage: Stage = {
		sheet,
		dice: dice.fork("scene"),
		night: scene.time === "night",
		mood: moodOf(brief, scene),
		weather: scene.weather,
		floor: ((window.ground - box.y) * UNITS) / zoom,
		light: dice.fork("light").chance(0.5) ? -1 : 1,
		keepFree: [...inside.map(({ figure, person }) => placed(figure, person.body.face)), ...onPicture],
	};
	stage.sleepers = inside
		.filter(({ person }) => isInBed(person.figure) && setting.hasBeds && !isAnimal(person))
		.sort((a, b) => a.figure.y - b.figure.y)
		.map(({ figure, person }) => {
			const [all, face] = [placed(figure, person.body.box), placed(figure, person.body.face)];
			const x = all.x + all.width / 2;
			const { y, width: size } = inUnits({ ...figure, width: figure.size, height: 0 });
			return { x, y, width: all.width, size, head: face.x + face.width / 2 < x ? -1 : 1 };
		});
	const turn = isCover ? 0 : approachesSoFar(brief) + index;
	const approach = approachOn(turn, window.shot, onPicture.length > 0);
	drawBehind(setting, stage, window.shot, approach);
	// A title has its own outline, and needs no quiet behind it.
	if (!isCover) calmBehind(stage, onPicture, scene);
	for (const sleeper of stage.sleepers) bedUnder(stage, sleeper);
	drawWeatherBehind(stage, scene);
	const things: { figure: ThingPlace; prop: Prop | Thing }[] = layout.props.flatMap((figure, i) => {
		const prop = scene.props[i];
		return figure.window === index && prop ? [{ figure, prop }] : [];
	});
	const taken = [
		...inside.map(({ figure, person }) => placed(figure, person.body.box)),
		...things.map(({ figure, prop }) => placed(figure, roomFor(prop))),
		...layout.words.flatMap((words) => (words && words.on !== "paper" ? [inUnits(labelOf(words.box))] : [])),
	];
	const isFar = window.shot === "wide" || window.shot === "above";
	if (window.shot !== "close" && (isFar || width > SIDE * PIECES_FROM))
		drawPieces(setting, stage, window.shot, approach, taken);
	const lit = inside.find(({ person }) => person.figure.who === scene.focus) ?? inside[0];
	const lantern =
		lit && window.shot !== "close"
			? lanternBeside(scene, lit.figure, placed, taken, { x: left, width })
			: null;
	if (lantern) things.push({ figure: lantern, prop: "lantern" });
	// Whoever stands nearer is drawn later, and things before those who stand beside them, but for a close picture's.
	const nearness = (one: (typeof things | typeof inside)[number]) =>
		"prop" in one ? (one.figure.depth ?? (window.shot === "close" ? Infinity : one.figure.y)) : one.figure.y;
	for (const one of [...things, ...inside].sort((a, b) => nearness(a) - nearness(b))) {
		const { figure } = one;
		const { x, y, width: size } = inUnits({ x: figure.x, y: figure.y, width: figure.size, height: 0 });
		if ("prop" in one)
			drawProp(stage, one.prop, {
				x,
				y,
				size,
				// What is behind everybody stands on the ground all the same.
				isOff: (one.figure.depth ?? 0) !== 0,
				// Creatures look at whom it is about.
				isTurned:
					typeof one.prop === "object" && one.prop.isCreature === true && figure.x < (lit?.figure.x ?? 0),
				isInside: PLACES[scene.setting].roof === "drawn",
				isWet: scene.setting === "underwater",
			});
		else await drawPersonAt(stage, one.person, { x, y, size }, (pxPerMm / UNITS) * zoom);
	}
	if (window.hasFront)
		drawInFront(setting, { ...stage, dice: dice.fork("front") }, window.shot, { x: left, width });
	drawWeatherInFront(stage, scene);
	drawSparks(stage, scene.mood);
	const lights = new Sheet(sheet.width);
	finish({ ...stage, sheet: lights });
	const lamp = lantern ?? lit?.figure;
	drawLight(
		{ ...stage, sheet: lights },
		scene.mood,
		lamp && lamplightAt(inUnits({ ...lamp, width: lamp.size, height: 0 })),
	);
	return {
		window,
		svg: (seen, px) => sheet.svg(inUnits(seen), px),
		lights: {
			svg: (seen, px) => lights.svg(inUnits(seen), px),
			light: lightOf(scene.mood, stage.night),
		},
	};
}

/** A picture seen from afar, or so many times as broad as high, has room for pieces of its place besides its people. */
const PIECES_FROM = 1.3;
/** Where a lantern would float. */
const GROUNDLESS: readonly Setting[] = ["underwater", "space", "sky"];

/** In the saddest pictures a lantern stands beside whom they are about, where there is room for it; null where there is none. */
function lanternBeside(
	{ mood, setting, props, figures }: Scene,
	{ x, y, size }: Place,
	placed: (place: Place, body: Box) => Box,
	taken: readonly Box[],
	seen: Seen,
): Place | null {
	const isThere = [...props, ...figures.map(({ holds }) => holds)].some(
		(one) => (typeof one === "object" ? one?.drawing : one) === "lantern",
	);
	if (mood !== "sad" || isThere || GROUNDLESS.includes(setting)) return null;
	const spots = [-0.42, 0.42, -0.6, 0.6].map((aside) => ({ x: x + aside * size, y: y + 2, size }));
	const edge = SIDE * 0.06;
	const isInside = ({ x, width }: Box) => x > seen.x + edge && x + width < seen.x + seen.width - edge;
	return (
		spots.find((spot) => {
			const box = placed(spot, LANTERN);
			return isInside(box) && taken.every((other) => !overlap(box, other));
		}) ?? null
	);
}
const LANTERN = { x: -0.1, y: -0.3, width: 0.2, height: 0.3 };

/** Lamplight falls on the ground and as high as somebody's head. */
const lamplightAt = ({ x, y, width: size }: Box) => ({
	x,
	y: y - size * 0.3,
	r: Math.min(size * 0.8, SIDE * 0.4),
});

/** Animals sleep on the rug. */
const isAnimal = ({ members }: Person) => members.every(({ posed }) => posed.form.body.species);

/** Pages turn by two; each book begins at another of the camera's places. */
const approachesSoFar = ({ seed, spread }: SpreadBrief) =>
	diceFrom(`${seed}/approach`).whole(0, 6) + Math.ceil((spread.pages[0] ?? 0) / 2);

/** One light over a picture: warm or moonlit from its side, darker towards the corners. */
function finish({ sheet, mood, night, light }: Stage) {
	const beam = sheet.radialAt(
		[light < 0 ? 0.15 : 0.85, 0.3, 0.8],
		[0, faint(mood.glow, night ? 0.14 : 0.2)],
		[1, faint(mood.glow, 0)],
	);
	const corners = sheet.radialAt(
		[0.5, 0.5, 0.75],
		[0, faint("#150c33", 0)],
		[0.66, faint("#150c33", 0)],
		[1, faint("#150c33", night ? 0.34 : 0.2)],
	);
	for (const paint of [beam, corners])
		sheet.add(`<rect width="${num(sheet.width)}" height="${SIDE}" fill="${paint}"/>`);
}

/** A book has one palette for each hour of a place. */
export const moodOf = ({ seed }: SpreadBrief, scene: Scene): Mood =>
	moodUnder(moodFor(LAYERED[scene.setting].moods, scene, diceFrom(`${seed}/mood`)), scene);
