import sharp from "sharp";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Fault, Inspection } from "../../inspector/port";
import { inWords, type VendorFailure } from "../../vendor-failure";
import type { Predictions } from "../port";
import { createInspectedBuyer, type WantedPicture } from "./inspected.server";
import type { Predicted, Wanted } from "./predict.server";

const jpeg = (background: string) =>
	sharp({ create: { width: 1600, height: 900, channels: 3, background } })
		.jpeg()
		.toBuffer();
const [FIRST, SECOND, OTHERS] = [await jpeg("#c00"), await jpeg("#0c0"), await jpeg("#00c")];

const WANTED: WantedPicture = {
	use: "page",
	name: "a drawing",
	order: { prompt: "A girl holds a red kite.", references: ["data:,"], aspect: "16:9", seed: 1 },
	size: "screen",
	asked: { prompt: "A girl holds a red kite.", people: { least: 1, most: 1 } },
};
const faulty = (...faults: Fault[]): Inspection => ({
	isInspected: true,
	faults,
	missing: faults.includes("something missing") ? ["a red kite"] : [],
	tokens: 100,
});
const FINE = faulty();
const AWAY: Inspection = { isInspected: false, tokens: 10 };

let kept: Map<string, string>;
const told: VendorFailure[] = [];
beforeEach(() => {
	kept = new Map();
	told.length = 0;
});
const predictions: Predictions = {
	find: async (name) => kept.get(name) ?? null,
	keep: async (name, id) => void kept.set(name, id),
	forget: async (name) => void kept.delete(name),
};

/** A buyer whose two pictures are these, as an inspector finds them in turn; `paint` asks for them. */
function opened(inspections: Inspection[], second: Predicted = { ok: true, value: SECOND }) {
	const buy = vi.fn(async ({ name }: Wanted): Promise<Predicted> => {
		const drawn: Predicted = name.startsWith("second:") ? second : { ok: true, value: FIRST };
		return { pictures: 1, cents: 4, ...drawn };
	});
	const inspect = vi.fn(async (_: Uint8Array): Promise<Inspection> => {
		const found = inspections.shift();
		if (!found) throw new Error("inspected once too often");
		return found;
	});
	const inspector = { describe: () => ({ kind: "vendor", name: "somebody" }) as const, inspect };
	const tell = (failure: VendorFailure) => told.push(failure);
	const paint = createInspectedBuyer({ buy, inspector, predictions, tell });
	return { buy, inspect, paint };
}

const TWO = { pictures: 2, cents: 8 };

test("a picture without faults is given as it came, inspected once and small", async () => {
	const { buy, inspect, paint } = opened([FINE]);
	expect(await paint(WANTED)).toEqual({ ok: true, value: FIRST, pictures: 1, cents: 4, tokens: 100 });
	expect(buy).toHaveBeenCalledTimes(1);
	const [small] = inspect.mock.calls[0] ?? [];
	expect(await sharp(small).metadata()).toMatchObject({ format: "jpeg", width: 1024, height: 576 });
});

test("a faulty one is drawn once more, and its painter told what was wrong", async () => {
	const { buy, paint } = opened([faulty("too many heads", "writing", "something missing"), FINE]);
	expect(await paint(WANTED)).toEqual({ ok: true, value: SECOND, ...TWO, tokens: 200, faults: [] });
	const [again] = buy.mock.calls[1] ?? [];
	expect(again?.order.prompt.split("\n")).toEqual([
		WANTED.order.prompt,
		"A first picture had faults, which this one must not have:",
		expect.stringMatching(/^- Somebody was too many: nobody is in it twice/),
		expect.stringMatching(/^- There was writing on it/),
		"- Not to be seen was: a red kite. Now it is, plainly.",
	]);
});

describe("twice faulty", () => {
	test.each<[string, Fault[], Fault[], Buffer, Fault[]]>([
		["the second is given", ["writing"], ["wrong limbs"], SECOND, ["wrong limbs"]],
		["the first, where the second is worse", ["writing"], ["writing", "wrong limbs"], FIRST, ["writing"]],
		["the first, where the second is unsuitable", ["writing"], ["unsuitable"], FIRST, ["writing"]],
		[
			"the second, where the first was unsuitable",
			["unsuitable"],
			["writing", "wrong limbs"],
			SECOND,
			["writing", "wrong limbs"],
		],
	])("%s, with its faults", async (_, first, second, value, faults) => {
		const { paint } = opened([faulty(...first), faulty(...second)]);
		expect(await paint(WANTED)).toEqual({ ok: true, value, ...TWO, tokens: 200, faults });
	});

	test("unsuitable for children is refused, and not bought or inspected again for whoever asks again", async () => {
		const { buy, paint } = opened([faulty("unsuitable"), faulty("unsuitable", "writing")]);
		expect(await paint(WANTED)).toEqual({ ok: false, error: "refused", ...TWO, tokens: 200 });
		expect(told.map(inWords)).toEqual([
			"Replicate painted what isn't fit for children, twice (predictions, unsuitable)",
		]);
		expect(await paint(WANTED)).toEqual({ ok: false, error: "refused" });
		expect(buy).toHaveBeenCalledTimes(2);
	});
});

