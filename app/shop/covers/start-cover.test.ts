import { describe, expect, test } from "vitest";
import { runDueJobs } from "~/jobs/worker.server";
import { familyOf, openAccountOf } from "~/shop/accounts/accounts.testing";
import { updateUser } from "~/shop/accounts/store.server";
import type { Actor } from "~/shop/actor";
import { FAMILY, ideaOf, ROSA, STRANGER } from "~/shop/books/books.testing";
import { OFFER_ENDED } from "~/shop/books/rules";
import { startBook } from "~/shop/books/start-book.server";
import type { Shop } from "~/shop.server";
import { openTestShop, quickIllustrator } from "~/shop.testing";
import { collectCover } from "./collect-cover.server";
import { drawPrintCover } from "./draw-print-cover.server";
import { readCredits } from "./read-credits.server";
import { resetCredits } from "./reset-credits.server";
import { startCover } from "./start-cover.server";
import { writeCredits } from "./store.server";

const HOUR = 3600_000;

async function writtenBook(shop: Shop, actor: Actor): Promise<string> {
	const started = await startBook(shop, actor, await ideaOf(shop, actor), { door: "call" });
	await runDueJobs(shop);
	if (!started.ok) throw new Error(started.error.message);
	return started.value.bookId;
}

const ask = (shop: Shop, actor: Actor, bookId: string, addressHash = "home", awaited = false) =>
	startCover(shop, actor, { bookId, addressHash, awaited });

test("a cover in progress is joined; a finished one is drawn anew, with another seed, for another credit", async () => {
	const shop = await openTestShop();
	const bookId = await writtenBook(shop, FAMILY);
	const first = await ask(shop, FAMILY, bookId);
	expect(await ask(shop, FAMILY, bookId)).toEqual(first);
	await runDueJobs(shop);
	expect(await ask(shop, FAMILY, bookId)).not.toEqual(first);
	await runDueJobs(shop);
	expect((await shop.db.selectFrom("covers").select("seed").execute()).map(({ seed }) => seed)).toEqual([
		"1",
		"2",
	]);
	expect(await readCredits(shop, FAMILY)).toEqual({ coverCredits: 3, freezeExpiresAt: null });
});

test("with one credit left and twenty requests at once exactly one cover results", async () => {
	const shop = await openTestShop();
	const books: string[] = [];
	for (let book = 0; book < 20; book++) books.push(await writtenBook(shop, FAMILY));
	await writeCredits(shop.db, FAMILY.id, { used: 4, frozenUntil: null });
	const answers = await Promise.all(books.map((bookId) => ask(shop, FAMILY, bookId)));
	expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
	await runDueJobs(shop);
	expect(await shop.db.selectFrom("covers").select("state").execute()).toEqual([{ state: "ready" }]);
	expect(await readCredits(shop, FAMILY)).toMatchObject({ coverCredits: 0 });
});

describe("the freeze", () => {
	async function frozen() {
		const shop = await openTestShop();
		const bookId = await writtenBook(shop, ROSA);
		for (let cover = 0; cover < 5; cover++) {
			shop.clock.advance(HOUR);
			await ask(shop, ROSA, bookId);
			await runDueJobs(shop);
		}
		return { shop, bookId, until: new Date(shop.clock.now().getTime() + 7 * 24 * HOUR).toISOString() };
	}

	test("begins with the fifth cover that arrived and says until when", async () => {
		const { shop, bookId, until } = await frozen();
		expect(await readCredits(shop, ROSA)).toEqual({ coverCredits: 0, freezeExpiresAt: until });
		expect(await ask(shop, ROSA, bookId)).toEqual({
			ok: false,
			error: {
				code: "frozen",
				message: "Oops! Out of credits. Please try again later.",
				details: { freezeExpiresAt: until },
			},
		});
	});

	test("ends after seven days, with five new covers", async () => {
		const { shop } = await frozen();
		shop.clock.advance(7 * 24 * HOUR - 1);
		const bookId = await writtenBook(shop, ROSA);
		expect((await ask(shop, ROSA, bookId)).ok).toBe(false);
		shop.clock.advance(1);
		expect(await readCredits(shop, ROSA)).toEqual({ coverCredits: 5, freezeExpiresAt: null });
		expect((await ask(shop, ROSA, bookId)).ok).toBe(true);
		await runDueJobs(shop);
		expect(await readCredits(shop, ROSA)).toEqual({ coverCredits: 4, freezeExpiresAt: null });
	});

	test("ends with an order", async () => {
		const { shop, bookId } = await frozen();
		await resetCredits(shop, shop.db, ROSA.id, "order_1");
		expect((await ask(shop, ROSA, bookId)).ok).toBe(true);
	});

	test("begins for a form too: the synopsis is kept, the cover is not drawn", async () => {
		const { shop } = await frozen();
		await startBook(shop, ROSA, await ideaOf(shop, ROSA), { door: "form", coverFor: "home" });
		await runDueJobs(shop);
		const last = await shop.db
			.selectFrom("books")
			.select(["state", "failure"])
			.orderBy("created_at", "desc")
			.executeTakeFirst();
		expect(last).toEqual({ state: "written", failure: "frozen" });
	});
});

