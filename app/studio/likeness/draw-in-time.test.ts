import sharp from "sharp";
import { expect, test, vi } from "vitest";
import { headsFrom } from "./draw-likeness.server";
import { findPeople } from "./find-people.server";
import { openPhoto } from "./photo.server";
import { crowd, woman } from "./portraits.testing";

vi.setConfig({ testTimeout: 240_000 });

test("heads are drawn for which there is time, the largest first; a family of four is given more of it", async () => {
	const photo = await crowd(2);
	let looks = 1;
	const opened = await openPhoto(photo);
	if (!opened) throw new Error("no photo");
	await findPeople(opened, () => {
		looks++;
		return false;
	});
	// The clock is looked at once at first, then by who searches, then before each head: the first is in time, the next comes too late.
	const early = looks + 1;
	const after = (ms: number) => {
		looks = 0;
		return headsFrom(photo, () => (looks++ < early ? 0 : ms));
	};
	const few = await after(22_000);
	const family = await after(13_000);
	expect(family?.heads.length).toBe(2);
	expect(few?.heads.length).toBe(1);
	const bytes = (drawn: typeof few) => drawn?.heads.map(({ png }) => Buffer.from(png).toString("base64"));
	expect(bytes(few)).toEqual(bytes(family)?.slice(0, 1));
	expect(few?.verdict).toEqual({ ...family?.verdict, ofOthers: [] });
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
