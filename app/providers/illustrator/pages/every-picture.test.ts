import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { SETTINGS } from "~/story/places/list";
import type { Figure, Scene } from "~/story/scene";
import { COMPOSITIONS, POSES, SHOTS, TIMES } from "~/story/vocabulary";
import type { CastLikeness, Likeness, SpreadBrief } from "../port";
import { spreadBriefWith } from "../port.contract";
import { canvasOf } from "./canvas.server";
import { drawnSpread } from "./drawn-spread.server";

/** Small: a page is so many px high. */
const PX = 108;

/** A head of one colour that nothing else in a picture has. */
async function plainHead(): Promise<Likeness> {
	const head = `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512"><ellipse cx="256" cy="256" rx="180" ry="230" fill="#ff00e6"/></svg>`;
	return { png: await sharp(Buffer.from(head)).png().toBuffer() };
}

const isHead = (r: number, g: number, b: number) => r > g + 45 && b > g + 45;

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
		other("c2", { age: 40, kind: "grown-up", build: "adult" }),
		other("c3", { age: 1, kind: "baby", build: "baby" }),
		other("c4", { kind: "cat", build: "adult" }),
	];
});

describe.each(SETTINGS)("%s", (setting) => {
	test.each(COMPOSITIONS)("%s, on a page and on a spread: every face is seen whole", async (composition) => {
		for (const format of ["page", "spread"] as const) {
			const turn = SETTINGS.indexOf(setting) + COMPOSITIONS.indexOf(composition);
			const count = (turn % 4) + 1;
			const figures = cast.slice(0, count).map(
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
				shot: SHOTS[turn % SHOTS.length] ?? "mid",
				figures,
			};
			const said = "Leo looked at the great big world and found it very good.";
			const pages = format === "page" ? [3] : [4, 5];
			const words = pages.map((_, i) => (i === turn % 2 ? said : ""));
			const spread: SpreadBrief["spread"] = { ...brief.spread, pages, words, composition, scene };
			const pxPerMm = PX / 210;
			const { faces, pictures } = await drawnSpread(
				{ ...brief, cast, spread, lettered: false },
				scene,
				pxPerMm,
			);
			const { data, width } = canvasOf(format, "#ffffff", pictures, { pxPerMm, beyond: 0 });
			expect(faces).toHaveLength(count);
			for (const [i, face] of faces.entries()) {
				let seen = 0;
				let all = 0;
				for (let y = Math.floor(face.y * pxPerMm); y < (face.y + face.height) * pxPerMm; y++)
					for (let x = Math.floor(face.x * pxPerMm); x < (face.x + face.width) * pxPerMm; x++) {
						const at = (y * width + x) * 4;
						if (isHead(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0)) seen++;
						all++;
					}
				// An ellipse fills three quarters of its box; shade, small signs and a hat's room take a part of it.
				expect(seen / all, `${format}: ${scene.shot} ${scene.time}, figure ${i}`).toBeGreaterThan(0.4);
			}
		}
	});
});
