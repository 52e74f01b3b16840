import sharp from "sharp";
import { expect, test, vi } from "vitest";
import { headsFrom } from "./draw-likeness.server";
import { crowd, woman } from "./portraits.testing";

vi.setConfig({ testTimeout: 240_000 });

test("heads are drawn for which there is time, the largest first; a family of four is given more of it", async () => {
	const photo = await crowd(2);
	let looks = 0;
	const all = await headsFrom(photo, () => {
		looks++;
		return 0;
	});
	// The clock is looked at before each further head: the last one comes too late.
	const early = looks - 1;
	looks = 0;
	const few = await headsFrom(photo, () => (looks++ < early ? 0 : 22_000));
	expect(all?.heads.length).toBe(2);
	expect(few?.heads.length).toBe(1);
	expect(few?.heads).toEqual(all?.heads.slice(0, few?.heads.length));
	const ofOthers = all?.verdict.ofOthers?.slice(0, (few?.heads.length ?? 0) - 1);
	expect(few?.verdict).toEqual({ ...all?.verdict, ofOthers });
	looks = 0;
	const family = await headsFrom(photo, () => (looks++ < early ? 0 : 13_000));
	expect(family?.heads.length).toBe(all?.heads.length);
});

test("a face so small that it is found by a long search only is looked for no longer than there is time", async () => {
	const photo = await sharp(await woman())
		.resize(120)
		.extend({ top: 900, bottom: 900, left: 900, right: 900, background: "#667788" })
		.jpeg({ quality: 95 })
		.toBuffer();
	expect((await headsFrom(photo, () => 0))?.verdict.shows).toBe("person");
	let time = 0;
	expect((await headsFrom(photo, () => (time += 6000)))?.verdict.shows).toBe("thing");
});
