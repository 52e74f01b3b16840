import { expect, test } from "vitest";
import type { Declared } from "../shelf/story";
import { withStandIns } from "./stand-in";

const picture = (things: Declared["things"], people: Declared["people"] = {}): Declared => ({
	...{ shot: "mid", not: [], shows: "" },
	people: { hero: { does: "stand", where: "left" }, others: { does: "wave" }, ...people },
	things,
});
const isCast = (what: string) => what === "creature";

test("somebody stands where the creature is declared, in front of whoever comes along, and it is no thing any more", () => {
	const { people, things } = withStandIns(
		picture([
			{ what: "creature", where: "right far", state: "asleep" },
			{ what: "ball", where: "left" },
		]),
		isCast,
	);
	expect(Object.keys(people)).toEqual(["hero", "creature", "others"]);
	expect(people.creature).toMatchObject({ does: "sleep", where: "right far" });
	expect(things.map(({ what }) => what)).toEqual(["ball"]);
});

test("whom the hero has in their arms is hugged, and nothing else is held", () => {
	const carried = withStandIns(picture([{ what: "creature", where: "in hero’s arms" }]), isCast);
	expect(carried.people.hero).toMatchObject({ does: "hug", with: "creature" });
	const held = withStandIns(picture([], { hero: { does: "run", holds: "creature", where: "left" } }), isCast);
	expect(held.people.hero).toEqual({ does: "run", where: "left" });
	expect(held.people.creature).toMatchObject({ where: "left" });
});

test.each([
	"the mother",
	"drawn on a poster",
	"a cardboard cut-out",
])("its likeness, or another one, isn’t them: %s", (state) => {
	const { people, things } = withStandIns(picture([{ what: "creature", where: "right", state }]), isCast);
	expect(people.creature).toBeUndefined();
	expect(things).toHaveLength(1);
});

test("nobody is in the place of what nobody is", () => {
	const declared = picture([{ what: "dragon", where: "right" }]);
	expect(withStandIns(declared, isCast)).toEqual(declared);
});
