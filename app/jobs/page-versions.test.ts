import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Illustrator } from "~/providers/illustrator/port";
import { ROSA } from "~/shop/books/books.testing";
import { changePage } from "~/shop/pages/change-page.server";
import { choosePageVersion } from "~/shop/pages/choose-version.server";
import { drawPrintPages } from "~/shop/pages/draw-print-pages.server";
import { listPages } from "~/shop/pages/list-pages.server";
import { listPageVersions } from "~/shop/pages/list-versions.server";
import { spentOn } from "~/shop/spending/spend.server";
import { openTestShop, quickIllustrator, type TestShop } from "~/shop.testing";
import { runAll, sentForm } from "./making.testing";
import { runDueJobs } from "./worker.server";

const STRANGER = { kind: "guest", id: "guest_other" } as const;

let shop: TestShop;
let bookId: string;
const drawSpread = vi.fn<Illustrator["drawSpread"]>();

beforeEach(async () => {
	const quick = quickIllustrator();
	drawSpread.mockReset().mockImplementation(quick.drawSpread);
	shop = await openTestShop({ illustrator: { ...quick, drawSpread } });
	bookId = await sentForm(shop);
	await runAll(shop);
});

const redraw = (number: number, actor: typeof ROSA | typeof STRANGER = ROSA) =>
	changePage(shop, actor, { bookId, number, by: "redraw" });
const reword = (number: number) => changePage(shop, ROSA, { bookId, number, by: "reword" });
const versions = async (number = 4) =>
	(await listPageVersions(shop, ROSA, bookId, number)).versions.map(
		({ version, imageUrls, chosen }) =>
			`${version}${chosen ? " chosen" : ""}${imageUrls[0] ? "" : " coming"}`,
	);
const listed = async () => {
	const found = await listPages(shop, ROSA, bookId);
	if (!found.ok) throw new Error(found.error.message);
	return found.value;
};
const shown = async (number: number) => (await listed()).pages.find((page) => page.number === number);

test("a redraw is in the book once it has arrived, both its pages at once; what was shown stays until then, and to choose from", async () => {
	const before = await shown(5);
	expect(await redraw(5)).toEqual({ ok: true, value: null });
	expect(await versions()).toEqual(["1 chosen", "2 coming"]);
	expect(await listed()).toMatchObject({
		ready: true,
		redraws: { left: 2, of: 3 },
		wordings: { left: 3, of: 3 },
	});
	expect(await shown(5)).toEqual(before);
	await runAll(shop);
	expect(await versions()).toEqual(["1", "2 chosen"]);
	expect(await versions(5)).toEqual(await versions(4));
	for (const number of [4, 5]) expect((await shown(number))?.imageUrl).toBe(`/pages/${bookId}/${number}?v=2`);
	expect((await shown(5))?.text).toBe(before?.text);
	const [first, second] = drawSpread.mock.calls
		.map(([brief]) => brief)
		.filter(({ spread }) => spread.pages[0] === 4);
	expect(second?.seed).not.toBe(first?.seed);
	// The same scene and words, composed otherwise.
	expect(second?.spread.words).toEqual(first?.spread.words);
	expect(second?.spread.composition).not.toBe(first?.spread.composition);
	const [anew, once] = [second?.spread.scene, first?.spread.scene];
	expect(anew?.figures.map(({ who, pose, holds }) => [who, pose, holds])).toEqual(
		once?.figures.map(({ who, pose, holds }) => [who, pose, holds]),
	);
	for (const same of ["setting", "time", "weather", "mood", "props", "focus"] as const)
		expect(anew?.[same]).toEqual(once?.[same]);

	expect(await choosePageVersion(shop, ROSA, { bookId, number: 4, version: 1 })).toMatchObject({ ok: true });
	expect(await versions()).toEqual(["1 chosen", "2"]);
	expect(await shown(5)).toEqual(before);
});

