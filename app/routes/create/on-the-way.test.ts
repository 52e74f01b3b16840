import { beforeEach, describe, expect, test } from "vitest";
import { runDueJobs } from "~/jobs/worker.server";
import { ideaOf, ROSA } from "~/shop/books/books.testing";
import { type DraftForm, emptyForm } from "~/shop/books/rules";
import { writeCredits } from "~/shop/covers/store.server";
import { replaceShop } from "~/shop.server";
import { openTestShop, type TestShop } from "~/shop.testing";
import * as pictureRoute from "../cover";
import * as photoRoute from "../photo";
import { answered, type Browser, filledForm, formOf, openBrowser, sendBookForm } from "./browser.testing";
import * as coverRoute from "./cover/route";
import * as page from "./create-book/route";
import * as draftRoute from "./draft";
import * as frozenRoute from "./frozen/route";
import * as newBook from "./new-book";
import * as progressRoute from "./progress/route";
import * as restoreRoute from "./restore";

let shop: TestShop;
let browser: Browser;

beforeEach(async () => {
	shop = await openTestShop();
	replaceShop(shop);
	browser = openBrowser();
});

const post = (fields: FormData) => sendBookForm(browser, fields);
const form = async (path = "/create-book") => (await browser.get(page.loader, path)).body.form as DraftForm;

const PROGRESS = expect.stringMatching(/^\/create-book\/progress\?book=/);

async function made(): Promise<void> {
	const sent = await post(await filledForm(shop, { intent: "submit", ...(await answered(shop)) }));
	expect(sent).toMatchObject({ status: 303, location: PROGRESS });
	await runDueJobs(shop);
}

