import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { plainMember } from "~/studio/story/clothes";
import type { Kind, Pose } from "~/studio/story/vocabulary";
import { overlap } from "../drawing/sheet";
import { formOf } from "./form.server";
import { together } from "./touching";

let png: Uint8Array;
beforeAll(async () => {
	const head = `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><ellipse cx="128" cy="136" rx="80" ry="116" fill="#d9a27c"/></svg>`;
	png = await sharp(Buffer.from(head)).png().toBuffer();
});
const part = async (age: number, kind: Kind, pose: Pose) => ({
	form: await formOf({
		likeness: { png },
		member: { ...plainMember({ name: "Sam", age, isMain: true, relationship: null }, 0, "meadow"), kind },
	}),
	acting: { pose, expression: "glad", facing: "front", holds: null } as const,
});

const PEOPLE = [
	[35, "grown-up"],
	[7, "child"],
	[1, "baby"],
	[3, "cat"],
	[4, "horse"],
] as const;

test.each([
	"hug",
	"carry",
	"stand",
	"walk",
] as const)("two who %s are each there once, and hide neither face", async (pose) => {
	for (const [age, kind] of PEOPLE)
		for (const [otherAge, otherKind] of PEOPLE) {
			const members = together(await part(age, kind, pose), await part(otherAge, otherKind, pose));
			expect(members).toHaveLength(2);
			const [one, other] = members.map(({ posed: { face }, x, y }) => ({
				x: face.x + x + face.width * 0.15,
				y: face.y + y + face.height * 0.1,
				width: face.width * 0.7,
				height: face.height * 0.8,
			}));
			if (!one || !other) throw new Error("two");
			expect(overlap(one, other), `${age} ${kind} and ${otherAge} ${otherKind}`).toBe(false);
		}
});

test("hands that are held meet", async () => {
	for (const age of [4, 9, 35]) {
		const [left, right] = together(await part(35, "grown-up", "stand"), await part(age, "child", "stand"));
		const one = left?.posed.hands?.[0];
		const other = right?.posed.hands?.[1];
		if (!one || !other || !right) throw new Error("hands");
		expect(Math.abs(one[1] - other[1])).toBeLessThan(24);
		expect(Math.abs(one[0] - (other[0] + right.x))).toBeLessThan(24);
	}
});