test("it is printed as it is seen: another wording keeps the look, and a version without one of its own has the script's", async () => {
	await redraw(4);
	await runAll(shop);
	await reword(4);
	await runAll(shop);
	const made = await shop.db
		.selectFrom("page_versions")
		.select(["id", "version", "look"])
		.where("first_page", "=", 4)
		.orderBy("version")
		.execute();
	expect(made.length).toBeGreaterThan(1);
	expect(made[0]?.look).toBeNull();
	for (const { look } of made.slice(1)) expect(look).toBe(made[1]?.look);
	const seen = drawSpread.mock.calls.map(([brief]) => brief).filter(({ spread }) => spread.pages[0] === 4);
	drawSpread.mockClear();
	for (const { id } of made) await drawPrintPages(shop, id, new AbortController().signal);
	const printed = drawSpread.mock.calls.map(([brief]) => brief);
	expect(printed.map(({ spread }) => spread)).toEqual(seen.slice(0, made.length).map(({ spread }) => spread));
});

test("two presses are one, in the same moment too", async () => {
	await Promise.all([redraw(4), redraw(5), redraw(4)]);
	await redraw(4);
	expect(await versions()).toEqual(["1 chosen", "2 coming"]);
	expect((await listed()).redraws.left).toBe(2);
});

describe("one version is in the book, whole", () => {
	const choose = (version: number) => choosePageVersion(shop, ROSA, { bookId, number: 4, version });
	/** The rows themselves: a page that two versions are in would be printed twice. */
	const inBook = async () =>
		(
			await shop.db
				.selectFrom("page_versions")
				.select("version")
				.where("first_page", "=", 4)
				.where("chosen", "=", 1)
				.execute()
		).map(({ version }) => version);
	beforeEach(async () => {
		await redraw(4);
		await runAll(shop);
	});

	test("where one is chosen while another is just being finished: whichever comes last", async () => {
		let asked: () => void = () => {};
		let arrive: () => void = () => {};
		const isAsked = new Promise<void>((resolve) => {
			asked = resolve;
		});
		const hasArrived = new Promise<void>((resolve) => {
			arrive = resolve;
		});
		const quick = quickIllustrator();
		drawSpread.mockImplementation(async (...given) => {
			asked();
			await hasArrived;
			return quick.drawSpread(...given);
		});
		await redraw(4);
		const making = runDueJobs(shop);
		await isAsked;
		expect(await choose(1)).toMatchObject({ ok: true });
		expect(await versions()).toEqual(["1 chosen", "2", "3 coming"]);
		arrive();
		const chosen = await Promise.all([choose(2), choose(1), making]);
		expect(chosen.slice(0, 2)).toEqual([
			{ ok: true, value: null },
			{ ok: true, value: null },
		]);
		expect(await inBook()).toHaveLength(1);
		expect(await shown(4)).toMatchObject({ imageUrl: `/pages/${bookId}/4?v=${(await inBook())[0]}` });
		await runAll(shop);
		expect(await inBook()).toHaveLength(1);
		expect(await versions()).toHaveLength(3);
		expect(await listed()).toMatchObject({ ready: true, state: "ready" });
	});

	test("where two are chosen at once, again and again", async () => {
		for (let turn = 0; turn < 4; turn++) {
			const chosen = await Promise.all([choose(1), choose(2), choose(2), choose(1)]);
			for (const one of chosen) expect(one).toEqual({ ok: true, value: null });
			expect(await inBook()).toHaveLength(1);
		}
		await choose(1);
		expect(await inBook()).toEqual([1]);
	});

	test("where a choice fails half way: what was in it is in it still", async () => {
		const { transaction } = shop.db;
		vi.spyOn(shop.db, "transaction").mockImplementation(() => {
			const begun = transaction.call(shop.db);
			const { execute } = begun;
			begun.execute = (work) =>
				execute.call(begun, async (trx) => {
					await work(trx);
					throw new Error("cut off");
				}) as ReturnType<typeof work>;
			return begun;
		});
		await expect(choose(1)).rejects.toThrow("cut off");
		expect(await inBook()).toEqual([2]);
	});
});

test("three redraws a book, then none; a redraw that can't be drawn doesn't count", async () => {
	drawSpread.mockResolvedValue({ ok: false, error: "refused" });
	await redraw(4);
	await runAll(shop);
	expect(await versions()).toEqual(["1 chosen"]);
	expect(await listed()).toMatchObject({ redraws: { left: 3 }, ready: true, state: "ready" });
	expect((await listPageVersions(shop, ROSA, bookId, 5)).lastFailed).toBe(true);
	drawSpread.mockImplementation(quickIllustrator().drawSpread);
	for (const number of [4, 4, 24]) {
		expect((await redraw(number)).ok).toBe(true);
		await runAll(shop);
	}
	expect(await redraw(6)).toMatchObject({ ok: false, error: { code: "quota" } });
	expect(await versions()).toEqual(["1", "3", "4 chosen"]);
	expect((await listed()).redraws.left).toBe(0);
});