describe("a picture that can't be inspected, or not be drawn once more, is given all the same", () => {
	test("not inspected at all, which is noted down", async () => {
		const { buy, paint } = opened([AWAY]);
		expect(await paint(WANTED)).toEqual({
			...{ ok: true, value: FIRST, pictures: 1, cents: 4, tokens: 10 },
			faults: ["not inspected"],
		});
		expect(buy).toHaveBeenCalledTimes(1);
	});

	test("not inspected the second time, which is noted down", async () => {
		const { paint } = opened([faulty("writing"), AWAY]);
		expect(await paint(WANTED)).toMatchObject({ value: SECOND, faults: ["not inspected again"] });
	});

	test("but not after an unsuitable one: whoever asks again has the very same second inspected", async () => {
		const { buy, paint } = opened([faulty("unsuitable"), AWAY, FINE]);
		expect(await paint(WANTED)).toMatchObject({ ok: false, error: "unavailable", ...TWO });
		expect(await paint(WANTED)).toMatchObject({ ok: true, value: SECOND, faults: [] });
		const [, second, , again] = buy.mock.calls.map(([wanted]) => wanted);
		expect(again).toEqual(second);
	});

	test.each<Predicted>([
		{ ok: false, error: "unavailable" },
		{ ok: false, error: "refused" },
		{ ok: true, value: new TextEncoder().encode("no picture") },
	])("the second is not to be had: %j", async (second) => {
		const { paint } = opened([faulty("writing")], second);
		expect(await paint(WANTED)).toMatchObject({ ok: true, value: FIRST, ...TWO, faults: ["writing"] });
	});

	test("but not an unsuitable one", async () => {
		const { paint } = opened([faulty("unsuitable")], { ok: false, error: "unavailable" });
		expect(await paint(WANTED)).toMatchObject({ ok: false, error: "unavailable", ...TWO });
	});

	test("what is no picture is nobody's to inspect", async () => {
		const { buy, paint } = opened([]);
		buy.mockResolvedValue({ ok: true, value: new TextEncoder().encode("no picture") });
		expect(await paint(WANTED)).toMatchObject({ ok: true });
		expect(buy).toHaveBeenCalledTimes(1);
	});
});

test("whoever asks again gets the same picture with its faults, and nothing is inspected anew", async () => {
	const { inspect, paint } = opened([faulty("writing"), faulty("writing", "wrong limbs")]);
	const [once, again] = [await paint(WANTED), await paint(WANTED)];
	expect(again).toMatchObject({ ok: true, value: FIRST, faults: ["writing"] });
	expect(again).toMatchObject({ faults: once.faults });
	expect(inspect).toHaveBeenCalledTimes(2);
});

describe("another model's picture is given by no decision about the one before", () => {
	const OTHER: Predicted = { ok: true, value: OTHERS };

	test.each<[string, Inspection[], pictures?: number]>([
		["the first was decided for", [faulty("writing"), faulty("writing", "wrong limbs")]],
		["the second", [faulty("writing"), faulty("wrong limbs")], 2],
		["the second, unseen", [faulty("writing"), AWAY], 2],
	])("where %s", async (_, inspections, pictures = 1) => {
		await opened(inspections).paint(WANTED);
		const later = opened([FINE]);
		later.buy.mockResolvedValue({ ...OTHER, pictures: 1, cents: 4 });
		const drawn = await later.paint(WANTED);
		expect(drawn).toEqual({ ...OTHER, pictures, cents: 4 * pictures, tokens: 100 });
		expect(later.inspect).toHaveBeenCalledTimes(1);
	});

	test("and a second of another model is inspected beside the first that is known", async () => {
		await opened([faulty("writing"), faulty("wrong limbs")]).paint(WANTED);
		const { inspect, paint } = opened([faulty("writing", "wrong limbs")], OTHER);
		expect(await paint(WANTED)).toMatchObject({ value: FIRST, ...TWO, faults: ["writing"] });
		expect(inspect).toHaveBeenCalledTimes(1);
	});
});

