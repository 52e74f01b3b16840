import { readFile } from "node:fs/promises";
import { beforeEach, describe, expect, test } from "vitest";
import { runDueJobs } from "~/jobs/worker.server";
import { ideaOf, ROSA, smallJpeg } from "~/shop/books/books.testing";
import { type DraftForm, emptyForm } from "~/shop/books/rules";
import { useShop } from "~/shop.server";
import { openTestShop, type TestShop } from "~/shop.testing";
import * as photoRoute from "../photo";
import { answered, type Browser, formOf, openBrowser } from "./browser.testing";
import * as coverRoute from "./cover";
import * as page from "./create-book";
import * as draftRoute from "./draft";
import * as frozenRoute from "./frozen";
import * as progressRoute from "./progress";
import * as restoreRoute from "./restore";

let shop: TestShop;
let browser: Browser;

beforeEach(async () => {
	shop = await openTestShop();
	useShop(shop);
	browser = openBrowser();
});

const post = (fields: FormData) => browser.post(page.action, "/create-book?edit", fields);
const form = async (path = "/create-book") => (await browser.get(page.loader, path)).body.form as DraftForm;

function photo(bytes: Uint8Array | string, name = "me.jpg"): File {
	return new File([bytes as BlobPart], name, { type: "image/jpeg" });
}

/** A form with two photos as files, as a browser without scripts sends it. */
async function filled(more: Record<string, string> = {}): Promise<FormData> {
	const idea = await ideaOf(shop, ROSA);
	for (const character of idea.characters) character.imageUrl = "";
	const fields = formOf(idea, more);
	for (const index of [0, 1]) fields.set(`characters.${index}.photo`, photo(await smallJpeg()));
	return fields;
}

async function made(): Promise<void> {
	const sent = await post(await filled({ intent: "submit", ...(await answered(shop)) }));
	expect(sent).toMatchObject({ status: 302, location: "/create-book/progress" });
	await runDueJobs(shop);
}