test("another wording says the same page in other words, and is drawn with them; each one is new", async () => {
	const before = await shown(4);
	const both = async () => `${(await shown(4))?.text} ${(await shown(5))?.text}`;
	const said = [await both()];
	for (const left of [2, 1]) {
		expect(await reword(4)).toEqual({ ok: true, value: null });
		expect((await listed()).wordings.left).toBe(left);
		expect(await both()).toBe(said.at(-1));
		await runAll(shop);
		if ((await listPageVersions(shop, ROSA, bookId, 4)).lastFailed) continue;
		expect(said).not.toContain(await both());
		said.push(await both());
	}
	expect(said.length).toBeGreaterThan(1);
	const drawn = drawSpread.mock.calls.map(([{ spread }]) => spread).filter(({ pages }) => pages[0] === 4);
	expect(drawn.map(({ words }) => words.join(" ").trim())).toEqual(said.map((words) => words.trim()));
	await choosePageVersion(shop, ROSA, { bookId, number: 5, version: 1 });
	expect(await shown(4)).toEqual(before);
});

test("a wording that the writer can't find doesn't count, but in money, and the family is told", async () => {
	const { writer } = shop.providers;
	const asked = vi.spyOn(writer, "reword").mockResolvedValue({ ok: false, error: "unusable", tokens: 100 });
	await reword(4);
	await runAll(shop);
	expect(asked).toHaveBeenCalledTimes(3);
	expect((await spentOn(shop, bookId)).tokens).toBe(300);
	expect(await versions()).toEqual(["1 chosen"]);
	expect((await listPageVersions(shop, ROSA, bookId, 4)).lastFailed).toBe(true);
	expect(await listed()).toMatchObject({ wordings: { left: 3 }, ready: true, state: "ready" });
});

describe("refused", () => {
	const refusals = async () => [
		await redraw(4),
		await changePage(shop, ROSA, { bookId, number: 4, by: "reword" }),
	];

	test("while the covers are used up", async () => {
		const frozen_until = new Date(shop.clock.now().getTime() + 3600_000).toISOString();
		await shop.db.updateTable("credits").set({ used: 5, frozen_until }).execute();
		for (const refused of await refusals())
			expect(refused).toMatchObject({ ok: false, error: { code: "frozen" } });
		expect(await listed()).toMatchObject({ frozen: true, redraws: { left: 3 } });
	});

	test("of an ordered book, whose versions stay as they are", async () => {
		await redraw(4);
		await runAll(shop);
		await shop.db.updateTable("books").set({ ordered: 1 }).execute();
		for (const refused of await refusals())
			expect(refused).toMatchObject({ ok: false, error: { code: "conflict" } });
		const chosen = await choosePageVersion(shop, ROSA, { bookId, number: 4, version: 1 });
		expect(chosen).toMatchObject({ ok: false, error: { code: "conflict" } });
		expect(await versions()).toEqual(["1", "2 chosen"]);
	});

	test("to somebody else, of a page there isn't, and of a version there isn't", async () => {
		for (const refused of [
			await redraw(4, STRANGER),
			await redraw(25),
			await redraw(0),
			await redraw(Number.NaN),
			await choosePageVersion(shop, STRANGER, { bookId, number: 4, version: 1 }),
			await choosePageVersion(shop, ROSA, { bookId, number: 4, version: 7 }),
			await choosePageVersion(shop, ROSA, { bookId, number: 4, version: Number.NaN }),
		])
			expect(refused).toMatchObject({ ok: false, error: { code: "not_found" } });
		expect(await listPageVersions(shop, STRANGER, bookId, 4)).toMatchObject({
			versions: [],
			lastFailed: false,
		});
		await redraw(4);
		const coming = await choosePageVersion(shop, ROSA, { bookId, number: 4, version: 2 });
		expect(coming).toMatchObject({ ok: false, error: { code: "not_found" } });
	});
});
