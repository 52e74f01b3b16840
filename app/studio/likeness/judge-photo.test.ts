import sharp, { type Sharp } from "sharp";
import { expect, test, vi } from "vitest";
import { lot } from "~/lot.testing";
import { keptHeads } from "./kept-heads.testing";
import { portrait, woman } from "./portraits.testing";

vi.setConfig({ testTimeout: 90_000 });

async function findingsOf(photo: Promise<Uint8Array>, change: (picture: Sharp) => Sharp | Promise<Sharp>) {
	const changed = await change(sharp(await photo));
	return findingsIn(await changed.jpeg({ quality: 95 }).toBuffer());
}

const findingsIn = async (photo: Uint8Array) => (await keptHeads(photo))?.verdict.findings;

test("a photo is fine as it is", async () => {
	expect(await findingsIn(await woman())).toEqual([]);
});

const CHANGES = [
	["too-small", (picture: Sharp) => picture.resize(200)],
	["too-dark", (picture: Sharp) => picture.linear(0.12, 0)],
	["too-bright", (picture: Sharp) => picture.linear(1.3, 110)],
	["blurred", (picture: Sharp) => picture.blur(7)],
	[
		"cut-off",
		async (picture: Sharp) => {
			const { width, height } = await picture.metadata();
			return picture.extract({
				left: Math.round(width * 0.45),
				top: 0,
				width: Math.round(width * 0.5),
				height,
			});
		},
	],
] as const;

test.each(lot(CHANGES, 3))("what is %s is told", async (finding, change) => {
	expect(await findingsOf(woman(), change)).toContain(finding);
});

// None of these was looked at when the threshold was chosen.
test.each(lot(["030", "093"], 1))("portrait %s is sharp until it is blurred a little", async (name) => {
	expect(await findingsIn(await portrait(name))).not.toContain("blurred");
	expect(await findingsOf(portrait(name), (picture) => picture.blur(4))).toContain("blurred");
});

test("a profile is turned away, half a turn is not", async () => {
	expect(await findingsIn(await portrait("063"))).toContain("turned-away");
	expect(await findingsIn(await portrait("021"))).not.toContain("turned-away");
});