describe("without a script", () => {
	test("a visitor meets two characters and gets no session for looking", async () => {
		const answer = await browser.get(page.loader, "/create-book");
		expect(answer.body.form).toEqual(emptyForm());
		expect(browser.cookies.size).toBe(0);
		expect(await shop.db.selectFrom("sessions").selectAll().execute()).toEqual([]);
	});

	test("adding, removing and choosing keep what was typed and lead back to the character", async () => {
		const typed = formOf({ ...emptyForm(), title: "Rosa" }, { intent: "add", "characters.1.name": "Mog" });
		expect(await post(typed)).toMatchObject({ status: 302, location: "/create-book#character-3" });
		expect(await form()).toMatchObject({ title: "Rosa", characters: [{}, { name: "Mog" }, {}] });
		await post(formOf(await form(), { intent: "main:1" }));
		expect((await form()).characters.map(({ isMainCharacter }) => isMainCharacter)).toEqual([
			false,
			true,
			false,
		]);
		await post(formOf(await form(), { intent: "remove:1" }));
		expect((await form()).characters.map(({ isMainCharacter }) => isMainCharacter)).toEqual([true, false]);
	});

	test("at most four and at least one character, in the shop's words", async () => {
		const { characters } = emptyForm();
		const four = { ...emptyForm(), characters: [...characters, ...characters] };
		const more = await post(formOf(four, { intent: "add" }));
		expect(more).toMatchObject({
			status: 422,
			body: { fields: { characters: ["Maximum of 4 characters allowed"] } },
		});
		const one = { ...emptyForm(), characters: characters.slice(0, 1) };
		const less = await post(formOf(one, { intent: "remove:0" }));
		expect(less).toMatchObject({
			status: 422,
			body: { fields: { characters: ["You need at least 1 character"] } },
		});
	});

	test("an empty form is shown again with a message beside every field", async () => {
		const answer = await post(formOf(emptyForm(), { intent: "submit" }));
		expect(answer.status).toBe(422);
		expect(answer.body.message).toBe("Please complete all required fields and select a main character");
		expect(Object.keys(answer.body.fields as object)).toEqual(
			expect.arrayContaining([
				"title",
				"location",
				"description",
				"readingLevel",
				"characters.0.name",
				"characters.1.imageUrl",
				"captcha",
			]),
		);
	});

	test("a failed form never asks for a photo twice", async () => {
		const fields = await filled({ intent: "submit", title: "" });
		const first = await post(fields);
		expect(first.status).toBe(422);
		const shown = first.body.form as DraftForm;
		expect(shown.characters.map(({ imageUrl }) => imageUrl)).toEqual([
			expect.stringMatching(/^\/photos\//),
			expect.stringMatching(/^\/photos\//),
		]);
		const thumbnail = await browser.get(photoRoute.loader, `${shown.characters[0]?.imageUrl}?size=thumb`, {
			photoId: shown.characters[0]?.imageUrl.replace("/photos/", "") ?? "",
		});
		expect(thumbnail.status).toBe(200);
		expect(thumbnail.headers.get("Cache-Control")).toContain("private");
		const second = await post(
			formOf({ ...shown, title: "Rosa" }, { intent: "submit", ...(await answered(shop)) }),
		);
		expect(second.location).toBe("/create-book/progress");
	});

	test("one bad photo is told beside its field, the good one is kept, everything typed is kept", async () => {
		const fields = await filled({ intent: "submit", ...(await answered(shop)) });
		fields.set("characters.1.photo", photo("I am a letter", "me.jpg"));
		const answer = await post(fields);
		expect(answer).toMatchObject({
			status: 422,
			body: {
				fields: { "characters.1.imageUrl": ["Please upload only JPG, PNG, or WEBP images"] },
				form: { title: "Rosa and the Whale" },
			},
		});
		expect((await form()).characters.map(({ imageUrl }) => imageUrl !== "")).toEqual([true, false]);
	});

	test("30 MB and a byte is too large, whatever it is, and the rest survives", async () => {
		const fields = await filled({ intent: "submit" });
		fields.set("characters.0.photo", photo(new Uint8Array(30 * 1024 * 1024 + 1), "huge.txt"));
		const answer = await post(fields);
		expect(answer).toMatchObject({
			status: 422,
			body: {
				fields: { "characters.0.imageUrl": ["Image size must be less than 30MB"] },
				form: { title: "Rosa and the Whale" },
			},
		});
		expect((await form()).characters[1]?.imageUrl).toMatch(/^\/photos\//);
	});

	test("a title of 10,000 characters comes back as it was typed", async () => {
		const title = "x".repeat(10_000);
		const answer = await post(await filled({ intent: "submit", title }));
		expect(answer).toMatchObject({ status: 422, body: { form: { title } } });
	});
});

describe("the captcha", () => {
	test("is asked for, in the shop's words", async () => {
		const answer = await post(await filled({ intent: "submit" }));
		expect(answer).toMatchObject({
			status: 422,
			body: { fields: { captcha: ["Please complete the reCAPTCHA verification"] } },
		});
		expect(answer.body.message).toBe("Please complete the reCAPTCHA verification");
	});

	test("once passed it isn't asked again when another field failed", async () => {
		const first = await post(await filled({ intent: "submit", title: "", ...(await answered(shop)) }));
		expect(first.body.captcha).toBeNull();
		const shown = first.body.form as DraftForm;
		expect((await post(formOf({ ...shown, title: "Rosa" }, { intent: "submit" }))).location).toBe(
			"/create-book/progress",
		);
	});

	test("an answer counts once, for one browser", async () => {
		const answer = await answered(shop);
		await post(await filled({ intent: "submit", title: "", ...answer }));
		browser = openBrowser();
		expect(await post(await filled({ intent: "submit", ...answer }))).toMatchObject({
			status: 422,
			body: { fields: { captcha: [expect.any(String)] } },
		});
	});

	test("a passed one is forgotten after 20 minutes", async () => {
		const first = await post(await filled({ intent: "submit", title: "", ...(await answered(shop)) }));
		shop.clock.advance(20 * 60_000);
		const again = await post(
			formOf({ ...(first.body.form as DraftForm), title: "Rosa" }, { intent: "submit" }),
		);
		expect(again.status).toBe(422);
	});

	test("the honeypot catches who fills in everything", async () => {
		const answer = await post(
			await filled({ intent: "submit", website: "https://example.com", ...(await answered(shop)) }),
		);
		expect(answer.status).toBe(422);
	});
});

describe("on the way", () => {
	test("each step leads to the next one, and step 2 needs a captcha of its own", async () => {
		await post(await filled({ intent: "submit", ...(await answered(shop)) }));
		expect((await browser.get(page.loader, "/create-book")).location).toBe("/create-book/progress");
		expect((await browser.get(progressRoute.loader, "/create-book/progress")).body).toEqual({
			at: "writing",
		});
		await runDueJobs(shop);
		expect((await browser.get(progressRoute.loader, "/create-book/progress")).location).toBe(
			"/create-book/cover",
		);
		expect((await browser.get(page.loader, "/create-book")).location).toBe("/create-book/cover");
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
		const first = await post(await filled({ intent: "submit", ...(await answered(shop)) }));
		expect(first.location).toBe("/create-book/progress");
		const again = formOf(await form("/create-book?edit"), { intent: "submit" });
		expect(
			(await Promise.all([post(again), post(again), post(again)])).map(({ location }) => location),
		).toEqual(Array(3).fill("/create-book/progress"));
		await runDueJobs(shop);
		await post(formOf(await form("/create-book?edit"), { intent: "submit", ...(await answered(shop)) }));
		await runDueJobs(shop);
		expect(await shop.db.selectFrom("books").selectAll().execute()).toHaveLength(1);
		expect(await shop.db.selectFrom("covers").selectAll().execute()).toHaveLength(1);
	});

	test("a failure leads back to step 1 with the reason and everything typed", async () => {
		shop.providers.writer = {
			...shop.providers.writer,
			writeSynopsis: async () => ({ ok: false, error: "refused" }),
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
			expect((await another()).location).toBe("/create-book/progress");
			await runDueJobs(shop);
		}
		expect((await another()).location).toBe("/create-book/frozen");
		const frozen = await browser.get(frozenRoute.loader, "/create-book/frozen");
		expect(frozen.body).toMatchObject({ until: "2026-03-09T09:00:00.000Z", hasCover: true });
		const go = new URLSearchParams({ bookId, comment: "", intent: "continue", ...(await answered(shop)) });
		expect((await browser.post(coverRoute.action, "/create-book/cover", go)).location).toBe(
			`/checkout?book=${bookId}`,
		);
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

describe("what belongs to somebody else", () => {
	test("a stranger's photo in the form is no photo", async () => {
		const stranger = await ideaOf(shop, ROSA);
		const answer = await post(formOf(stranger, { intent: "submit", ...(await answered(shop)) }));
		expect(answer).toMatchObject({
			status: 422,
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
		).toBe("/create-book");
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

test("a photo alone is kept by any button that isn't known", async () => {
	const fields = await filled({ intent: "keep" });
	fields.set("characters.0.photo", photo(await readFile("e2e/photos/woman.jpg"), "woman.jpg"));
	expect((await post(fields)).location).toBe("/create-book#character-1");
});
