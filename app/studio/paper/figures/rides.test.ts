import { expect, test } from "vitest";
import type { CastLikeness } from "~/studio/story/cast";
import type { Figure, Scene, Thing } from "~/studio/story/scene";
import { spreadBriefWith } from "../briefs.testing";
import { drawn, form, PLAIN } from "./drawn-figures.testing";
import { posed } from "./posed";
import { rideOf, withRiders } from "./rides";

const thing = (drawing: string, change: Partial<Thing> = {}): Thing => ({
	...{ drawing, called: `a ${drawing}`, long: 1060, at: "ground", side: null, by: null, many: false },
	...change,
});
const brief = spreadBriefWith({ png: new Uint8Array() });
const [rider] = brief.cast as [CastLikeness];
const other = { ...rider, member: { ...rider.member, id: "c2" } };
const figure = (who: string, change: Partial<Figure> = {}): Figure => ({
	...(brief.spread.scene?.figures[0] as Figure),
	...{ who, pose: "sit", ...change },
});
const rideIn = (scene: Partial<Scene>, cast = [rider, other]) =>
	withRiders({ ...(brief.spread.scene as Scene), ...scene }, cast);

test("whoever sits by something that can be ridden is on it, and it stands nowhere else", () => {
	const [bike, snail] = [thing("bike"), thing("snail")];
	const { figures, props } = rideIn({ figures: [figure("c1"), figure("c2")], props: [bike, snail] });
	expect(figures.map(({ holds }) => holds)).toEqual([bike, null]);
	expect(props).toEqual([snail]);
	const by = thing("horse", { by: "c2" });
	expect(rideIn({ figures: [figure("c1"), figure("c2")], props: [by] }).figures[1]?.holds).toEqual(by);
});

test("nobody rides who stands or has their hands full, a baby or a wheelchair's; nor one of many, in the air or far behind", () => {
	const bike = thing("bike");
	const stays = (figures: Figure[], prop = bike, member: Partial<CastLikeness["member"]> = {}) =>
		expect(
			rideIn({ figures, props: [prop] }, [{ ...rider, member: { ...rider.member, ...member } }]).props,
		).toEqual([prop]);
	stays([figure("c1", { pose: "stand" })]);
	stays([figure("c1", { holds: "map" })]);
	stays([figure("c1")], bike, { kind: "baby" });
	stays([figure("c1")], bike, { usesWheelchair: true });
	for (const change of [{ many: true }, { at: "air" }, { at: "behind" }] as const)
		stays([figure("c1")], thing("bike", change));
});

test.each([
	"bike",
	"horse",
	"kick-scooter",
	"canoe",
	"racing-car",
])("a %s is one piece with its rider, goes where they look and carries them off the ground", async (drawing) => {
	expect(rideOf(drawing === "bike" ? "bike" : thing(drawing), "sit")?.drawing).toBe(drawing);
	for (const [age, kind] of [
		[7, "child"],
		[35, "grown-up"],
	] as const) {
		const own = await form(age, kind);
		const [left, right] = (["left", "right"] as const).map((facing) =>
			posed(own, { ...PLAIN, pose: "sit", facing, holds: thing(drawing) }),
		) as [ReturnType<typeof posed>, ReturnType<typeof posed>];
		const alone = posed(own, PLAIN);
		expect(right.box.width).toBeGreaterThan(alone.box.width);
		expect(right.box.x + right.box.width).toBeCloseTo(-left.box.x, 0);
		const { seen, pieces } = drawn(right);
		expect(seen, `${drawing}, ${kind}`).toBeGreaterThan(0.9);
		expect(pieces, `${drawing}, ${kind}`).toBe(1);
	}
});
