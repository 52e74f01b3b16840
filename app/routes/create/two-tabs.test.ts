import { beforeEach, expect, test } from "vitest";
import { beginSession } from "~/http/session.testing";
import { runDueJobs } from "~/jobs/worker.server";
import { charged, makeBook, must } from "~/shop/checkout/checkout.testing";
import { placeOrder } from "~/shop/orders/place-order.server";
import { replaceShop } from "~/shop.server";
import { openTestShop, type TestShop } from "~/shop.testing";
import { toastOf } from "../browser.testing";
import { signedIn } from "../library/library.testing";
import { answered, type Browser, openBrowser } from "./browser.testing";
import * as coverRoute from "./cover/route";

let shop: TestShop;
let browser: Browser;
let guest: { kind: "guest"; id: string };

beforeEach(async () => {
	shop = await openTestShop();
	replaceShop(shop);
	browser = openBrowser();
	const { session, cookie } = await beginSession(shop);
	use(cookie);
	guest = { kind: "guest", id: session.guestId };
});

/** The browser's session is the one of this cookie from now on. */
function use(cookie: string): void {
	const [name = "", value = ""] = (cookie.split(";")[0] ?? "").split("=");
	browser.cookies.set(name, value);
}

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

test("only the draft's cover is drawn anew; the words say what can be done, and nothing typed is lost", async () => {
	const first = await makeBook(shop, guest, { title: "A" });
	await makeBook(shop, guest, { title: "B" });
	const sent = await post({ bookId: first, comment: "Blue, please.", intent: "another" });
	expect(sent).toMatchObject({
		status: 409,
		body: {
			comment: "Blue, please.",
			message: expect.stringContaining("You can still continue to checkout with it."),
		},
	});
	await runDueJobs(shop);
	expect(await shop.db.selectFrom("covers").select("id").execute()).toHaveLength(2);
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
	use(bob.cookie);
	expect(await told(theirs)).toEqual(await told("book_nobody"));
	expect(await told(theirs)).toEqual([302, "/create-book", "We couldn't find this book."]);
	const shown = await browser.get(coverRoute.loader, `/create-book/cover?book=${theirs}`);
	expect(shown.location).toBe("/create-book");
	expect(await commentOf(theirs)).toBe("A woolly hat, please.");
});