test("whoever was killed while the second was painted asks for the very same second, and inspects the first no more", async () => {
	const killed = opened([faulty("writing")]);
	killed.buy.mockImplementation(async ({ name }) =>
		name.startsWith("second:") ? new Promise(() => {}) : { ok: true, value: FIRST },
	);
	void killed.paint(WANTED);
	await expect.poll(() => killed.buy.mock.calls.length).toBe(2);
	const later = opened([FINE]);
	expect(await later.paint(WANTED)).toMatchObject({ ok: true, value: SECOND, faults: [] });
	const asked = (buyer: typeof later) => buyer.buy.mock.calls.map(([wanted]) => wanted);
	expect(asked(later)).toEqual(asked(killed));
});

test("one that is painted from another may have that one's faults, and no more", async () => {
	const larger: WantedPicture = { ...WANTED, size: "print", accepted: ["writing"] };
	const same = opened([faulty("writing")]);
	expect(await same.paint(larger)).toMatchObject({ ok: true, value: FIRST, pictures: 1 });
	const { buy, paint } = opened([faulty("writing", "wrong limbs"), faulty("writing")]);
	expect(await paint(larger)).toMatchObject({ ok: true, value: SECOND, faults: [] });
	expect(buy.mock.calls[1]?.[0].order.prompt).not.toContain("writing");
});

test.each([
	"not inspected",
	"not inspected again",
] as const)("one that is painted from another that was %s stays what was shown, unless it is unsuitable", async (fault) => {
	const larger: WantedPicture = { ...WANTED, size: "print", accepted: [fault] };
	const same = opened([faulty("writing", "wrong limbs")]);
	expect(await same.paint(larger)).toMatchObject({ ok: true, value: FIRST, pictures: 1 });
	const { paint } = opened([faulty("unsuitable", "writing"), faulty("writing")]);
	expect(await paint(larger)).toMatchObject({ ok: true, value: SECOND, faults: [] });
});

test("both pictures have the time of one, and a shop that stops buys no second", async () => {
	const { buy, inspect, paint } = opened([]);
	const stop = new AbortController();
	inspect.mockImplementation(async () => {
		stop.abort();
		return faulty("writing");
	});
	buy.mockImplementation(async ({ name }) =>
		name.startsWith("second:")
			? { ok: false, error: "unavailable" }
			: { ok: true, value: FIRST, pictures: 1, cents: 4 },
	);
	expect(await paint(WANTED, stop.signal)).toMatchObject({ ok: false, error: "unavailable" });
	expect([...kept.values()].join()).not.toContain("decided");
	const [first, second] = buy.mock.calls.map(([, until]: unknown[]) => until as AbortSignal);
	expect(second).toBe(first);
	expect(second?.aborted).toBe(true);
});

test.each([
	1, 2,
])("a picture whose inspection is broken off by a shop that stops is nobody's, and inspected when it is asked for again: the %sth", async (nth) => {
	const { inspect, paint } = opened(nth === 1 ? [FINE] : [faulty("wrong limbs"), FINE]);
	const stop = new AbortController();
	if (nth === 2) inspect.mockResolvedValueOnce(faulty("writing"));
	inspect.mockImplementationOnce(async () => {
		stop.abort();
		return AWAY;
	});
	const spent = nth === 1 ? { pictures: 1, cents: 4, tokens: 10 } : { ...TWO, tokens: 110 };
	expect(await paint(WANTED, stop.signal)).toEqual({ ok: false, error: "unavailable", ...spent });
	const drawn = await paint(WANTED);
	expect(drawn).toMatchObject(
		nth === 1 ? { ok: true, value: FIRST } : { ok: true, value: SECOND, faults: ["wrong limbs"] },
	);
	expect(drawn).not.toMatchObject({ faults: ["not inspected"] });
});

test.each([
	undefined,
	{ describe: () => ({ kind: "embedded", name: "nobody" }) as const, inspect: vi.fn() },
])("without an inspector pictures are given as they come", async (inspector) => {
	const { buy } = opened([]);
	const paint = createInspectedBuyer({ buy, inspector, predictions });
	expect(await paint(WANTED)).toEqual({ ok: true, value: FIRST, pictures: 1, cents: 4 });
	expect(inspector?.inspect.mock.calls ?? []).toEqual([]);
});
