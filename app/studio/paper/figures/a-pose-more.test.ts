import sharp from "sharp";
import { expect, test, vi } from "vitest";
import type { CastMember } from "~/studio/story/cast";
import { plainMember } from "~/studio/story/clothes";
import type { Kind, Pose } from "~/studio/story/vocabulary";
import type { AnimalStance } from "./animal-poses";
import { Doll } from "./doll";
import { formOf } from "./form.server";
import { posed, RIM } from "./posed";

/** No pose of the shop's. */
const bowing = "bow" as Pose;

vi.mock("./poses", async (original) => {
	const { POSES } = await original<typeof import("./poses")>();
	const bow = { ...POSES.walk.side, lean: 40, head: 10 };
	return { POSES: { ...POSES, bow: { side: bow } } };
});
vi.mock("./animal-poses", async (original) => {
	const { animalPose } = await original<typeof import("./animal-poses")>();
	const bow = { ...(animalPose("dog", "stand") as AnimalStance), pitch: -20 };
	const posed: typeof animalPose = (species, pose) => (pose === bowing ? bow : animalPose(species, pose));
	return { animalPose: posed };
});

const WHO: readonly { name: string; age: number; kind: Kind; change?: Partial<CastMember> }[] = [
	{ name: "baby", age: 1, kind: "baby" },
	{ name: "child", age: 7, kind: "child" },
	{ name: "child in a wheelchair", age: 9, kind: "child", change: { usesWheelchair: true } },
	{ name: "old", age: 75, kind: "old" },
	{ name: "dog", age: 3, kind: "dog" },
	{ name: "bird", age: 3, kind: "bird" },
	{ name: "toy", age: 3, kind: "toy" },
];

test.each(WHO)("a pose more is a line for people and one for animals: $name", async ({
	age,
	kind,
	change,
}) => {
	const png = await sharp({ create: { width: 64, height: 64, channels: 4, background: "#d9a27c" } })
		.png()
		.toBuffer();
	const plain = plainMember({ name: "Sam", age, isMain: true, relationship: null }, 0, "meadow");
	const form = await formOf({ likeness: { png }, member: { ...plain, kind, ...change } });
	const drawn = (pose: string, facing: "front" | "left" | "away") => {
		const one = posed(form, { pose: pose as Pose, expression: "glad", facing, holds: "ball" });
		const doll = new Doll({ tint: "#ffffff", edge: "#fffaf0", glow: "#ffe08a" }, RIM);
		one.draw(doll, { ...form.head, href: "" });
		expect(doll.svg()).not.toMatch(/NaN|undefined|Infinity/);
		// Lifted onto the ground by whatever is lowest.
		expect(one.box.y + one.box.height).toBeLessThan(9);
		return doll.svg();
	};
	for (const facing of ["front", "left", "away"] as const) {
		const bowing = drawn("bow", facing);
		// A bird stands in whatever it has no way of its own to do.
		if (kind !== "bird") expect(bowing).not.toBe(drawn("stand", facing));
	}
});
