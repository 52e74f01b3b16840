import { expect, test } from "vitest";
import { centsOf, DEFAULT_MODELS, fitFor, MODELS, modelsOf, type Order, SLUGS, slugsIn } from "./models";

const order = (people: number): Order => ({
	prompt: "A lantern.",
	references: Array.from({ length: people }, (_, i) => `data:${i}`),
	aspect: "16:9",
	seed: 1,
});

test.each(MODELS)("$slug is asked for its own sizes, with every reference and the aspect ratio", (model) => {
	for (const size of Object.values(model.sizes)) {
		const input = model.input(order(2), size.called);
		expect(Object.values(input)).toContain(size.called);
		expect(Object.values(input)).toContainEqual(["data:0", "data:1"]);
		expect(input).toMatchObject({ prompt: "A lantern.", aspect_ratio: "16:9" });
		expect(size.px["16:9"][0] / size.px["16:9"][1]).toBeCloseTo(16 / 9, 0);
	}
});

test("those that are asked by themselves draw 300 px and more in an inch of a page and of a double page", () => {
	for (const { sizes } of modelsOf(slugsIn(DEFAULT_MODELS))) {
		expect(sizes.print.px["16:9"][0] / (426 / 25.4)).toBeGreaterThan(300);
		expect(sizes.print.px["1:1"][0] / (216 / 25.4)).toBeGreaterThan(300);
	}
});

test("a model that isn't in the table is refused with those that are", () => {
	expect(() => modelsOf(["someone/else"])).toThrow(SLUGS.join(", "));
});

test("a model that keeps fewer people apart comes after those that keep as many, and one that takes fewer references not at all", () => {
	const named = (people: number) => fitFor(MODELS, order(people)).map(({ slug }) => slug);
	expect(named(4)).toEqual(SLUGS);
	expect(named(5)[0]).toBe("google/nano-banana-pro");
	expect(named(9)).not.toContain("black-forest-labs/flux-2-pro");
});

test("references cost where they are billed", () => {
	const [flux] = modelsOf(["black-forest-labs/flux-2-pro"]);
	if (!flux) throw new Error("it is known");
	expect([centsOf(flux, order(0), "screen"), centsOf(flux, order(4), "print")]).toEqual([3, 13.5]);
});
