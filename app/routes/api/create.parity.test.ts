import { readFile } from "node:fs/promises";
import { beforeEach, describe, expect, test } from "vitest";
import { ideaOf, ROSA, smallJpeg } from "~/shop/books/books.testing";
import { type DraftForm, emptyForm } from "~/shop/books/rules";
import { writeCredits } from "~/shop/covers/store.server";
import { replaceShop } from "~/shop.server";
import { openTestShop, type TestShop } from "~/shop.testing";
import {
	answered,
	type Browser,
	calling,
	fileOf,
	formOf,
	openBrowser,
	sendBookForm,
	upload,
	uploadedIdea,
} from "../create/browser.testing";
import * as coverPage from "../create/cover/route";
import * as page from "../create/create-book/route";
import * as coverCall from "./generate-cover";
import * as synopsisCall from "./generate-synopsis";
import * as uploads from "./uploads";

let shop: TestShop;
let browser: Browser;

beforeEach(async () => {
	shop = await openTestShop();
	replaceShop(shop);
	browser = openBrowser();
});

const SYNOPSIS = "/api/book/generate-guest-synopsis";
const COVER = "/api/book/generate-guest-cover";

const idea = () => uploadedIdea(shop, browser);

type Change = (form: DraftForm) => unknown;
const set =
	(name: Exclude<keyof DraftForm, "characters">, value: string): Change =>
	(form) => ({ ...form, [name]: value });
const setFirst =
	(values: Record<string, unknown>): Change =>
	(form) => ({
		...form,
		characters: form.characters.map((one, index) => (index === 0 ? { ...one, ...values } : one)),
	});

const CASES: [string, Change][] = [
	["a complete idea", (form) => form],
	["an empty form", () => emptyForm()],
	["no title", set("title", "  ")],
	["a title of emoji", set("title", "🐳🌊👨‍👩‍👧")],
	["a title of 10,000 characters", set("title", "x".repeat(10_000))],
	["a title of <script>", set("title", "<script>alert(1)</script>")],
	["control characters", set("location", "\u0000\u0007")],
	["no location", set("location", "")],
	["a description of 501 characters", set("description", "x".repeat(501))],
	["a description with 500, line breaks and all", set("description", Array(250).fill("x").join("\r\n"))],
	["unsuitable words", set("description", "They rob a bank and murder the guard.")],
	["no reading level", set("readingLevel", "")],
	["an unknown reading level", set("readingLevel", "genius")],
	["a Custom Level with its needs", (form) => ({ ...form, readingLevel: "custom", readingNeeds: "Rhymes" })],
	["a Custom Level without them", set("readingLevel", "custom")],
	["needs of 201 characters with another level", set("readingNeeds", "x".repeat(201))],
	["a style", set("style", "paper-theatre")],
	["an unknown style", set("style", "crayon")],
	["a style of 10,000 characters", set("style", "x".repeat(10_000))],
	["no characters", (form) => ({ ...form, characters: [] })],
	["one character", (form) => ({ ...form, characters: form.characters.slice(0, 1) })],
	[
		"five characters",
		(form) => ({ ...form, characters: [...form.characters, ...Array(3).fill(form.characters[1])] }),
	],
	[
		"two main ones",
		(form) => ({ ...form, characters: form.characters.map((one) => ({ ...one, isMainCharacter: true })) }),
	],
	[
		"no main one",
		(form) => ({ ...form, characters: form.characters.map((one) => ({ ...one, isMainCharacter: false })) }),
	],
	[
		"no relationship",
		(form) => ({ ...form, characters: form.characters.map((one) => ({ ...one, relationshipToMain: "" })) }),
	],
	["an age of 121", setFirst({ age: "121" })],
	["an age in words", setFirst({ age: "six" })],
	["a name of 61 characters", setFirst({ name: "n".repeat(61) })],
	["no photo", setFirst({ imageUrl: "" })],
	["a photo of nobody", setFirst({ imageUrl: "/photos/photo_999999" })],
	["a photo from elsewhere", setFirst({ imageUrl: "https://example.com/me.jpg" })],
];

