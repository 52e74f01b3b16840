import { describe, expect, test } from "vitest";
import { lot, lotOfEach } from "~/lot.testing";
import type { CastMember } from "~/studio/story/cast";
import { paletteOf } from "~/studio/story/clothes";
import { OUTFITS } from "~/studio/story/outfits";
import { PLACES, type Setting } from "~/studio/story/places/list";
import { EXPRESSIONS, POSES, type Pose, PROPS } from "~/studio/story/vocabulary";
import { LAYERED } from "../settings/list";
import type { LayeredSetting } from "../settings/setting";
import { BUILDS, drawn, form, PLAIN } from "./drawn-figures.testing";
import type { FigureForm } from "./form.server";
import { clothOf } from "./garments";
import { HELD } from "./held";
import { PERCHES, type PerchName } from "./perches";
import { type Acting, posed } from "./posed";

/** A lock or a brim may be over the upper edge of a face. */
const LEAST_SEEN = 0.88;

function expectSound(one: ReturnType<typeof posed>, isBehind = false) {
	const { svg, covered, unit, seen } = drawn(one);
	if (isBehind) expect(seen).toBe(0);
	else expect(seen).toBeGreaterThan(LEAST_SEEN);
	expect(svg.replaceAll(/base64,[^"]*/g, "")).not.toMatch(/NaN|undefined|Infinity/);
	const { x, y, width, height } = one.box;
	expect(covered.left).toBeGreaterThanOrEqual(x - 1.5 * unit);
	expect(covered.top).toBeGreaterThanOrEqual(y - 1.5 * unit);
	expect(covered.right).toBeLessThanOrEqual(x + width + 1.5 * unit);
	expect(covered.bottom).toBeLessThanOrEqual(y + height + 1.5 * unit);
	// A page is laid out by the box: a face that reaches out of it would be printed too near the edge.
	const { face } = one;
	expect(Math.min(face.x - x, face.y - y)).toBeGreaterThanOrEqual(0);
	expect(face.x + face.width).toBeLessThanOrEqual(x + width + 0.001);
	expect(face.y + face.height).toBeLessThanOrEqual(y + height + 0.001);
	expect(Math.min(face.width, face.height)).toBeGreaterThan(0);
	// Not much larger than what is in it, either: neighbours are placed by it.
	expect(covered.right - covered.left).toBeGreaterThan(width * 0.66);
	return covered;
}

const POSED = BUILDS.flatMap(([name, age, kind, change]) =>
	POSES.map((pose) => ({ name, pose, age, kind, change })),
);

test.each(
	lotOfEach(POSED, 3, ({ pose }) => pose),
)("$name, $pose: nothing unknown, all of it in its box, on the ground or above it", async ({
	pose,
	age,
	kind,
	change,
}) => {
	const own = await form(age, kind, change);
	for (const facing of ["front", "left", "right", "away"] as const) {
		const one = posed(own, { ...PLAIN, pose, facing });
		const isBehind = facing === "away" || pose === "sleep";
		const { bottom } = expectSound(one, isBehind);
		if (one.ground && pose !== "jump" && pose !== "run") expect(Math.abs(bottom)).toBeLessThan(9);
		else expect(bottom).toBeLessThan(9);
	}
});

test("nobody sits, stands or reaches the same way in two pictures running", async () => {
	const own = await form(7, "child");
	for (const pose of ["sit", "stand", "reach"] as const)
		for (const facing of ["front", "left"] as const)
			for (let turn = 0; turn < 3; turn++) {
				const [one, next] = [turn, turn + 1].map(
					(on) => drawn(posed(own, { ...PLAIN, pose, facing, turn: on })).svg,
				);
				expect(one, `${pose} ${facing}`).not.toBe(next);
			}
});

test("whoever is in bed lies under a quilt and is seen; whoever is in water is in it to the hips, but not under the sea", async () => {
	const own = await form(7, "child");
	const PATCH = "#fff3dc";
	expect(drawn(posed(own, { ...PLAIN, pose: "in-bed" })).svg).toContain(PATCH);
	expect(drawn(posed(own, { ...PLAIN, pose: "sit" })).svg).not.toContain(PATCH);
	const WATER = "#55a9c6";
	for (const pose of ["swim", "in-water"] as const) {
		expect(drawn(posed(own, { ...PLAIN, pose })).svg).toContain(WATER);
		expect(drawn(posed(own, { ...PLAIN, pose, inBubble: true })).svg).not.toContain(WATER);
	}
});

test("a horse lies down where a dog would sit", async () => {
	const [dog, horse] = await Promise.all([form(3, "dog"), form(3, "horse")]);
	const sitting = (one: typeof dog) => posed(one, { ...PLAIN, pose: "sit" }).box;
	expect(sitting(dog).height).toBeGreaterThan(sitting(dog).width);
	expect(sitting(horse).width).toBeGreaterThan(sitting(horse).height);
});

const UPRIGHT: readonly Pose[] = ["stand", "walk", "sit", "kneel", "point", "dance", "wave", "jump"];

test.each(PROPS)("a %s is held by everybody, and before nobody's face", async (holds) => {
	const holders = BUILDS.map((build, number) => ({ holds, build, number }));
	for (const { build, number } of lot(holders, 3)) {
		const [, age, kind, change] = build;
		const own = await form(age, kind, change);
		// Two poses each: the next thing is tried with the next ones, and a build comes round to all of them.
		const first = PROPS.indexOf(holds) + number;
		for (const pose of [0, 3].map((on) => UPRIGHT[(first + on) % UPRIGHT.length] as Pose)) {
			const one = posed(own, { ...PLAIN, pose, holds });
			expectSound(one);
			const bare = posed(own, { ...PLAIN, pose });
			// The head stays as it was, but for the corners of its box that an arm or the thing fills or leaves.
			expect(one.face.width / bare.face.width).toBeGreaterThan(0.9);
			expect(one.face.width / bare.face.width).toBeLessThan(1.1);
		}
	}
});

test("whatever hangs from a hand or a shoulder reaches the ground at most: nobody is lifted by it, as if they floated", async () => {
	const own = await form(7, "child");
	const caped = { ...own, worn: { ...own.worn, back: "cape" as const } };
	for (const facing of ["left", "right"] as const) {
		const chinOf = (of: FigureForm, acting: Partial<Acting>) => {
			const { face } = posed(of, { ...PLAIN, facing, ...acting });
			return face.y + face.height;
		};
		for (const holds of PROPS.filter((held) => ["hand", "both"].includes(HELD[held].grip)))
			expect(chinOf(own, { pose: "lie", holds }), holds).toBeCloseTo(chinOf(own, { pose: "lie" }), 0);
		for (const pose of ["stand", "sit", "kneel"] as const)
			expect(chinOf(caped, { pose }), pose).toBeCloseTo(chinOf(own, { pose }), 0);
	}
});

test("nobody wears the colour of their own skin as their first one", async () => {
	const clothes = ["#d6a080", "#2f7f79", "#f0e6d2"] as const;
	const dressed = await form(7, "child", { palette: [...clothes] as CastMember["palette"] });
	expect(dressed.worn.colours).toEqual([clothes[1], clothes[0], clothes[2]]);
	const other = await form(7, "child", { palette: ["#2f4f8a", "#b8452f", "#f2e2c8"] });
	expect(other.worn.colours[0]).toBe("#2f4f8a");
});

test.each(OUTFITS)("dressed as %s", async (outfit) => {
	const dressed = [0, 1, 2, 3].flatMap((place) =>
		(["stand", "sit", "run", "swim"] as const).map((pose) => ({ outfit, palette: paletteOf(place), pose })),
	);
	for (const { pose, ...own } of lot(dressed, 5))
		expectSound(posed(await form(7, "child", { ...own, pronouns: "she" }), { ...PLAIN, pose }));
});

test("who sits cross-legged in a skirt has it over their thighs, not behind them", async () => {
	const own = await form(7, "child");
	const worn = { ...own.worn, garment: "dress", pattern: "plain" } as const;
	const { svg } = drawn(posed({ ...own, worn }, { ...PLAIN, pose: "sit" }));
	const last = (colour: string) => svg.lastIndexOf(`fill="${colour}"`);
	const [dress, tights] = [worn.colours[0], clothOf("tights", worn.colours, own.head.skin)];
	expect(last(tights)).toBeGreaterThan(0);
	expect(last(dress)).toBeGreaterThan(last(tights));
});

test("an upright head tilts by twelve degrees at most, whatever is felt", async () => {
	const own = await form(7, "child");
	const acting = EXPRESSIONS.flatMap((expression) =>
		UPRIGHT.flatMap((pose) =>
			(["front", "left", "right"] as const).map((facing) => ({ ...PLAIN, pose, expression, facing })),
		),
	);
	for (const one of lotOfEach(acting, 4, ({ expression }) => expression)) {
		const { svg } = drawn(posed(own, one));
		const turns = [...svg.matchAll(/matrix\(([-\d. ]+)\)"><image/g)].map(([, values = ""]) => {
			const [a = 1, b = 0] = values.split(" ").map(Number);
			return (Math.atan2(b, a) * 180) / Math.PI;
		});
		for (const turn of turns) expect(Math.abs(turn)).toBeLessThanOrEqual(12.1);
	}
});

test("clothes are the same whatever somebody does", async () => {
	const own = await form(7, "child");
	const colours = (pose: Pose) => {
		const { svg } = drawn(posed(own, { ...PLAIN, pose }));
		return own.worn.colours.slice(0, 2).every((colour) => svg.includes(colour));
	};
	for (const pose of UPRIGHT) expect(colours(pose)).toBe(true);
});

describe("who climbs", () => {
	test.each(Object.keys(PERCHES) as PerchName[])("stands on a %s, whatever their build", async (perch) => {
		const climbers = BUILDS.map((build) => ({ perch, build }));
		for (const {
			build: [, age, kind, change],
		} of lot(climbers, 4))
			for (const facing of ["left", "right"] as const)
				expectSound(posed(await form(age, kind, change), { ...PLAIN, pose: "climb", facing, perch }));
	});

	test("climbs a boulder where a place says nothing, and never in a room", () => {
		for (const [setting, { perch }] of Object.entries<LayeredSetting>(LAYERED))
			if (PLACES[setting as Setting].roof === "drawn") expect(perch, setting).toBeDefined();
	});
});