describe("on the way", () => {
	test("each step leads to the next one, and step 2 needs a captcha of its own", async () => {
		await post(await filledForm(shop, { intent: "submit", ...(await answered(shop)) }));
		expect((await browser.get(page.loader, "/create-book")).location).toBe("/create-book/progress");
		expect((await browser.get(progressRoute.loader, "/create-book/progress")).body).toEqual({
			at: "writing",
			isLate: false,
			hero: "Rosa",
			hasCover: false,
			byMail: false,
			query: "",
			script: "/app/enhance/progress.entry.ts",
		});
		await runDueJobs(shop);
		expect((await browser.get(progressRoute.loader, "/create-book/progress")).location).toBe(
			"/create-book/cover",
		);
		expect((await browser.get(page.loader, "/create-book")).location).toBe("/create-book/choose");
		const { book } = (await browser.get(coverRoute.loader, "/create-book/cover")).body as {
			book: { bookId: string; synopsis: string };
		};
		expect(book.synopsis).toContain("Rosa");
		const without = new URLSearchParams({
			bookId: book.bookId,
			comment: "Blue, please.",
			intent: "continue",
		});
		expect(await browser.post(coverRoute.action, "/create-book/cover", without)).toMatchObject({
			status: 422,
			body: { comment: "Blue, please." },
		});
		const solved = new URLSearchParams([...without, ...Object.entries(await answered(shop))]);
		expect((await browser.post(coverRoute.action, "/create-book/cover", solved)).location).toBe(
			`/checkout?book=${book.bookId}`,
		);
		expect(await shop.db.selectFrom("books").select("comment").execute()).toEqual([
			{ comment: "Blue, please." },
		]);
	});

	test("pressed twice, in two tabs, and with the back button: one book, one cover", async () => {
		const first = await post(await filledForm(shop, { intent: "submit", ...(await answered(shop)) }));
		expect(first.location).toEqual(PROGRESS);
		const again = formOf(await form("/create-book?edit"), { intent: "submit" });
		expect(
			(await Promise.all([post(again), post(again), post(again)])).map(({ location }) => location),
		).toEqual(Array(3).fill(first.location));
		await runDueJobs(shop);
		await post(formOf(await form("/create-book?edit"), { intent: "submit", ...(await answered(shop)) }));
		await runDueJobs(shop);
		expect(await shop.db.selectFrom("books").selectAll().execute()).toHaveLength(1);
		expect(await shop.db.selectFrom("covers").selectAll().execute()).toHaveLength(1);
	});

	test("a failure leads back to step 1 with the reason and everything typed", async () => {
		shop.providers.writer = {
			...shop.providers.writer,
			writeScript: async () => ({ ok: false, error: "refused" }),
		};
		await made();
		const back = await browser.get(progressRoute.loader, "/create-book/progress");
		expect(back.location).toBe("/create-book");
		const shown = await browser.get(page.loader, "/create-book");
		expect(shown.body).toMatchObject({
			failure: { what: "synopsis", failure: "refused" },
			form: { title: "Rosa and the Whale" },
		});
	});

	test("a changed story is a new book; the cover that is there stays", async () => {
		await made();
		const changed = { ...(await form("/create-book?edit")), title: "Rosa and the Giraffe" };
		await post(formOf(changed, { intent: "submit", ...(await answered(shop)) }));
		await runDueJobs(shop);
		const titles = await shop.db.selectFrom("books").select("title").orderBy("id").execute();
		expect(titles.map(({ title }) => title)).toEqual(["Rosa and the Whale", "Rosa and the Giraffe"]);
		expect(await shop.db.selectFrom("covers").select("state").execute()).toEqual([
			{ state: "ready" },
			{ state: "ready" },
		]);
	});

	test("out of credits: another cover leads to the freeze, and the one there is can still be ordered", async () => {
		await made();
		const bookOf = async () =>
			(await browser.get(coverRoute.loader, "/create-book/cover")).body.book as { bookId: string };
		const { bookId } = await bookOf();
		const another = () =>
			browser.post(
				coverRoute.action,
				"/create-book/cover",
				new URLSearchParams({ bookId, intent: "another" }),
			);
		for (let cover = 2; cover <= 5; cover++) {
			expect((await another()).location).toEqual(PROGRESS);
			await runDueJobs(shop);
		}
		expect((await another()).location).toBe("/create-book/frozen");
		const frozen = await browser.get(frozenRoute.loader, "/create-book/frozen");
		expect(frozen.body).toMatchObject({
			freeze: { until: "2026-03-09T09:00:00.000Z", orderable: [{ bookId, title: "Rosa and the Whale" }] },
			waiting: null,
		});
		const go = new URLSearchParams({ bookId, comment: "", intent: "continue", ...(await answered(shop)) });
		expect((await browser.post(coverRoute.action, "/create-book/cover", go)).location).toBe(
			`/checkout?book=${bookId}`,
		);
	});

	test("a story sent meanwhile waits: the freeze says so, another may be begun, and its cover is drawn by itself", async () => {
		await made();
		const { owner_id } = await shop.db.selectFrom("books").select("owner_id").executeTakeFirstOrThrow();
		await writeCredits(shop.db, owner_id, { used: 5, frozenUntil: "2026-03-09T09:00:00.000Z" });
		const told = (await browser.get(page.loader, "/create-book?edit")).body;
		expect(told).toMatchObject({
			freeze: { untilText: "Monday, 9 March 2026 at 09:00", orderable: [{ title: "Rosa and the Whale" }] },
		});
		const sixth = { ...(await form("/create-book?edit")), title: "Rosa and the Fox" };
		await post(formOf(sixth, { intent: "submit", ...(await answered(shop)) }));
		await runDueJobs(shop);
		expect((await browser.get(progressRoute.loader, "/create-book/progress")).location).toBe(
			"/create-book/frozen",
		);
		const frozen = await browser.get(frozenRoute.loader, "/create-book/frozen");
		expect(frozen.body).toMatchObject({ waiting: "Rosa and the Fox" });
		await browser.post(newBook.action, "/create-book/new", new URLSearchParams());
		expect(await form()).toEqual(emptyForm());
		shop.clock.advance(7 * 24 * 3600_000);
		await runDueJobs(shop);
		expect(await shop.db.selectFrom("books").select("id").where("cover_id", "is", null).execute()).toEqual(
			[],
		);
	});

	test("whoever waits on the page of the freeze is led to the cover once it is over", async () => {
		await post(await filledForm(shop, { intent: "submit", ...(await answered(shop)) }));
		const { owner_id } = await shop.db.selectFrom("books").select("owner_id").executeTakeFirstOrThrow();
		await writeCredits(shop.db, owner_id, { used: 5, frozenUntil: "2026-03-02T09:00:01.000Z" });
		await runDueJobs(shop);
		const look = async () => (await browser.get(frozenRoute.loader, "/create-book/frozen")).location;
		expect(await look()).toBeNull();
		shop.clock.advance(1000);
		expect(await look()).toBe("/create-book?edit");
		await runDueJobs(shop);
		expect(await look()).toBe("/create-book/progress");
	});

	test("a comment that is refused is shown again with why, and no other cover is drawn over it", async () => {
		await made();
		const { id: bookId } = await shop.db.selectFrom("books").select("id").executeTakeFirstOrThrow();
		const comment = "Let the whale sing, do not kill him";
		const another = new URLSearchParams({ bookId, comment, intent: "another" });
		const shown = await browser.post(coverRoute.action, "/create-book/cover", another);
		expect(shown).toMatchObject({
			status: 422,
			body: { comment, fields: { comment: [expect.any(String)] } },
		});
		await runDueJobs(shop);
		expect(await shop.db.selectFrom("covers").select("id").execute()).toHaveLength(1);
	});

	test("a draft outlives a new browser window, not another browser", async () => {
		await browser.post(
			draftRoute.action,
			"/create-book/draft",
			formOf({ ...emptyForm(), title: "Half a title" }),
		);
		expect((await form()).title).toBe("Half a title");
		browser = openBrowser();
		expect((await form()).title).toBe("");
	});
});

