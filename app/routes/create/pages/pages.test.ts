import { beforeEach, describe, expect, test } from "vitest";
import { runDueJobs } from "~/jobs/worker.server";
import { drawnBook } from "~/shop/orders/delete-photos.testing";
import { PAGES_TEXTS } from "~/shop/pages/rules";
import { replaceShop } from "~/shop.server";
import { openTestShop, quickIllustrator, type TestShop } from "~/shop.testing";
import * as pagesCall from "../../api/book-pages";
import { guestOf, type Somebody } from "../../authorisation.testing";
import { openBrowser } from "../../browser.testing";
import * as look from "../look/route";
import * as share from "../share/route";
import * as pages from "./route";

let shop: TestShop;
let kin: Somebody;
let bookId: string;
beforeEach(async () => {
	shop = await openTestShop({ illustrator: quickIllustrator() });
	replaceShop(shop);
	kin = await guestOf(shop);
	bookId = (await drawnBook(shop, kin.actor)).bookId;
});

const open = (number: string, query = `?book=${bookId}`) =>
	kin.browser.get(pages, `/create-book/pages/${number}${query}`, { params: { number } });
const press = (number: string, form: Record<string, string>) =>
	kin.browser.post(pages, `/create-book/pages/${number}?book=${bookId}`, {
		params: { number },
		form: { bookId, ...form },
	});
const numbers = (answer: { data: unknown }) =>
	(answer.data as { opening: { number: number }[] }).opening.map(({ number }) => number);

describe("an opening", () => {
	test("has both its pages, whichever the address names, and what is before and after it", async () => {
		const [left, right] = [await open("4"), await open("5")];
		expect(numbers(left)).toEqual([4, 5]);
		expect(numbers(right)).toEqual([4, 5]);
		expect(left.data).toMatchObject({ previous: 2, next: 6, last: 24 });
		expect((await open("1")).data).toMatchObject({ previous: null, next: 2 });
		expect((await open("24")).data).toMatchObject({ previous: 22, next: null, ahead: [] });
		// What is turned to next is fetched meanwhile.
		expect((left.data as { ahead: string[] }).ahead).toEqual(
			[6, 7].map((page) => `/pages/${bookId}/${page}?v=1`),
		);
	});

	test("is the draft's without a name, and 404 where the book has no such page", async () => {
		await shop.db.updateTable("drafts").set({ book_id: bookId }).execute();
		expect(numbers(await open("4", ""))).toEqual([4, 5]);
		for (const number of ["0", "25", "4.5", "-1", "four", "4444444444444444"])
			expect((await open(number)).status).toBe(404);
	});
});

