import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { lotOfEach } from "~/lot.testing";
import type { SpreadBrief } from "~/studio/story/brief";
import type { CastLikeness } from "~/studio/story/cast";
import { isWithoutAir } from "~/studio/story/clothes";
import { type Rgb, rgbOf } from "~/studio/story/colour";
import type { Box } from "~/studio/story/compositions/layout";
import { GUTTER, MARGIN, PAPER, SAFE } from "~/studio/story/compositions/paper";
import type { FormatName } from "~/studio/story/format";
import type { Likeness } from "~/studio/story/likeness";
import { SETTINGS, type Setting } from "~/studio/story/places/list";
import type { Figure, Scene } from "~/studio/story/scene";
import {
	COMPOSITIONS,
	type Composition,
	MOODS,
	POSES,
	SHOTS,
	TIMES,
	WEATHERS,
} from "~/studio/story/vocabulary";
import { spreadBriefWith } from "../briefs.testing";
import { layGrain, sunken } from "../drawing/grain";
import { deepened, deepenTones } from "../drawing/tones";
import { canvasOf } from "./canvas.server";
import { contrast, DARK, luminance } from "./contrast";
import { drawnSpread } from "./drawn-spread.server";
import { layGround } from "./letter.server";
import type { Pixels } from "./overlay.server";

/** Small: a page is so many px high. */
const PX = 144;
const pxPerMm = PX / PAPER;
/** Of a face's box its ellipse fills three quarters, and less where the head is tilted or the box is that of its bubble. */
const leastSeen = (setting: Setting) => (isWithoutAir(setting) ? 0.48 : 0.55);
const WORST = 0.05;

/** A head, and so its hands, of one colour that nothing else in a picture has. */
async function plainHead(): Promise<Likeness> {
	const head = `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512"><ellipse cx="256" cy="256" rx="180" ry="230" fill="#ff00e6"/></svg>`;
	return { png: await sharp(Buffer.from(head)).png().toBuffer() };
}
const isSkin = (r: number, g: number, b: number) => Math.min(r, b) > 1.5 * g + 30 && r > b * 0.55;

let cast: CastLikeness[];
beforeAll(async () => {
	const likeness = await plainHead();
	const [main] = spreadBriefWith(likeness).cast as [CastLikeness];
	const other = (id: string, change: Partial<CastLikeness["member"]>) => ({
		likeness,
		member: { ...main.member, id, name: id, isMain: false, ...change },
	});
	cast = [
		main,
		other("c2", { age: 40, kind: "grown-up" }),
		other("c3", { age: 1, kind: "baby" }),
		other("c4", { kind: "cat" }),
	];
});

/** Every px of a box given in mm: where it begins in the data, and its middle in mm. */
function* within({ data, width }: Pick<Pixels, "data" | "width">, box: Box) {
	const high = data.length / 4 / width;
	const px = (mm: number, most: number) => Math.min(most, Math.max(0, Math.round(mm * pxPerMm)));
	for (let y = px(box.y, high); y < px(box.y + box.height, high); y++)
		for (let x = px(box.x, width); x < px(box.x + box.width, width); x++)
			yield { at: (y * width + x) * 4, x: (x + 0.5) / pxPerMm, y: (y + 0.5) / pxPerMm };
}
const colourAt = (data: Uint8Array, at: number): Rgb => [
	data[at] as number,
	data[at + 1] as number,
	data[at + 2] as number,
];
const overlap = (a: Box, b: Box) =>
	a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** One of all that a spread may be, each of its lists gone through in a step of its own. */
