import { readFile } from "node:fs/promises";
import { beforeEach, describe, expect, test } from "vitest";
import { runDueJobs } from "~/jobs/worker.server";
import { ideaOf, ROSA, smallJpeg } from "~/shop/books/books.testing";
import { type DraftForm, emptyForm } from "~/shop/books/rules";
import { writeCredits } from "~/shop/covers/store.server";
import { useShop } from "~/shop.server";
import { openTestShop, type TestShop } from "~/shop.testing";
import { answered, type Browser, formOf, openBrowser } from "../create/browser.testing";
import * as coverPage from "../create/cover";
import * as page from "../create/create-book";
import * as signedCoverCall from "./generate-cover";
import * as coverCall from "./generate-guest-cover";
import * as synopsisCall from "./generate-guest-synopsis";
import * as signedSynopsisCall from "./generate-synopsis";
import * as uploads from "./uploads";

let shop: TestShop;
let browser: Browser;

beforeEach(async () => {
	shop = await openTestShop();
	useShop(shop);
	browser = openBrowser();
});

const SYNOPSIS = "/api/book/generate-guest-synopsis";
const COVER = "/api/book/generate-guest-cover";

function file(bytes: Uint8Array | string, name = "me.jpg"): File {
	return new File([bytes as BlobPart], name);
}

async function upload(bytes: Uint8Array | string, name?: string) {
	const form = new FormData();
	form.set("file", file(bytes, name));
	return browser.post(uploads.action, "/api/uploads", form);
}

/** An idea with photos that this browser has uploaded. */
async function idea(): Promise<DraftForm> {
	const form = await ideaOf(shop, ROSA);
	for (const character of form.characters)
		character.imageUrl = String((await upload(await smallJpeg())).body.url);
	return form;
}

/** Calls and does the work it waits for. */
async function calling<T>(call: Promise<T>): Promise<T> {
	const stop = new AbortController();
	const working = (async () => {
		while (!stop.signal.aborted) {
			await runDueJobs(shop);
			await new Promise((resolve) => setImmediate(resolve));
		}
	})();
	const answer = await call;
	stop.abort();
	await working;
	return answer;
}

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
	["a name of 41 characters", setFirst({ name: "n".repeat(41) })],
	["no photo", setFirst({ imageUrl: "" })],
	["a photo of nobody", setFirst({ imageUrl: "/photos/photo_999999" })],
	["a photo from elsewhere", setFirst({ imageUrl: "https://example.com/me.jpg" })],
];

