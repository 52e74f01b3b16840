import sharp from "sharp";
import { expect, test, vi } from "vitest";
import { headsFrom } from "./draw-likeness.server";
import type { Face } from "./models/face-mesh.server";
import type { Point } from "./pixels";
import { woman } from "./portraits.testing";

vi.setConfig({ testTimeout: 240_000 });

/** What the finder sometimes takes for somebody: the wall on the left, so many px away. */
const AWAY = 500;
const moved = ({ x, y }: Point): Point => ({ x: x - AWAY, y });
const onTheWall = (face: Face): Face => ({
	...face,
	points: face.points.map(moved),
	eyes: [moved(face.eyes[0]), moved(face.eyes[1])],
	middle: moved(face.middle),
	chin: moved(face.chin),
	box: { ...face.box, x: face.box.x - AWAY },
});

vi.mock(import("./find-people.server"), async (original) => {
	const { findPeople, ...others } = await original();
	const withFalseFace: typeof findPeople = async (...asked) => {
		const people = await findPeople(...asked);
		return people && { ...people, faces: [onTheWall(people.faces[0]), ...people.faces] };
	};
	return { ...others, findPeople: withFalseFace };
});

test("a face of which nothing can be cut out hides nobody who comes after it, and no advice is about it", async () => {
	const photo = await sharp(await woman())
		.resize(400)
		.extend({ left: 600, background: "#c9cfd6" })
		.jpeg()
		.toBuffer();
	const drawn = await headsFrom(photo);
	expect(drawn?.verdict).toMatchObject({ shows: "person", faces: 2, ofOthers: [] });
	expect(drawn?.heads).toHaveLength(1);
});