test("at most 50 covers a day from one network address, whatever browser, unless who asks has proved a mail address; failed ones don't count", async () => {
	const shop = await openTestShop();
	const unproved = familyOf(await openAccountOf(shop));
	for (const actor of [unproved, ...[7, 48].map((id): Actor => ({ kind: "guest", id: `guest_${id}` }))])
		expect((await ask(shop, actor, await writtenBook(shop, actor))).ok).toBe(true);
	await runDueJobs(shop);
	// Like them, of as many others; each drawn for a book of its own would take a minute on a busy machine.
	const [one] = await shop.db.selectFrom("covers").selectAll().where("owner_id", "=", "guest_48").execute();
	if (!one) throw new Error("no cover");
	const others = Array.from({ length: 46 }, (_, number) => ({
		...one,
		id: shop.ids.next("cover"),
		seed: `${number + 2}`,
		owner_id: `guest_other_${number}`,
	}));
	await shop.db.insertInto("covers").values(others).execute();
	const last: Actor = { kind: "guest", id: "guest_last" };
	expect((await ask(shop, last, await writtenBook(shop, last))).ok).toBe(true);
	await runDueJobs(shop);
	const late = await writtenBook(shop, ROSA);
	expect(await ask(shop, ROSA, late)).toMatchObject({
		ok: false,
		error: { code: "rate_limited", retryAfter: 24 * 3600 },
	});
	expect((await ask(shop, ROSA, late, "elsewhere")).ok).toBe(true);
	const another = await writtenBook(shop, unproved);
	expect(await ask(shop, unproved, another)).toMatchObject({ ok: false, error: { code: "rate_limited" } });
	await startBook(shop, unproved, await ideaOf(shop, unproved), { door: "form", coverFor: "home" });
	await runDueJobs(shop);
	const refused = shop.db.selectFrom("books").select("id").where("failure", "=", "rate_limited");
	expect(await refused.where("id", "!=", another).execute()).toHaveLength(1);
	await updateUser(shop.db, unproved.id, { email_proved: 1 });
	expect((await ask(shop, unproved, another)).ok).toBe(true);
	await shop.db.updateTable("covers").set({ state: "failed" }).where("owner_id", "=", "guest_7").execute();
	const next: Actor = { kind: "guest", id: "guest_next" };
	expect((await ask(shop, next, await writtenBook(shop, next))).ok).toBe(true);
});

test("an answer owed to a call is given again, not drawn again", async () => {
	const shop = await openTestShop();
	const bookId = await writtenBook(shop, FAMILY);
	const first = await ask(shop, FAMILY, bookId, "home", true);
	await runDueJobs(shop);
	const repeated = await ask(shop, FAMILY, bookId, "home", true);
	expect(repeated).toEqual(first);
	const coverId = first.ok ? first.value.coverId : "";
	expect(await collectCover(shop, FAMILY, coverId)).toMatchObject({
		ok: true,
		value: { remainingCredits: 4 },
	});
	expect(await ask(shop, FAMILY, bookId, "home", true)).not.toEqual(first);
});

test("a stranger's book is no book", async () => {
	const shop = await openTestShop();
	const bookId = await writtenBook(shop, FAMILY);
	expect(await ask(shop, STRANGER, bookId)).toMatchObject({ ok: false, error: { code: "not_found" } });
});

test("a book without a synopsis, or ordered already, gets no cover", async () => {
	const shop = await openTestShop();
	const started = await startBook(shop, FAMILY, await ideaOf(shop, FAMILY), { door: "call" });
	const bookId = started.ok ? started.value.bookId : "";
	expect(await ask(shop, FAMILY, bookId)).toMatchObject({ ok: false, error: { code: "conflict" } });
	await runDueJobs(shop);
	await shop.db.updateTable("books").set({ ordered: 1 }).execute();
	expect(await ask(shop, FAMILY, bookId)).toMatchObject({ ok: false, error: { code: "conflict" } });
});

test("a book whose offer has ended gets no cover: nobody could order it", async () => {
	const shop = await openTestShop();
	const bookId = await writtenBook(shop, FAMILY);
	await ask(shop, FAMILY, bookId);
	await runDueJobs(shop);
	shop.clock.advance(48 * HOUR);
	expect(await ask(shop, FAMILY, bookId)).toMatchObject({
		ok: false,
		error: { code: "forbidden", message: OFFER_ENDED },
	});
	expect(await readCredits(shop, FAMILY)).toMatchObject({ coverCredits: 4 });
});

test("the print cover is drawn once, from the brief of the screen's", async () => {
	const briefs: unknown[] = [];
	const quick = quickIllustrator();
	const shop = await openTestShop({
		illustrator: {
			...quick,
			drawCover: (brief, size) => {
				briefs.push([size, brief]);
				return quick.drawCover(brief, size);
			},
		},
	});
	const bookId = await writtenBook(shop, FAMILY);
	const started = await ask(shop, FAMILY, bookId);
	const coverId = started.ok ? started.value.coverId : "";
	expect((await drawPrintCover(shop, coverId)).ok).toBe(false);
	await runDueJobs(shop);
	const key = `covers/${coverId}/print.jpg`;
	expect(await drawPrintCover(shop, coverId)).toEqual({ ok: true, value: { key } });
	expect(await drawPrintCover(shop, coverId)).toEqual({ ok: true, value: { key } });
	expect(await shop.providers.files.get(key)).not.toBeNull();
	const [screen, print] = briefs as [[number, unknown], [number, unknown]];
	expect([screen[0], print[0], briefs.length]).toEqual([1024, 2551, 2]);
	// Its letters are print's own.
	expect(print[1]).toEqual({ ...(screen[1] as object), lettered: false });
});