describe("the form and the call agree on", () => {
	test.each(CASES)("%s", async (_what, change) => {
		const changed = change(await idea()) as DraftForm;
		const fields = formOf(changed, { intent: "submit", ...(await answered(shop)) });
		const byForm = await sendBookForm(browser, fields);
		const byCall = await calling(shop, browser.postJson(synopsisCall.action, SYNOPSIS, changed));
		const accepted = byForm.body?.fields === undefined;
		expect([byForm.status, byCall.status]).toEqual([303, accepted ? 200 : 422]);
		expect(byCall.body.fields).toEqual(accepted ? undefined : byForm.body.fields);
		if (!accepted) {
			expect(byCall.body.message).toBe(byForm.body.message);
			expect(byCall.body).toMatchObject({ success: false, error: byCall.body.message, code: "invalid" });
		}
	});

	test("what a reader needs, which a call may leave out", async () => {
		const { readingNeeds: _unknown, ...before } = { ...(await idea()), readingLevel: "custom" };
		for (const more of [{}, { readingNeeds: " Rhymes, please " }]) {
			const sent = { ...before, ...more };
			const { status } = await calling(shop, browser.postJson(synopsisCall.action, SYNOPSIS, sent));
			expect(status).toBe(200);
		}
		const books = await shop.db
			.selectFrom("books")
			.select("reading_needs")
			.orderBy("reading_needs")
			.execute();
		expect(books.map(({ reading_needs }) => reading_needs)).toEqual(["", "Rhymes, please"]);
	});

	test("a stranger's photo", async () => {
		const stranger = await ideaOf(shop, ROSA);
		await upload(browser, uploads.action, await smallJpeg());
		const fields = formOf(stranger, { intent: "submit", ...(await answered(shop)) });
		const byForm = await sendBookForm(browser, fields);
		const byCall = await browser.postJson(synopsisCall.action, SYNOPSIS, stranger);
		expect(byForm.status).toBe(303);
		expect(byCall).toMatchObject({ status: 422, body: { fields: byForm.body.fields } });
	});

	const FILES: [string, () => Promise<Uint8Array | string>, number][] = [
		["a photo", smallJpeg, 201],
		["a text file named .jpg", async () => "Dear family", 415],
		["an SVG", async () => '<svg xmlns="http://www.w3.org/2000/svg"/>', 415],
		["a truncated JPEG", async () => (await readFile("e2e/photos/cat.jpg")).subarray(0, 9000), 422],
		[
			"30 MB",
			async () =>
				Buffer.concat([await smallJpeg(), Buffer.alloc(30 * 1024 * 1024 - (await smallJpeg()).length)]),
			201,
		],
		["30 MB and a byte", async () => new Uint8Array(30 * 1024 * 1024 + 1), 413],
	];
	test.each(FILES)("%s", async (_what, bytes, status) => {
		const sent = await bytes();
		const byCall = await upload(browser, uploads.action, sent);
		const fields = formOf(emptyForm(), { intent: "keep" });
		fields.set("characters.0.photo", fileOf(sent));
		const byForm = await sendBookForm(browser, fields);
		expect(byCall.status).toBe(status);
		const kept = byForm.status === 302;
		expect(kept).toBe(status === 201);
		expect(kept ? undefined : byForm.body.fields).toEqual(
			kept ? undefined : { "characters.0.imageUrl": [byCall.body.message] },
		);
	});

	test("another cover: drawn, then frozen with the same words", async () => {
		const started = await calling(shop, browser.postJson(synopsisCall.action, SYNOPSIS, await idea()));
		const { bookId } = started.body as { bookId: string };
		const drawn = await calling(shop, browser.postJson(coverCall.action, COVER, { bookId }));
		expect(drawn).toMatchObject({
			status: 200,
			body: { coverImageUrl: expect.stringMatching(/^\/covers\/cover_/), remainingCredits: null },
		});
		const { owner_id } = await shop.db.selectFrom("books").select("owner_id").executeTakeFirstOrThrow();
		await writeCredits(shop.db, owner_id, { used: 5, frozenUntil: "2026-03-09T09:00:00.000Z" });
		const byCall = await browser.postJson(coverCall.action, COVER, { bookId });
		expect(byCall).toMatchObject({
			status: 403,
			body: {
				error: "Oops! Out of credits. Please try again later.",
				freezeExpiresAt: "2026-03-09T09:00:00.000Z",
			},
		});
		await browser.post(page.action, "/create-book?edit", formOf(await idea(), { intent: "keep" }));
		await shop.db.updateTable("drafts").set({ book_id: bookId }).execute();
		const byForm = await browser.post(
			coverPage.action,
			"/create-book/cover",
			new URLSearchParams({ bookId, intent: "another" }),
		);
		expect(byForm.location).toBe("/create-book/frozen");
	});
});
