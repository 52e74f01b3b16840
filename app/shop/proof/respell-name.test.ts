import { beforeEach, expect, test, vi } from "vitest";
import { retryJobs } from "~/jobs/job-store.server";
import { runDueJobs } from "~/jobs/worker.server";
import { ROSA } from "~/shop/books/books.testing";
import { listBooks } from "~/shop/books/list-books.server";
import { readScript } from "~/shop/books/read-script.server";
import { must } from "~/shop/checkout/checkout.testing";
import { drawnBook, ordered } from "~/shop/orders/delete-photos.testing";
import { orderLink } from "~/shop/orders/link.server";
import { moveOwnOrder } from "~/shop/orders/move-own-order.server";
import { readOrderDetail } from "~/shop/orders/read-order-detail.server";
import { drawPrintPicture, missingPictures } from "~/shop/printing/print-pictures.server";
import { openTestShop, quickIllustrator, type TestShop } from "~/shop.testing";
import { editWords } from "./edit-words.server";
import { readProof } from "./read-proof.server";
import { respellName } from "./respell-name.server";
import { respelled } from "./respelled";
import { PROOF_TEXTS, spelledTooLong } from "./rules";

let shop: TestShop;
let bookId: string;
let orderId: string;
let old: string;
beforeEach(async () => {
	shop = await openTestShop({ illustrator: quickIllustrator() });
	bookId = (await drawnBook(shop, ROSA)).bookId;
	orderId = await ordered(shop, ROSA.id, bookId);
	await shop.db.updateTable("orders").set({ state: "proof" }).execute();
	old = (await readScript(shop, bookId))?.cast[0]?.name ?? "";
});

const asked = () => ({ orderId, key: new URL(orderLink(shop, orderId)).searchParams.get("key") });
const respell = (name: string, who = "c1") => respellName(shop, null, { ...asked(), who, name });
const approve = () => moveOwnOrder(shop, null, { ...asked(), step: "approve" });
const proof = async () => must(await readProof(shop, null, asked()));
const textOf = async () =>
	(await proof()).pages
		.filter(({ kind }) => kind !== "title")
		.map(({ text }) => text)
		.join("\n");
const versions = () => shop.db.selectFrom("page_versions").select("id").execute();

test("a name is spelled anew on every page that says it, and nowhere else is anything drawn", async () => {
	const before = await textOf();
	const says = new RegExp(`(?<!\\p{L})${old}(?!\\p{L})`, "u");
	expect(before).toMatch(says);
	const begun = must(await respell("Róisín"));
	expect(begun).toBeGreaterThan(1);
	// The back cover is no page, and one more.
	expect(await versions()).toHaveLength(15 + begun + 1);
	await runDueJobs(shop);
	const after = await textOf();
	expect(after).not.toMatch(says);
	expect(after).toBe(before.replaceAll(new RegExp(says, "gu"), "Róisín"));
	expect((await proof()).cast[0]?.name).toBe("Róisín");
	// And back, or on to a third spelling.
	expect(must(await respell(old))).toBe(begun);
	await runDueJobs(shop);
	expect(await textOf()).toBe(before);
});

test("the synopsis follows wherever it is told: with the story, in My Books and with the order", async () => {
	const synopsis = `${old} has lost a song.`;
	const told = { ...(await readScript(shop, bookId)), synopsis };
	await shop.db
		.updateTable("scripts")
		.set({ body: JSON.stringify(told) })
		.execute();
	await shop.db.updateTable("books").set({ synopsis }).execute();
	await shop.db.updateTable("orders").set({ description: synopsis }).execute();
	const now = "Róisín has lost a song.";
	must(await respell("Róisín"));
	expect((await readScript(shop, bookId))?.synopsis).toBe(now);
	const listed = must(await listBooks(shop, { kind: "family", id: ROSA.id, guestId: "" }, { page: 1 }));
	expect(listed.books[0]).toMatchObject({ synopsis: now, description: now });
	const detail = must(await readOrderDetail(shop, null, asked()));
	expect(detail.order.book.description).toBe(now);
});

/** Draws what of the back cover is still missing for print; gives what each picture says. */
async function printBacks(): Promise<string[]> {
	const order = { id: orderId, book_id: bookId, cover_id: (await book()).cover_id };
	const drawSpread = vi.spyOn(shop.providers.illustrator, "drawSpread").mockClear();
	for (const picture of (await missingPictures(shop, order)) ?? []) {
		const printed = await drawPrintPicture(shop, order, picture, new AbortController().signal);
		expect(printed).toMatchObject({ ok: true });
	}
	const drawn = drawSpread.mock.calls.filter(([{ spread }, size]) => spread.pages[0] === 25 && size === 2551);
	return drawn.flatMap(([{ spread }]) => spread.words);
}

