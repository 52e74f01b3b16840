import sharp from "sharp";
import { expect, test } from "vitest";
import type { Fault, Inspection } from "../../inspector/port";
import type { Predictions } from "../port";
import { createInspectedBuyer, type WantedPicture } from "./inspected.server";
import type { Predicted, Wanted } from "./predict.server";

/** What an inspector takes is counted before it is asked, and put right by its answer: once, whenever the process is killed. */

const jpeg = (background: string) =>
	sharp({ create: { width: 64, height: 64, channels: 3, background } })
		.jpeg()
		.toBuffer();
const [FIRST, SECOND] = [await jpeg("#c00"), await jpeg("#0c0")];

const found = (...faults: Fault[]): Inspection => ({ isInspected: true, faults, missing: [], tokens: 100 });
const NEVER = new Promise<never>(() => {});
const USUAL = 2_500;

/** A shop's memory, which outlives its processes: what it remembers of drawings, and what it has counted. */
function memory() {
	const kept = new Map<string, string>();
	const predictions: Predictions = {
		find: async (name) => kept.get(name) ?? null,
		keep: async (name, id) => void kept.set(name, id),
		forget: async (name) => void kept.delete(name),
	};
	const counted = new Map<number, number>();
	let ids = 0;
	const countInspection = async (usual: number) => {
		const id = ++ids;
		counted.set(id, usual);
		return async (tokens: number) => void (tokens ? counted.set(id, tokens) : counted.delete(id));
	};
	return { predictions, countInspection, tokens: () => [...counted.values()] };
}

type Memory = ReturnType<typeof memory>;

/** Has the drawing painted by a process whose inspections end so, and which never comes past one that doesn't. */
function painted({ predictions, countInspection }: Memory, inspections: (Inspection | typeof NEVER)[]) {
	const asked: string[] = [];
	const buy = async ({ name }: Wanted): Promise<Predicted> => {
		asked.push(name);
		const value = name.startsWith("second:") ? SECOND : FIRST;
		return { ok: true, value, pictures: 1, cents: 4 };
	};
	const inspect = async () => {
		asked.push("inspection");
		return inspections.shift() ?? NEVER;
	};
	const inspector = { describe: () => ({ kind: "vendor", name: "somebody" }) as const, inspect };
	const wanted: WantedPicture = {
		use: "page",
		name: "a drawing",
		order: { prompt: "A girl.", references: [], aspect: "1:1", seed: 1 },
		size: "screen",
		asked: { prompt: "A girl.", people: { least: 1, most: 1 } },
		countInspection,
	};
	return { asked, drawn: createInspectedBuyer({ buy, inspector, predictions })(wanted) };
}

test("both of a faulty picture are counted at once, and not given with it", async () => {
	const shop = memory();
	const drawn = await painted(shop, [found("writing"), found()]).drawn;
	expect(drawn).toMatchObject({ ok: true, value: SECOND, pictures: 2, cents: 8 });
	expect(drawn.tokens).toBeUndefined();
	expect(shop.tokens()).toEqual([100, 100]);
});

test("whoever asks again for what was decided has nothing counted again", async () => {
	const shop = memory();
	await painted(shop, [found("writing"), found("writing")]).drawn;
	expect(await painted(shop, []).drawn).toMatchObject({ ok: true, faults: ["writing"] });
	expect(shop.tokens()).toEqual([100, 100]);
});

test("one that gave no answer is counted no more", async () => {
	const shop = memory();
	expect(await painted(shop, [{ isInspected: false }]).drawn).toMatchObject({ faults: ["not inspected"] });
	expect(shop.tokens()).toEqual([]);
});

test.each<[when: string, killed: Inspection[], later: Inspection[], tokens: number[]]>([
	["the first is inspected", [], [found()], [USUAL, 100]],
	["the second is inspected", [found("writing")], [found()], [100, USUAL, 100]],
])("killed while %s: what that took stays counted, and what it takes again is counted too", async (_, before, later, tokens) => {
	const shop = memory();
	const { asked } = painted(shop, before);
	await expect.poll(() => asked.filter((what) => what === "inspection")).toHaveLength(before.length + 1);
	expect(await painted(shop, later).drawn).toMatchObject({ ok: true });
	expect(shop.tokens()).toEqual(tokens);
});