describe("the form and the call agree on", () => {
	test.each(CASES)("%s", async (_what, change) => {
		const changed = change(await idea()) as DraftForm;
		const byForm = await browser.post(
			page.action,
			"/create-book?edit",
			formOf(changed, { intent: "submit", ...(await answered(shop)) }),
		);
		const byCall = await calling(browser.postJson(synopsisCall.action, SYNOPSIS, changed));
		const accepted = byForm.status === 302;
		expect(byCall.status).toBe(accepted ? 200 : byForm.status);
		expect(byCall.body.fields).toEqual(accepted ? undefined : byForm.body.fields);
		if (!accepted) {
			expect(byCall.body.message).toBe(byForm.body.message);
			expect(byCall.body).toMatchObject({ success: false, error: byCall.body.message, code: "invalid" });
		}
	});

	test("a stranger's photo", async () => {
		const stranger = await ideaOf(shop, ROSA);
		await upload(await smallJpeg());
		const byForm = await browser.post(
			page.action,
			"/create-book?edit",
			formOf(stranger, { intent: "submit", ...(await answered(shop)) }),
		);
		const byCall = await browser.postJson(synopsisCall.action, SYNOPSIS, stranger);
		expect(byForm.status).toBe(422);
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
		const byCall = await upload(sent);
		const fields = formOf(emptyForm(), { intent: "keep" });
		fields.set("characters.0.photo", file(sent));
		const byForm = await browser.post(page.action, "/create-book?edit", fields);
		expect(byCall.status).toBe(status);
		const kept = byForm.status === 302;
		expect(kept).toBe(status === 201);
		expect(kept ? undefined : byForm.body.fields).toEqual(
			kept ? undefined : { "characters.0.imageUrl": [byCall.body.message] },
		);
	});

	test("another cover: drawn, then frozen with the same words", async () => {
		const started = await calling(browser.postJson(synopsisCall.action, SYNOPSIS, await idea()));
		const { bookId } = started.body as { bookId: string };
		const drawn = await calling(browser.postJson(coverCall.action, COVER, { bookId }));
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

describe("the calls", () => {
	test("each call makes a new book; the same call repeated while it is written joins it", async () => {
		const form = await idea();
		const call = () => browser.postJson(synopsisCall.action, SYNOPSIS, form);
		const [one, two] = await calling(Promise.all([call(), call()]));
		expect(one?.body).toMatchObject({
			synopsis: expect.stringContaining("Rosa"),
			imagePrompt: expect.any(String),
			bookId: expect.any(String),
		});
		expect(two?.body.bookId).toBe(one?.body.bookId);
		expect((await calling(call())).body.bookId).not.toBe(one?.body.bookId);
	});

	test("a call that was broken off, or waited too long, is answered when it is repeated, and nothing is paid twice", async () => {
		const form = await idea();
		const json = {
			method: "POST",
			headers: {
				"Content-Type": "application/json",
				Cookie: [...browser.cookies].map((pair) => pair.join("=")).join("; "),
			},
		};
		const brokenOff = async (action: typeof coverCall.action, path: string, body: unknown) => {
			const request = new Request(`http://localhost:3000${path}`, { ...json, body: JSON.stringify(body) });
			Object.defineProperty(request, "signal", { value: AbortSignal.abort() });
			const answer = await action({ request, params: {}, context: {} });
			expect({ status: answer.status, retryAfter: answer.headers.get("Retry-After") }).toEqual({
				status: 503,
				retryAfter: "5",
			});
			await runDueJobs(shop);
		};
		await brokenOff(synopsisCall.action, SYNOPSIS, form);
		const { body } = await browser.postJson(synopsisCall.action, SYNOPSIS, form);
		expect(await shop.db.selectFrom("books").select("id").execute()).toEqual([{ id: body.bookId }]);
		await brokenOff(coverCall.action, COVER, { bookId: body.bookId });
		expect((await browser.postJson(coverCall.action, COVER, { bookId: body.bookId })).status).toBe(200);
		expect(await shop.db.selectFrom("covers").selectAll().execute()).toHaveLength(1);
		expect(await shop.db.selectFrom("credits").select("used").execute()).toEqual([{ used: 1 }]);
	});

	test("a cover by multipart, with everything that the specification sends along", async () => {
		const { body } = await calling(browser.postJson(synopsisCall.action, SYNOPSIS, await idea()));
		const form = new FormData();
		form.set("prompt", "a dragon of my own");
		form.set("title", "Another title");
		form.set("characters", "[]");
		form.set("bookId", String(body.bookId));
		form.append("characterImages", file(await smallJpeg(), "a.jpg"));
		form.append("characterImages", file("not even a picture", "b.jpg"));
		const drawn = await calling(browser.post(coverCall.action, COVER, form));
		expect(drawn).toMatchObject({ status: 200, body: { remainingCredits: null } });
		expect(await shop.db.selectFrom("books").select("title").execute()).toEqual([
			{ title: "Rosa and the Whale" },
		]);
	});

	test("the writer and the illustrator failing are the vendor's fault, in the catalogue's words", async () => {
		const { writer, illustrator } = shop.providers;
		const form = await idea();
		shop.providers.writer = { ...writer, writeSynopsis: async () => ({ ok: false, error: "refused" }) };
		expect(await calling(browser.postJson(synopsisCall.action, SYNOPSIS, form))).toMatchObject({
			status: 422,
		});
		shop.providers.writer = writer;
		const { body } = await calling(browser.postJson(synopsisCall.action, SYNOPSIS, form));
		shop.providers.illustrator = { ...illustrator, drawCover: async () => ({ ok: false, error: "refused" }) };
		expect(await calling(browser.postJson(coverCall.action, COVER, { bookId: body.bookId }))).toMatchObject({
			status: 502,
			body: { error: "Failed to generate cover", success: false },
		});
	});

	test("guests are not authenticated for the signed-in variants", async () => {
		const form = await idea();
		for (const [action, path] of [
			[signedSynopsisCall.action, "/api/book/generate-synopsis"],
			[signedCoverCall.action, "/api/book/generate-cover"],
		] as const) {
			const answer = await browser.postJson(action, path, form);
			expect(answer).toMatchObject({
				status: 401,
				body: { success: false, error: expect.stringContaining("not authenticated") },
			});
		}
	});

	test("a stranger's book, or none, is not found; a missing id is told", async () => {
		const { body } = await calling(browser.postJson(synopsisCall.action, SYNOPSIS, await idea()));
		browser = openBrowser();
		expect((await browser.postJson(coverCall.action, COVER, { bookId: body.bookId })).status).toBe(404);
		await upload(await smallJpeg());
		expect((await browser.postJson(coverCall.action, COVER, { bookId: body.bookId })).status).toBe(404);
		expect(await browser.postJson(coverCall.action, COVER, {})).toMatchObject({
			status: 422,
			body: { fields: { bookId: [expect.any(String)] } },
		});
	});

	test("a browser without a session gets no further than the messages, and none is begun", async () => {
		const answer = await browser.postJson(synopsisCall.action, SYNOPSIS, await ideaOf(shop, ROSA));
		expect(answer.status).toBe(422);
		expect(browser.cookies.size).toBe(0);
	});

	test.each([
		["no JSON", "{", "application/json", 400],
		["a form", "title=Rosa", "application/x-www-form-urlencoded", 415],
		["JSON that is no idea", "[1]", "application/json", 422],
	])("%s is answered in the envelope", async (_what, body, type, status) => {
		const request = new Request(`http://localhost:3000${SYNOPSIS}`, {
			method: "POST",
			body,
			headers: { "Content-Type": type },
		});
		const answer = await synopsisCall.action({ request, params: {}, context: {} });
		expect(answer.status).toBe(status);
		expect(await answer.json()).toMatchObject({
			success: false,
			error: expect.any(String),
			code: expect.any(String),
		});
	});

	test("uploads without a file, and other methods", async () => {
		expect((await browser.post(uploads.action, "/api/uploads", new FormData())).status).toBe(422);
		const other = await browser.get(uploads.loader, "/api/uploads");
		expect({ status: other.status, allow: other.headers.get("Allow") }).toEqual({
			status: 405,
			allow: "POST",
		});
	});
});
