import sharp from "sharp";
import { expect, test, vi } from "vitest";
import { findPeople } from "./find-people.server";
import { openPhoto } from "./photo.server";
import { portrait } from "./portraits.testing";

vi.setConfig({ testTimeout: 90_000 });

test.each([
	"030",
	"087",
])("portrait %s is turned upright, though something like a face is seen in it upside down", async (name) => {
	for (const [angle, quarters] of [
		[0, 0],
		[180, 2],
	] as const) {
		const photo = await openPhoto(
			await sharp(await portrait(name))
				.rotate(angle)
				.jpeg()
				.toBuffer(),
		);
		if (!photo) throw new Error("no photo");
		expect((await findPeople(photo, () => false))?.quarters).toBe(quarters);
	}
});
