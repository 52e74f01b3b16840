import type { Box, Layout, Place } from "~/story/compositions/layout";
import type { Scene } from "~/story/scene";
import { faint } from "../drawing/colour";
import { diceFrom } from "../drawing/dice";
import { num, Sheet, SIDE, UNITS } from "../drawing/sheet";
import type { SpreadBrief } from "../port";
import { drawProp } from "../props/draw-prop";
import { type Mood, moodFor, type Stage } from "../scene/stage";
import { LAYERED } from "../settings/list";
import { approachOn, drawBehind, drawInFront } from "../settings/setting";
import { drawLight, drawSparks } from "../weather/light";
import { drawWeatherBehind, drawWeatherInFront, moodUnder } from "../weather/weather";
import type { Laid } from "./canvas.server";
import { drawPersonAt, type Person } from "./people.server";

/** A place is drawn so much broader than it is seen: no two pictures of it show the same part. */
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
	const sheet = new Sheet(width * (1 + BROADER));
	const left = dice.fork("pan").pick([0, 0.5, 1]) * width * BROADER;
	const inUnits = (one: Box): Box => ({
		x: ((one.x - box.x) * UNITS) / zoom + left,
		y: ((one.y - box.y) * UNITS) / zoom,
		width: (one.width * UNITS) / zoom,
		height: (one.height * UNITS) / zoom,
	});
	const setting = LAYERED[scene.setting];
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
	const stage: Stage = {
		sheet,
		dice: dice.fork("scene"),
		night: scene.time === "night",
		mood: moodOf(brief, scene),
		weather: scene.weather,
		floor: ((window.ground - box.y) * UNITS) / zoom,
		light: dice.fork("light").chance(0.5) ? -1 : 1,
		keepFree: [
			...inside.map(({ figure, person }) => placed(figure, person.body.face)),
			...layout.words.flatMap((words) => (words?.on === "picture" ? [inUnits(words.box)] : [])),
		],
	};
	stage.sleepers = inside
		.filter(({ person }) => person.figure.pose === "sleep" && !isAnimal(person))
		.sort((a, b) => a.figure.y - b.figure.y)
		.map(({ figure, person }) => {
			const [all, face] = [placed(figure, person.body.box), placed(figure, person.body.face)];
			const x = all.x + all.width / 2;
			const { y, width: size } = inUnits({ ...figure, width: figure.size, height: 0 });
			return { x, y, width: all.width, size, head: face.x + face.width / 2 < x ? -1 : 1 };
		});
	// A bed stands where its sleeper lies, however near that is.
	const turn = stage.sleepers.length > 0 ? 0 : approachesSoFar(brief) + index;
	const isUnderWords = layout.words.some((words) => words?.on === "picture");
	drawBehind(setting, stage, window.shot, approachOn(turn, window.shot, isUnderWords));
	drawWeatherBehind(stage, scene);
	const things = layout.props.flatMap((figure, i) => {
		const prop = scene.props[i];
		return figure.window === index && prop ? [{ figure, prop }] : [];
	});
	// Whoever stands nearer is drawn later, and things before those who stand beside them.
	for (const one of [...things, ...inside].sort((a, b) => a.figure.y - b.figure.y)) {
		const { figure } = one;
		const { x, y, width: size } = inUnits({ x: figure.x, y: figure.y, width: figure.size, height: 0 });
		if ("prop" in one) drawProp(stage, one.prop, { x, y, size });
		else await drawPersonAt(stage, one.person, { x, y, size }, (pxPerMm / UNITS) * zoom);
	}
	if (window.hasFront) drawInFront(setting, { ...stage, dice: dice.fork("front") }, window.shot);
	drawWeatherInFront(stage, scene);
	drawSparks(stage, scene.mood);
	const lights = new Sheet(sheet.width);
	finish({ ...stage, sheet: lights });
	drawLight({ ...stage, sheet: lights }, scene.mood);
	return {
		window,
		svg: (seen, px) => sheet.svg(inUnits(seen), px),
		lights: (seen, px) => lights.svg(inUnits(seen), px),
	};
}

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
