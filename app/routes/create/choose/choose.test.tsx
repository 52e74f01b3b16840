import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, describe, expect, test } from "vitest";
import { beginSession } from "~/http/session.testing";
import type { DraftForm } from "~/shop/books/rules";
import { emptyForm, OFFER_MS } from "~/shop/books/rules";
import { makeBook } from "~/shop/checkout/checkout.testing";
import { replaceShop } from "~/shop.server";
import { openTestShop, type TestShop } from "~/shop.testing";
import { signedIn } from "../../library/library.testing";
import { type Browser, formOf, openBrowser } from "../browser.testing";
import * as coverRoute from "../cover/route";
import * as form from "../create-book/route";
import * as draftRoute from "../draft";
import * as newBook from "../new-book";
import { ChooseScreen } from "./ChooseScreen";
import * as page from "./route";

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

type Shown = Parameters<typeof ChooseScreen>[0];
const chosen = async () => (await browser.get(page.loader, "/create-book/choose")).body as Shown;
const startAnother = () => browser.post(newBook.action, "/create-book/new", new URLSearchParams());
const opened = async () => {
	const { body } = await browser.get(form.loader, "/create-book");
	return body as { form: DraftForm; finished: Shown["covers"] };
};

describe("Create Book, with a cover that nobody has ordered", () => {
	test("asks whether to go on with it or to start another book, and neither loses the other", async () => {
		const bookId = await makeBook(shop, guest);
		expect((await browser.get(form.loader, "/create-book")).location).toBe("/create-book/choose");
		expect(await chosen()).toMatchObject({ covers: [{ bookId, title: "The Whale" }], isOver: false });
		expect((await startAnother()).location).toBe("/create-book");
		const { form: fresh, finished } = await opened();
		expect(fresh).toEqual(emptyForm());
		expect(finished).toMatchObject([{ bookId, title: "The Whale" }]);
		const kept = await browser.get(coverRoute.loader, `/create-book/cover?book=${bookId}`);
		expect(kept.body).toMatchObject({ book: { bookId } });
	});

	test("names all that can be ordered, the last one first, and never an ordered one", async () => {
		const first = await makeBook(shop, guest, { title: "A" });
		const ordered = await makeBook(shop, guest, { title: "B" });
		await shop.db.updateTable("books").set({ ordered: 1 }).where("id", "=", ordered).execute();
		shop.clock.advance(1000);
		const last = await makeBook(shop, guest, { title: "C" });
		expect((await chosen()).covers.map(({ bookId }) => bookId)).toEqual([last, first]);
	});

	test("tells of a story that has been typed since and not sent", async () => {
		await makeBook(shop, guest);
		await browser.post(draftRoute.action, "/create-book/draft", formOf({ ...emptyForm(), title: "Half" }));
		expect(await chosen()).toMatchObject({ hasUnsent: true });
	});

	test("whose time is over is said to be over", async () => {
		await makeBook(shop, guest);
		shop.clock.advance(OFFER_MS);
		expect(await chosen()).toMatchObject({ covers: [{ title: "The Whale" }], isOver: true });
		await startAnother();
		expect((await opened()).finished).toEqual([]);
	});

	test("is asked of families too; whoever has none, or somebody else's, meets the form", async () => {
		const ada = await signedIn(shop, "ada");
		await makeBook(shop, ada.actor);
		const asked = () => browser.get(page.loader, "/create-book/choose");
		expect((await asked()).location).toBe("/create-book");
		browser.use(ada.cookie);
		expect((await asked()).body).toMatchObject({ isFamily: true });
	});
});

describe("what is read", () => {
	const WHALE = { bookId: "book_1", title: "The <Whale>", coverImageUrl: "/covers/1.jpg" };
	const CAT = { ...WHALE, bookId: "book_2", title: "The Cat" };
	const read = (props: Partial<Shown>) =>
		renderToStaticMarkup(
			<ChooseScreen covers={[WHALE]} hasUnsent={false} isFamily={false} isOver={false} {...props} />,
		);

	test("is a link for each cover, and a button for another book, which work without a script", () => {
		const html = read({ covers: [WHALE, CAT] });
		expect(html).toContain('href="/create-book/cover?book=book_1"');
		expect(html).toContain('href="/create-book/cover?book=book_2"');
		expect(html).toContain("Go on with “<bdi>The &lt;Whale&gt;</bdi>”");
		expect(html).toMatch(/<form method="post" action="\/create-book\/new">.*Start another book/);
	});

	test.each<[Partial<Shown>, string]>([
		[{}, "The cover above stays, and you find it over the new form."],
		[{ covers: [WHALE, CAT] }, "The covers above stay, and you find them over the new form."],
		[{ isFamily: true, isOver: true }, 'The cover above stays with <a href="/books">your books</a>.'],
		[
			{ isOver: true },
			"The time to order the first cover above is over: once you start another book, it isn’t shown here any more.",
		],
		[{ hasUnsent: true }, "You have typed a story that isn’t sent yet."],
	])("says what becomes of what is there: %j", (props, said) => {
		expect(read(props)).toContain(said);
	});
});