function caseOf(setting: Setting, composition: Composition, format: FormatName) {
	const [s, c] = [SETTINGS.indexOf(setting), COMPOSITIONS.indexOf(composition)];
	const turn = s + c;
	const figures = cast.slice(0, (turn % 4) + 1).map(
		({ member }, i): Figure => ({
			who: member.id,
			// Seen from behind, or in somebody's arms, there is no face to be looked for.
			pose: (["stand", "wave", "sit", "point", "walk"] as const)[(turn + i) % 5] ?? POSES[0],
			expression: "glad",
			facing: "front",
			holds: null,
			with: null,
			place: (["middle", "left", "right", "left"] as const)[i] ?? "left",
			depth: "near",
		}),
	);
	const brief = spreadBriefWith(cast[0]?.likeness as Likeness);
	const scene: Scene = {
		...(brief.spread.scene as Scene),
		setting,
		time: TIMES[turn % TIMES.length] ?? "noon",
		weather: WEATHERS[(3 * s + c) % WEATHERS.length] ?? "clear",
		mood: MOODS[(s + 2 * c) % MOODS.length] ?? "calm",
		shot: SHOTS[turn % SHOTS.length] ?? "mid",
		figures,
	};
	const said = "Leo looked at the great big world and found it very good. So he went on, and on, and on.";
	const pages = format === "page" ? [3] : [4, 5];
	const words = pages.map((_, i) => (format === "page" || (turn + i) % 3 > 0 ? said : ""));
	const spread: SpreadBrief["spread"] = { ...brief.spread, pages, words, composition, scene };
	return { scene, brief: { ...brief, cast, spread, lettered: false } };
}

const PICTURES = SETTINGS.flatMap((setting) => COMPOSITIONS.map((composition) => ({ setting, composition })));

test.each(
	lotOfEach(PICTURES, 2, ({ setting }) => setting),
)("$setting, $composition, on a page and on a spread: every face is seen, nobody near the edge or the fold, all words read", async ({
	setting,
	composition,
}) => {
	for (const format of ["page", "spread"] as const) {
		const { scene, brief } = caseOf(setting, composition, format);
		const name = `${format}: ${scene.shot} ${scene.time} ${scene.weather} ${scene.mood}`;
		const drawn = await drawnSpread(brief, scene, pxPerMm);
		const picture = canvasOf(format, drawn.paper, drawn.pictures, { pxPerMm, beyond: 0 });
		const { data, width } = picture;
		const blocks = layGround(picture, drawn);

		expect(drawn.faces).toHaveLength(scene.figures.length);
		for (const [i, face] of drawn.faces.entries()) {
			const all = [...within(picture, face)];
			const seen = all.filter(({ at }) => isSkin(...colourAt(data, at)));
			expect(seen.length / all.length, `${name}, figure ${i}`).toBeGreaterThan(leastSeen(setting));
		}

		for (const [i, body] of drawn.bodies.entries()) {
			const isRight = body.x + body.width / 2 > PAPER;
			const left = isRight ? PAPER + GUTTER : SAFE;
			const right = isRight ? 2 * PAPER - SAFE : PAPER - (format === "page" ? SAFE : GUTTER);
			expect(body.x, `${name}, figure ${i}`).toBeGreaterThan(left - 0.01);
			expect(body.x + body.width, `${name}, figure ${i}`).toBeLessThan(right + 0.01);
			expect(body.y, `${name}, figure ${i}`).toBeGreaterThan(SAFE - 0.01);
			// Whom a picture shows from near it cuts off below.
			const window = drawn.layout.windows[drawn.layout.figures[i]?.window ?? 0];
			if (window?.shot !== "close")
				expect(body.y + body.height, `${name}, figure ${i}`).toBeLessThan(
					Math.min(PAPER - SAFE, (window?.box.y ?? 0) + (window?.box.height ?? 0)),
				);
		}

		layGrain(data, picture.height, brief.seed, width);
		deepenTones(data);
		expect(blocks).toHaveLength(brief.spread.words.filter((said) => said !== "").length);
		for (const { box, words } of blocks) {
			const page = box.x < PAPER ? 0 : PAPER;
			expect(Math.min(box.x - page, box.y), name).toBeGreaterThanOrEqual(MARGIN - 3);
			expect(Math.max(box.x + box.width - page, box.y + box.height), name).toBeLessThanOrEqual(
				PAPER - MARGIN + 3,
			);
			for (const { x, y } of words)
				expect(overlap(box, { x, y: y - 1, width: 0.1, height: 1 }), name).toBe(true);
			for (const face of drawn.faces) expect(overlap(box, face), name).toBe(false);
			const set = words[0]?.ink;
			const ink = luminance(rgbOf(deepened(sunken(typeof set === "string" ? set : DARK))));
			const ratios = [...within(picture, box)]
				.map(({ at }) => contrast(luminance(colourAt(data, at)), ink))
				.sort((a, b) => a - b);
			expect(ratios[Math.floor(ratios.length * WORST)], name).toBeGreaterThanOrEqual(4.5);
		}
	}
});
