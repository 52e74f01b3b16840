import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { diceFrom } from "../drawing/dice";
import { type Anchors, withAnchors } from "../likeness/anchors";
import type { CoverCharacter, Likeness } from "../port";
import { briefWith } from "../port.contract";
import { sceneryOf } from "../scene/sceneries";
import { castOf } from "./cast.server";

const SIDE = 960;
let png: Buffer;
beforeAll(async () => {
	const head = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}"><ellipse cx="480" cy="530" rx="180" ry="250" fill="#d9a27c"/></svg>`;
	png = await sharp(Buffer.from(head)).png().toBuffer();
});
const headWith = (wears: Anchors["wears"]): Likeness => ({
	png: withAnchors(png, {
		shows: "person",
		crown: 280,
		bottom: 780,
		left: 300,
		right: 660,
		face: {
			eyes: [
				{ x: 406, y: 500 },
				{ x: 554, y: 500 },
			],
			chin: { x: 480, y: 760 },
			tilt: 0,
		},
		wears,
		skin: "#d9a27c",
		hair: "#6b4630",
	}),
});
const outfits = async (place: "sea" | "meadow" | "space", change: Partial<CoverCharacter>) => {
	const likeness = change.likeness ?? headWith({ hat: false, glasses: false });
	const [first] = briefWith(likeness).characters;
	const characters = [{ ...(first as CoverCharacter), likeness, ...change }];
	return Promise.all(
		["a", "b", "c", "d", "e", "f", "g", "h"].map(async (seed) => {
			const [member] = await castOf({ ...briefWith(likeness), characters }, sceneryOf(place), diceFrom(seed));
			return member?.outfit;
		}),
	);
};
const hats = async (...asked: Parameters<typeof outfits>) =>
	(await outfits(...asked)).map((outfit) => outfit?.hat);

test("nobody gets a hat on a hat, everybody a bubble where there is no air", async () => {
	expect(new Set(await hats("sea", {})).has("none")).toBe(false);
	const hatted = headWith({ hat: true, glasses: false });
	expect(new Set(await hats("sea", { likeness: hatted }))).toEqual(new Set(["none"]));
	expect(new Set(await hats("space", { likeness: hatted }))).toEqual(new Set(["bubble"]));
	const glasses = headWith({ hat: false, glasses: true });
	expect(new Set(await hats("sea", { likeness: glasses })).has("none")).toBe(false);
});

test("only whom the family calls a mother, a sister or a girl is put into a dress", async () => {
	const dressed = async (change: Partial<CoverCharacter>) =>
		(await outfits("meadow", change)).some((outfit) => outfit?.garment === "dress");
	expect(await dressed({ relationship: "Mum" })).toBe(true);
	expect(await dressed({ relationship: null, personality: "a brave girl" })).toBe(true);
	expect(await dressed({ relationship: null, personality: "brave" })).toBe(false);
	expect(await dressed({ relationship: "Dad" })).toBe(false);
});
