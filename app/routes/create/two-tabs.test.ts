import { beforeEach, describe, expect, test } from "vitest";
import { beginSession } from "~/http/session.testing";
import { runDueJobs } from "~/jobs/worker.server";
import type { DraftForm } from "~/shop/books/rules";
import { charged, makeBook, must } from "~/shop/checkout/checkout.testing";
import { placeOrder } from "~/shop/orders/place-order.server";
import { replaceShop } from "~/shop.server";
import { openTestShop, type TestShop } from "~/shop.testing";
import { toastOf } from "../browser.testing";
import { signedIn } from "../library/library.testing";
import { answered, type Browser, filledForm, formOf, openBrowser, sendBookForm } from "./browser.testing";
import * as coverRoute from "./cover/route";
import * as page from "./create-book/route";
import * as progressRoute from "./progress/route";
import * as stateRoute from "./state";

let shop: TestShop;
let browser: Browser;
let guest: { kind: "guest"; id: string };

beforeEach(async () => {
	shop = await openTestShop();
	replaceShop(shop);
	browser = openBrowser();
	const { session, cookie } = await beginSession(shop);
	browser.use(cookie);
	guest = { kind: "guest", id: session.guestId };
});

const post = async (fields: Record<string, string>) =>
	browser.post(
		coverRoute.action,
		`/create-book/cover?book=${fields.bookId}`,
		new URLSearchParams({ ...(await answered(shop)), ...fields }),
	);
const commentOf = async (bookId: string) =>
	(await shop.db.selectFrom("books").select("comment").where("id", "=", bookId).executeTakeFirstOrThrow())
		.comment;

test("two tabs, two books: each tab's Continue goes on with its own", async () => {
	const first = await makeBook(shop, guest, { title: "A" });
	const second = await makeBook(shop, guest, { title: "B" });
	const sent = await post({ bookId: first, comment: "Blue, please.", intent: "continue" });
	expect(sent.location).toBe(`/checkout?book=${first}`);
	expect([await commentOf(first), await commentOf(second)]).toEqual([
		"Blue, please.",
		"A woolly hat, please.",
	]);
});

test("what is refused is said beside the book it was typed for, not the draft's", async () => {
	const first = await makeBook(shop, guest, { title: "A" });
	await makeBook(shop, guest, { title: "B" });
	const fields = new URLSearchParams({ bookId: first, comment: "Blue, please.", intent: "continue" });
	const sent = await browser.post(coverRoute.action, `/create-book/cover?book=${first}`, fields);
	expect(sent).toMatchObject({ status: 422, body: { comment: "Blue, please." } });
	const { body } = await browser.get(coverRoute.loader, `/create-book/cover?book=${first}`);
	expect(body).toMatchObject({ book: { bookId: first, title: "A" } });
});

test("another cover is drawn for the tab's own book", async () => {
	const first = await makeBook(shop, guest, { title: "A" });
	await makeBook(shop, guest, { title: "B" });
	const sent = await post({ bookId: first, comment: "Blue, please.", intent: "another" });
	expect(sent.location).toBe(`/create-book/progress?book=${first}`);
	await runDueJobs(shop);
	const covers = await shop.db.selectFrom("covers").select("id").where("book_id", "=", first).execute();
	expect(covers).toHaveLength(2);
	expect(await commentOf(first)).toBe("Blue, please.");
});

test("turning the pages keeps what was typed beside", async () => {
	const bookId = await makeBook(shop, guest);
	const sent = await post({ bookId, comment: "Blue, please.", intent: "turn" });
	expect(sent.location).toBe(`/create-book/pages/1?book=${bookId}#book`);
	expect(await commentOf(bookId)).toBe("Blue, please.");
	const long = await post({ bookId, comment: "x".repeat(501), intent: "turn" });
	expect(long).toMatchObject({ status: 422, body: { comment: "x".repeat(501) } });
});

test("ordered in another tab meanwhile: Continue leads to where its order is", async () => {
	const bookId = await makeBook(shop, guest);
	must(await placeOrder(shop, guest, await charged(shop, guest, bookId)));
	const sent = await post({ bookId, comment: "", intent: "continue" });
	expect(sent.location).toBe(`/checkout?book=${bookId}`);
});

