import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { lot } from "~/lot.testing";
import { coverSpread } from "~/studio/paper/draw-cover.server";
import { drawnSpread } from "~/studio/paper/pages/drawn-spread.server";
import { STORIES } from "~/studio/shelf/list";
import type { Box } from "~/studio/story/compositions/layout";
import { overlapOf } from "~/studio/story/compositions/overlaps";
import { PAPER, SAFE } from "~/studio/story/compositions/paper";
import { roomFor } from "~/studio/story/compositions/things";
import type { Scene, Thing } from "~/studio/story/scene";
import { companion, ideaWith, main, scriptOf } from "~/studio/writer/books.testing";

let png: Uint8Array;
beforeAll(async () => {
	const head = `<svg xmlns="http://www.w3.org/2000/svg" width="128" height="128"><ellipse cx="64" cy="64" rx="45" ry="58" fill="#a06a48"/></svg>`;
	png = await sharp(Buffer.from(head)).png().toBuffer();
});

const FAMILIES = [
	[main("Mia", 7, "")],
	[main("Noah", 5, ""), companion("Joe", 70, "", "Grandparent"), companion("Biscuit", 4, "a cat", "Pet")],
	[
		main("Amira", 8, "uses a wheelchair, she"),
		companion("Priya", 8, "a girl", "Best friend"),
		companion("Dad", 40, "", "Dad"),
		companion("Finn", 1, "", "Baby sibling"),
	],
].map((characters) => ideaWith({ title: "The Big Day", characters }));

test.each(
	lot(
		STORIES.map(({ id }) => id),
		12,
	),
)("%s: its cover shows what it declares, the whole family with every face", async (id) => {
	for (const idea of FAMILIES) {
		const { title, cover, cast } = scriptOf(idea, id);
		const { spread, ...brief } = coverSpread({
			title,
			imagePrompt: "",
			setting: cover.setting,
			time: cover.time,
			readingLevel: "starter",
			seed: id,
			cast: cast.map((member) => ({ member, likeness: { png } })),
			scene: cover,
		});
		const scene = spread.scene as Scene;
		const name = `${cast.length} characters`;
		expect(new Set(scene.figures.map(({ who }) => who)), name).toEqual(new Set(cast.map((one) => one.id)));
		expect(scene.props, name).toEqual(cover.props);
		expect(
			scene.figures.some(({ facing }) => facing === "away"),
			name,
		).toBe(false);
		const { faces, layout } = await drawnSpread({ spread, ...brief }, scene, 0.5);
		for (const face of faces) {
			expect(overlapOf(face, layout.words[0]?.box as Box), name).toBe(0);
			expect(Math.min(face.x, PAPER - face.x - face.width), name).toBeGreaterThan(SAFE - 0.01);
			for (const [i, { x, y, size, depth = y }] of layout.props.entries()) {
				const room = roomFor(scene.props[i] as Thing);
				const own = {
					x: x + room.x * size,
					y: y + room.y * size,
					width: room.width * size,
					height: room.height * size,
				};
				const isBefore = layout.figures.every((figure) => depth > figure.y);
				if (isBefore)
					expect(overlapOf(own, face), `${name}, ${(scene.props[i] as Thing).called}`).toBeLessThan(0.2);
			}
		}
	}
});