describe("its buttons", () => {
	test("lead back to the page: a redraw, and the first again", async () => {
		const back = `/create-book/pages/5?book=${bookId}#book`;
		expect(await press("5", { intent: "redraw" })).toMatchObject({ status: 303, to: back });
		await runDueJobs(shop);
		const drawn = (await open("5")).data as {
			pictures: { versions: { chosen: boolean }[] }[];
			listed: { redraws: { left: number } };
		};
		expect(drawn.pictures[0]?.versions.map(({ chosen }) => chosen)).toEqual([false, true]);
		expect(drawn.listed.redraws.left).toBe(2);
		expect(await press("5", { intent: "choose", version: "1" })).toMatchObject({ status: 303, to: back });
		expect((await open("5")).data).toMatchObject({
			pictures: [{ versions: [{ chosen: true }, { chosen: false }] }],
		});
	});

	test("say on the page why not, with its status", async () => {
		const nothing = await press("5", { intent: "choose", version: "9" });
		expect(nothing).toMatchObject({
			status: 404,
			data: { message: expect.stringContaining("this version") },
		});
		const frozen_until = new Date(shop.clock.now().getTime() + 3600_000).toISOString();
		await shop.db.updateTable("credits").set({ used: 5, frozen_until }).execute();
		const frozen = await press("5", { intent: "redraw" });
		expect(frozen).toMatchObject({ status: 403, data: { message: expect.stringContaining("used up") } });
		for (const intent of ["nothing there is", "constructor", "toString", "__proto__"])
			expect({ intent, status: (await press("5", { intent })).status }).toEqual({ intent, status: 303 });
	});

	test("offer other words only where there are any: of an older book its family hears what it can do, by the form and by the call alike", async () => {
		const stored = await shop.db.selectFrom("scripts").select("body").executeTakeFirstOrThrow();
		const { story, ...older } = JSON.parse(stored.body);
		const asCall = async () => {
			const answer = await kin.browser.get(pagesCall, `/api/book/${bookId}/pages`, { params: { bookId } });
			return (answer.data as { pages: { canReword: boolean }[] }).pages.map(({ canReword }) => canReword);
		};
		const asPage = async () =>
			(await open("5")).data as { opening: { canReword: boolean }[]; listed: { wordings: { left: number } } };
		for (const script of [older, { ...older, story: "no-longer-on-the-shelf" }]) {
			await shop.db
				.updateTable("scripts")
				.set({ body: JSON.stringify(script) })
				.execute();
			expect(new Set(await asCall())).toEqual(new Set([false]));
			expect((await asPage()).opening).toMatchObject([{ canReword: false }, { canReword: false }]);
			const refused = await press("5", { intent: "reword" });
			expect(refused).toMatchObject({ status: 409, data: { message: PAGES_TEXTS.ownWords } });
			expect((await asPage()).listed.wordings.left).toBe(3);
		}
		await shop.db.updateTable("scripts").set({ body: stored.body }).execute();
		expect(story).toBeTypeOf("string");
		expect((await asCall())[4]).toBe(true);
		expect((await asPage()).opening).toMatchObject([{ canReword: true }, { canReword: true }]);
		expect((await press("5", { intent: "reword" })).status).toBe(303);
		expect((await asPage()).listed.wordings.left).toBe(2);
	});

	test("of a form from another site do nothing", async () => {
		const sent = kin.browser.post(pages, `/create-book/pages/5?book=${bookId}`, {
			params: { number: "5" },
			form: { bookId, intent: "redraw" },
			headers: { "Sec-Fetch-Site": "cross-site" },
		});
		expect((await sent).status).toBe(403);
		expect((await open("5")).data).toMatchObject({ listed: { redraws: { left: 3 } } });
	});
});

test("a call is told of the pages alone", async () => {
	const { data } = await kin.browser.get(pagesCall, `/api/book/${bookId}/pages`, { params: { bookId } });
	expect(Object.keys(data as object)).toEqual(["ready", "pages"]);
	expect((data as { pages: unknown[] }).pages).toHaveLength(24);
});

describe("a book that is shown", () => {
	const shared = async () => {
		const sent = await kin.browser.post(share, "/create-book/share", { form: { bookId, intent: "share" } });
		expect(sent).toMatchObject({ status: 303, to: `/create-book/share?book=${bookId}` });
		const { data } = await kin.browser.get(share, sent.to ?? "");
		return new URL((data as { link: string }).link);
	};
	const looked = ({ pathname }: URL, query = "") =>
		openBrowser().get(look, `${pathname}${query}`, { params: { token: pathname.split("/").at(-1) ?? "" } });

	test("opens for whoever has the link, closed or at a page, and is kept from search engines", async () => {
		const link = await shared();
		const closed = await looked(link);
		expect(closed).toMatchObject({ status: 200, data: { book: { opening: null, previous: null, next: 1 } } });
		expect(closed.headers.get("X-Robots-Tag")).toBe("noindex");
		expect(closed.headers.getSetCookie()).toEqual([]);
		const opened = await looked(link, "?page=5");
		expect(opened.data).toMatchObject({
			book: { opening: [{ number: 4 }, { number: 5 }], previous: 2, next: 6 },
		});
		expect((await looked(link, "?page=25")).status).toBe(404);
		expect(JSON.stringify(opened.data)).not.toContain(kin.actor.id);
	});

	test("is gone once its family stops, and says so with 404; the page says that it has", async () => {
		const link = await shared();
		const stopped = await kin.browser.post(share, "/create-book/share", { form: { bookId, intent: "stop" } });
		expect((await kin.browser.get(share, stopped.to ?? "")).data).toMatchObject({
			link: null,
			stopped: true,
		});
		expect(await looked(link)).toMatchObject({ status: 404, data: { book: null } });
		expect((await shared()).pathname).not.toBe(link.pathname);
	});
});