test("the back cover follows, for no change of the family's: it is seen again before it is printed", async () => {
	const before = await proof();
	const [said = ""] = await printBacks();
	expect(said).toBe(before.back?.text);
	expect(said).toContain(old);
	expect(await printBacks()).toEqual([]);
	const begun = must(await respell("Róisín"));
	const now = respelled(said, old, "Róisín", []);
	expect((await proof()).back).toMatchObject({ text: now, imageUrl: null });
	expect(await approve()).toMatchObject({ error: { code: "conflict" } });
	await runDueJobs(shop);
	const after = await proof();
	const second = `/orders/${orderId}/pages/25?v=2`;
	expect(after.back).toMatchObject({ text: now, imageUrl: second, isComing: false });
	expect(after.edits.left).toBe(before.edits.left - begun);
	const seen = vi.mocked(shop.providers.illustrator.drawSpread).mock.calls.map(([{ spread }]) => spread);
	expect(seen.filter(({ pages }) => pages[0] === 25).map(({ words }) => words)).toEqual([[now]]);
	expect(await printBacks()).toEqual([now]);
	expect(await printBacks()).toEqual([]);
});

test("an order's own back cover, of a book from before it was shown, is drawn once more for print", async () => {
	await shop.db.deleteFrom("page_versions").where("first_page", "=", 25).execute();
	const order = { id: orderId, book_id: bookId, cover_id: (await book()).cover_id };
	const missing = async () =>
		((await missingPictures(shop, order)) ?? []).filter(({ from }) => from.startsWith("back"));
	const [said = ""] = await printBacks();
	expect(said).toContain(old);
	expect(await missing()).toEqual([]);
	must(await respell("Róisín"));
	expect(await printBacks()).toEqual([respelled(said, old, "Róisín", [])]);
	await runDueJobs(shop);
	// Each spelling has a job of its own: the one before has been done.
	must(await respell("Rosheen"));
	expect(await missing()).toEqual([{ from: "back:3" }]);
});

const book = () => shop.db.selectFrom("books").select(["title", "cover_id"]).executeTakeFirstOrThrow();
const order = () => shop.db.selectFrom("orders").select(["title", "cover_id"]).executeTakeFirstOrThrow();
/** Has the title say the main character's name, as it stands in the book's story. */
async function titled() {
	const script = await readScript(shop, bookId);
	const body = JSON.stringify({ ...script, title: `${old}'s Kite` });
	await shop.db.updateTable("scripts").set({ body }).execute();
	await shop.db
		.updateTable("books")
		.set({ title: `${old}'s Kite` })
		.execute();
	const { cover_id } = await book();
	await shop.db
		.updateTable("orders")
		.set({ title: `${old}'s Kite`, cover_id })
		.execute();
}

test("cover, title, title page and imprint follow: another cover of the same drawing, for no credit", async () => {
	await titled();
	const before = await book();
	const credits = await shop.db.selectFrom("credits").selectAll().execute();
	const drawCover = vi.spyOn(shop.providers.illustrator, "drawCover");
	must(await respell("Róisín"));
	expect(drawCover).not.toHaveBeenCalled();
	expect(await approve()).toMatchObject({ error: { code: "conflict" } });
	await runDueJobs(shop);
	const after = await book();
	expect(after.title).toBe("Róisín's Kite");
	expect(await order()).toEqual(after);
	expect(after.cover_id).not.toBe(before.cover_id);
	expect(drawCover.mock.calls).toHaveLength(1);
	expect(drawCover.mock.calls[0]?.[0]).toMatchObject({ title: "Róisín's Kite" });
	expect(drawCover.mock.calls[0]?.[0].cast[0]?.member).toMatchObject({ name: "Róisín" });
	const covers = await shop.db.selectFrom("covers").select(["id", "seed", "state", "screen_key"]).execute();
	expect(new Set(covers.map(({ seed }) => seed)).size).toBe(1);
	expect(await shop.providers.files.get(covers.at(-1)?.screen_key ?? "")).not.toBeNull();
	expect(await shop.db.selectFrom("credits").selectAll().execute()).toEqual(credits);
	const made = await shop.db.selectFrom("page_versions").select(["first_page", "made_by"]).execute();
	for (const first_page of [1, 2]) expect(made).toContainEqual({ first_page, made_by: "edit" });
	expect(await proof()).toMatchObject({ title: "Róisín's Kite" });
});

test("sixty posts at once, one of them sent twice, draw one cover, for the one that is granted", async () => {
	await titled();
	const drawCover = vi.spyOn(shop.providers.illustrator, "drawCover");
	const names = Array.from({ length: 60 }, (_, at) =>
		`Mia${at}`.replace(/\d/g, (digit) => "abcdefghij"[Number(digit)] ?? ""),
	);
	const ends = await Promise.all([...names, names[0] ?? ""].map((name) => respell(name)));
	const spelled = (await proof()).cast[0]?.name;
	for (const [at, end] of ends.entries()) expect(end.ok).toBe((names[at] ?? names[0]) === spelled);
	expect(drawCover).not.toHaveBeenCalled();
	await runDueJobs(shop);
	expect(drawCover).toHaveBeenCalledTimes(1);
	expect((await order()).title).toBe(`${spelled}'s Kite`);
});

