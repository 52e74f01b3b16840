import { expect, test } from "vitest";
import type { Scene, Thing } from "~/studio/story/scene";
import { spreadBriefWith } from "../briefs.testing";
import { inTitlesColours, repainted } from "./title-colour";

const thing = (called: string): Thing => ({
	...{ drawing: "bike", called, long: 1060, at: "ground", side: null, by: null, many: false },
});
const scene = {
	...(spreadBriefWith({ png: new Uint8Array() }).spread.scene as Scene),
	props: [thing("a bike"), thing("a snail"), "map"] as Scene["props"],
};
const coloursIn = (title: string) =>
	inTitlesColours(scene, title).props.map((one) => (typeof one === "string" ? null : (one.colour ?? null)));

test("a thing has the colour that the title says, and nothing else has", () => {
	expect(coloursIn("Theo and the Big Red Bike")).toEqual(["#d9483b", null, null]);
	expect(coloursIn("The Blue Racing Bike and the Yellow Snail")).toEqual(["#3f7fb5", "#f4c653", null]);
	for (const title of ["Theo and the Bike", "Redbike", "Red Riding Hood"])
		expect(coloursIn(title)).toEqual([null, null, null]);
});

test("what is grey stays so, and what is light is lighter than what is dark", () => {
	expect(repainted("#3c3a48", "#d9483b")).toBe("#3c3a48");
	expect(repainted("#3f9a9a", undefined)).toBe("#3f9a9a");
	expect(repainted("#3f9a9a", "#d9483b")).not.toBe("#3f9a9a");
	expect(repainted("#9fe0e0", "#d9483b") > repainted("#206060", "#d9483b")).toBe(true);
});