test("a photo deleted in time is asked for again; a cover can be drawn anew without it", async () => {
	await made();
	await shop.db.updateTable("photos").set({ deleted_at: shop.clock.now().toISOString() }).execute();
	const kept = await form("/create-book?edit");
	expect(kept.characters.map(({ imageUrl }) => imageUrl)).toEqual(["", ""]);
	const changed = formOf({ ...kept, title: "Another" }, { intent: "submit", ...(await answered(shop)) });
	expect(await post(changed)).toMatchObject({
		status: 303,
		body: { fields: { "characters.0.imageUrl": [expect.any(String)] } },
	});
	const { id } = await shop.db.selectFrom("books").select("id").executeTakeFirstOrThrow();
	const another = new URLSearchParams({ bookId: id, intent: "another" });
	await browser.post(coverRoute.action, "/create-book/cover", another);
	await runDueJobs(shop);
	const covers = await shop.db.selectFrom("covers").select("state").execute();
	expect(covers).toEqual([{ state: "ready" }, { state: "ready" }]);
});

describe("what belongs to somebody else", () => {
	test("a cover is seen by its owner and under its signed address, by nobody else", async () => {
		await made();
		const { body } = await browser.get(coverRoute.loader, "/create-book/cover");
		const { coverId, coverImageUrl } = body.book as { coverId: string; coverImageUrl: string };
		const see = (address: string) => browser.get(pictureRoute.loader, address, { file: `${coverId}.jpg` });
		expect((await see(`/covers/${coverId}.jpg`)).status).toBe(200);
		browser = openBrowser();
		expect((await see(`/covers/${coverId}.jpg`)).status).toBe(404);
		const signed = await see(coverImageUrl);
		expect({ status: signed.status, type: signed.headers.get("Content-Type") }).toEqual({
			status: 200,
			type: "image/jpeg",
		});
		expect((await browser.get(pictureRoute.loader, coverImageUrl, { file: "cover_other.jpg" })).status).toBe(
			404,
		);
	});

	test("a stranger's photo in the form is no photo", async () => {
		const stranger = await ideaOf(shop, ROSA);
		const answer = await post(formOf(stranger, { intent: "submit", ...(await answered(shop)) }));
		expect(answer).toMatchObject({
			status: 303,
			body: { fields: { "characters.0.imageUrl": [expect.any(String)] } },
		});
	});

	test("a stranger's photo, book and restored draft are not found", async () => {
		await made();
		const { id } = await shop.db.selectFrom("books").select("id").executeTakeFirstOrThrow();
		const { id: photoId } = await shop.db
			.selectFrom("photos")
			.select("id")
			.where("owner_id", "!=", ROSA.id)
			.executeTakeFirstOrThrow();
		browser = openBrowser();
		await browser.post(draftRoute.action, "/create-book/draft", formOf(emptyForm()));
		expect((await browser.get(photoRoute.loader, `/photos/${photoId}`, { photoId })).status).toBe(404);
		expect(
			(await browser.post(restoreRoute.action, "/create-book/restore", new URLSearchParams({ bookId: id })))
				.status,
		).toBe(404);
		expect(
			(
				await browser.post(
					coverRoute.action,
					"/create-book/cover",
					new URLSearchParams({ bookId: id, intent: "another" }),
				)
			).location,
		).toBe("/sign-in?redirectTo=%2Fcreate-book%2Fcover");
	});

	test("one's own book is taken up again from what the browser remembers", async () => {
		await made();
		const { id } = await shop.db.selectFrom("books").select("id").executeTakeFirstOrThrow();
		await shop.db.deleteFrom("drafts").execute();
		expect(
			(await browser.post(restoreRoute.action, "/create-book/restore", new URLSearchParams({ bookId: id })))
				.location,
		).toBe("/create-book/cover");
		expect((await form("/create-book?edit")).characters).toMatchObject([
			{ name: "Rosa" },
			{ name: "Mog", relationshipToMain: "Pet" },
		]);
	});
});