test("signed out in another tab: the sign-in page with a word, and what was typed waits behind it", async () => {
	const ada = await signedIn(shop, "ada");
	const bookId = await makeBook(shop, ada.actor);
	const sent = await post({ bookId, comment: "Blue, please.", intent: "continue" });
	expect(sent.location).toBe("/sign-in?redirectTo=%2Fcreate-book%2Fcover");
	expect(toastOf(sent)).toBe("You are signed out. Sign in to go on with your book.");
	// Signing in keeps the session's facts; see sign-in.test.
	await shop.db.updateTable("books").set({ owner_id: guest.id }).where("id", "=", bookId).execute();
	await shop.db.updateTable("drafts").set({ owner_id: guest.id }).where("book_id", "=", bookId).execute();
	const { body } = await browser.get(coverRoute.loader, "/create-book/cover");
	expect(body).toMatchObject({ book: { bookId }, comment: "Blue, please." });
});

test("a stranger's book is answered as none is", async () => {
	const ada = await signedIn(shop, "ada");
	const theirs = await makeBook(shop, ada.actor);
	const bob = await signedIn(shop, "bob");
	const told = async (bookId: string) => {
		const sent = await post({ bookId, comment: "Blue, please.", intent: "continue" });
		return [sent.status, sent.location, toastOf(sent)];
	};
	expect(await told(theirs)).toEqual(await told("book_nobody"));
	browser.use(bob.cookie);
	expect(await told(theirs)).toEqual(await told("book_nobody"));
	expect(await told(theirs)).toEqual([302, "/create-book", "We couldn't find this book."]);
	const shown = await browser.get(coverRoute.loader, `/create-book/cover?book=${theirs}`);
	expect(shown.location).toBe("/create-book");
	expect(await commentOf(theirs)).toBe("A woolly hat, please.");
});

describe("two stories sent from two tabs", () => {
	/** Sends a story from a form that was opened before any was sent; gives how its tab goes on. */
	const tell = async (title: string) => {
		const fields = await filledForm(shop, { intent: "submit", title, ...(await answered(shop)) });
		const { location } = await sendBookForm(browser, fields);
		return new URL(location ?? "", "http://shop").search;
	};
	const titleAt = async (query: string) => {
		const { body } = await browser.get(coverRoute.loader, `/create-book/cover${query}`);
		return (body.book as { title: string }).title;
	};
	const reloaded = async (query: string) =>
		(await browser.get(progressRoute.loader, `/create-book/progress${query}`)).location;

	test("are two books, and each tab shows its own after a reload", async () => {
		const [first, second] = [await tell("Rosa"), await tell("Mog")];
		const at = async (query: string) =>
			(await browser.get(stateRoute.loader, `/create-book/state${query}`)).body;
		expect([await at(first), await at(second)]).toEqual(Array(2).fill({ at: "writing", isLate: false }));
		await runDueJobs(shop);
		expect([await reloaded(first), await reloaded(second)]).toEqual([
			`/create-book/cover${first}`,
			`/create-book/cover${second}`,
		]);
		expect([await titleAt(first), await titleAt(second), await titleAt("")]).toEqual(["Rosa", "Mog", "Mog"]);
	});

	test("the one that failed comes back to its own tab, and is told again there", async () => {
		const { writer } = shop.providers;
		shop.providers.writer = { ...writer, writeScript: async () => ({ ok: false, error: "refused" }) };
		const first = await tell("Rosa");
		await runDueJobs(shop);
		shop.providers.writer = writer;
		const second = await tell("Mog");
		await runDueJobs(shop);
		expect(await reloaded(first)).toBe(`/create-book${first}`);
		const { body } = await browser.get(page.loader, `/create-book${first}`);
		expect(body).toMatchObject({ form: { title: "Rosa" }, failure: { failure: "refused" } });
		const again = formOf(body.form as DraftForm, { intent: "submit", ...(await answered(shop)) });
		expect((await sendBookForm(browser, again)).location).toBe(`/create-book/progress${first}`);
		await runDueJobs(shop);
		expect([await titleAt(first), await titleAt(second)]).toEqual(["Rosa", "Mog"]);
	});

	test("no more than five are being written at once", async () => {
		for (const title of ["a", "b", "c", "d", "e"]) await tell(title);
		const fields = await filledForm(shop, { intent: "submit", title: "f", ...(await answered(shop)) });
		const sent = await sendBookForm(browser, fields);
		expect(sent).toMatchObject({ status: 303, body: { message: expect.stringContaining("being begun") } });
	});
});
