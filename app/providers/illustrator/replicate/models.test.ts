import { expect, test } from "vitest";
import {
	centsOf,
	DEFAULT_MODELS,
	fitFor,
	MODELS,
	type Model,
	modelsOf,
	type Order,
	orderFor,
	ppiOfModel,
	SLUGS,
	slugsIn,
} from "./models";

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
	for (const model of modelsOf(slugsIn(DEFAULT_MODELS)))
		for (const aspect of ["1:1", "16:9"] as const)
			expect(ppiOfModel(model, "print", aspect)).toBeGreaterThan(300);
});

test("for print a model whose picture is too coarse for its place comes last, whatever the list says", () => {
	const [pro, flux] = ["google/nano-banana-pro", "black-forest-labs/flux-2-pro"];
	const models = modelsOf([flux, pro]);
	const named = (size: "screen" | "print", aspect: "1:1" | "16:9") =>
		fitFor(models, { ...order(1), aspect }, size).map(({ slug }) => slug);
	expect(models.map((model) => ppiOfModel(model, "print", "16:9"))).toEqual([122, 328]);
	expect(models.map((model) => ppiOfModel(model, "print", "1:1"))).toEqual([240, 481]);
	expect(named("screen", "16:9")).toEqual([flux, pro]);
	expect(named("print", "16:9")).toEqual([pro, flux]);
	expect(named("print", "1:1")).toEqual([pro, flux]);
});

test("a limit is three times what a large picture usually takes, and a small one takes no longer", () => {
	for (const { limitMs, sizes } of MODELS) {
		expect(limitMs).toBe(3 * sizes.print.usualMs);
		expect(sizes.screen.usualMs).toBeLessThanOrEqual(sizes.print.usualMs);
	}
});

test("a model that isn't in the table is refused with those that are", () => {
	expect(() => modelsOf(["someone/else"])).toThrow(SLUGS.join(", "));
});

test("a model that keeps fewer people apart comes after those that keep as many, and one that takes fewer references not at all", () => {
	const named = (people: number) => fitFor(MODELS, order(people), "screen").map(({ slug }) => slug);
	expect(named(4)).toEqual(SLUGS);
	expect(named(5)[0]).toBe("google/nano-banana-pro");
	expect(named(9)).not.toContain("black-forest-labs/flux-2-pro");
});

test("the book's cover goes with a picture, last and told so, where the model takes one more and keeps apart all who are on it", () => {
	const [google, flux] = modelsOf(["google/nano-banana-pro", "black-forest-labs/flux-2-pro"]);
	if (!google || !flux) throw new Error("they are known");
	const asked = (model: Model, references: number, people: number) =>
		orderFor(model, { ...order(references), cover: { reference: "data:cover", people } });
	const { prompt, references } = asked(flux, 2, 4);
	expect(references).toEqual(["data:0", "data:1", "data:cover"]);
	expect(prompt).toMatch(
		/^A lantern\.\nReference picture 3 is the book's cover: the same style and the same clothes/,
	);
	expect(asked(flux, 8, 4)).toEqual(order(8));
	expect(asked(flux, 2, 5)).toEqual(order(2));
	expect(asked(google, 2, 5).references).toHaveLength(3);
	expect(orderFor(flux, order(2))).toEqual(order(2));
});

test("references cost where they are billed", () => {
	const [flux] = modelsOf(["black-forest-labs/flux-2-pro"]);
	if (!flux) throw new Error("it is known");
	expect([centsOf(flux, order(0), "screen"), centsOf(flux, order(4), "print")]).toEqual([3, 13.5]);
});