test("a cover that can't be drawn with its new letters is tried again, and nothing is approved without it", async () => {
	await titled();
	const before = await order();
	const { drawCover } = shop.providers.illustrator;
	shop.providers.illustrator.drawCover = async () => ({ ok: false, error: "refused" });
	must(await respell("Róisín"));
	for (let tries = 0; tries < 4; tries++) {
		await runDueJobs(shop);
		shop.clock.advance(60_000);
	}
	expect((await order()).cover_id).toBe(before.cover_id);
	expect(await approve()).toMatchObject({ error: { code: "conflict" } });
	shop.providers.illustrator.drawCover = drawCover;
	expect(await retryJobs(shop.db, shop.clock.now().toISOString())).toBe(1);
	await runDueJobs(shop);
	expect((await order()).cover_id).not.toBe(before.cover_id);
	expect(await approve()).toMatchObject({ ok: true });
});

test("a cover a vendor has drawn stays, and so does the title; the pages follow all the same", async () => {
	await titled();
	const before = await book();
	shop.providers.illustrator.describe = () => ({ kind: "vendor", name: "counting" });
	expect(must(await respell("Róisín"))).toBeGreaterThan(1);
	expect(await book()).toEqual(before);
	expect(await order()).toEqual(before);
	expect((await proof()).cast[0]?.name).toBe("Róisín");
});

test("a spelling with which the title, or a page, is longer than may be is refused beside the field, and nothing changes", async () => {
	await titled();
	const title = `${`${old} `.repeat(12).trim()}`;
	await shop.db.updateTable("books").set({ title }).execute();
	const script = { ...(await readScript(shop, bookId)), title };
	await shop.db
		.updateTable("scripts")
		.set({ body: JSON.stringify(script) })
		.execute();
	const long = "Maximiliana-Wilhelmina-Theodora-Florence";
	expect(await respell(long)).toMatchObject({ error: { fields: { name: [PROOF_TEXTS.titleTooLong] } } });

	await shop.db
		.updateTable("scripts")
		.set({ body: JSON.stringify({ ...script, title: "The Kite" }) })
		.execute();
	// Every page is short but one.
	await shop.db
		.updateTable("page_versions")
		.set({ words: JSON.stringify([`${old} flew.`, ""]) })
		.execute();
	await shop.db
		.updateTable("page_versions")
		.set({ words: JSON.stringify([`${old} `.repeat(20), ""]) })
		.where("first_page", "=", 6)
		.execute();
	const before = await versions();
	expect(await respell(long)).toMatchObject({ error: { fields: { name: [spelledTooLong(6)] } } });
	expect(await versions()).toEqual(before);
	expect((await proof()).cast[0]?.name).toBe(old);
});

test("the same name asks for nothing", async () => {
	expect(must(await respell(old))).toBe(0);
	expect(await versions()).toHaveLength(15);
});

test.each([
	["", "Please enter a name"],
	["x".repeat(61), "at most 60"],
	["🐳", "We can’t print “🐳”"],
	["Ro\u0301\u0301\u0301\u0301\u0301\u0301sa", "We can’t print so many accents"],
])("%j is refused beside the field", async (name, says) => {
	const refused = await respell(name);
	expect(refused).toMatchObject({ ok: false, error: { code: "invalid" } });
	if (!refused.ok) expect(refused.error.fields?.name?.[0]).toContain(says);
});

test("nobody takes another's name, and nobody is called who isn't there", async () => {
	const other = (await proof()).cast[1]?.name ?? "";
	expect(await respell(other)).toMatchObject({ error: { message: PROOF_TEXTS.nameTaken } });
	expect(await respell("Mia", "c9")).toMatchObject({ error: { code: "not_found" } });
});

test("while a page is being drawn nothing of it is done", async () => {
	must(
		await editWords(shop, null, {
			...asked(),
			pages: [{ number: 23, words: "And off they went.", version: 1 }],
		}),
	);
	const before = await versions();
	expect(await respell("Mia")).toMatchObject({
		error: { code: "conflict", message: PROOF_TEXTS.beingDrawn },
	});
	expect(await versions()).toEqual(before);
	expect((await proof()).cast[0]?.name).toBe(old);
});

test("two at once: one of them is done", async () => {
	const [one, other] = await Promise.all([respell("Mia"), respell("Maya")]);
	expect([one.ok, other.ok].filter(Boolean)).toHaveLength(1);
	await runDueJobs(shop);
	expect(await textOf()).toContain((await proof()).cast[0]?.name);
});

test("after the approval, and without the heads, it can't be", async () => {
	await shop.db.updateTable("characters").set({ likeness_key: null }).execute();
	expect(await respell("Mia")).toMatchObject({ error: { message: PROOF_TEXTS.noHeads } });
	await shop.db.updateTable("orders").set({ state: "approved" }).execute();
	expect(await respell("Mia")).toMatchObject({ error: { message: PROOF_TEXTS.approved } });
	expect(await respellName(shop, null, { orderId, key: "wrong", who: "c1", name: "Mia" })).toMatchObject({
		error: { code: "not_found" },
	});
});
