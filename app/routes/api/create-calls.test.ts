import { beforeEach, describe, expect, test } from "vitest";
import { runDueJobs } from "~/jobs/worker.server";
import { ideaOf, ROSA, smallJpeg } from "~/shop/books/books.testing";
import { replaceShop } from "~/shop.server";
import { PHOTO_TEXTS } from "~/shop/photos/rules";
import { openTestShop, type TestShop } from "~/shop.testing";
import { type Browser, calling, fileOf, openBrowser, upload, uploadedIdea } from "../create/browser.testing";
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

describe("a family whose session has ended", () => {
	const EXPIRED = "You are not authenticated. Your session has expired. Please log in again.";

	test("is told so at either address, and no book is made for nobody", async () => {
		const form = await idea();
		browser.cookies.set("fk_was", "family");
		for (const address of ["/api/book/generate-synopsis", SYNOPSIS]) {
			const refused = await browser.postJson(synopsisCall.action, address, form);
			expect(refused).toMatchObject({
				status: 401,
				body: { success: false, code: "unauthenticated", message: EXPIRED },
			});
		}
		expect(await shop.db.selectFrom("books").selectAll().execute()).toEqual([]);
		// It has been told: what it sends now is a guest's.
		expect((await calling(shop, browser.postJson(synopsisCall.action, SYNOPSIS, form))).status).toBe(200);
	});

	test("a guest is not affected", async () => {
		const form = await idea();
		expect((await calling(shop, browser.postJson(synopsisCall.action, SYNOPSIS, form))).status).toBe(200);
	});
});

describe("the calls", () => {
	test("each call makes a new book; the same call repeated while it is written joins it", async () => {
		const form = await idea();
		const call = () => browser.postJson(synopsisCall.action, SYNOPSIS, form);
		const [one, two] = await calling(shop, Promise.all([call(), call()]));
		expect(one?.body).toMatchObject({
			synopsis: expect.stringContaining("Rosa"),
			imagePrompt: expect.any(String),
			bookId: expect.any(String),
		});
		expect(two?.body.bookId).toBe(one?.body.bookId);
		expect((await calling(shop, call())).body.bookId).not.toBe(one?.body.bookId);
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

	test("a cover by multipart, with everything that older clients send along", async () => {
		const { body } = await calling(shop, browser.postJson(synopsisCall.action, SYNOPSIS, await idea()));
		const form = new FormData();
		form.set("prompt", "a dragon of my own");
		form.set("title", "Another title");
		form.set("characters", "[]");
		form.set("bookId", String(body.bookId));
		form.append("characterImages", fileOf(await smallJpeg(), "a.jpg"));
		form.append("characterImages", fileOf("not even a picture", "b.jpg"));
		const drawn = await calling(shop, browser.post(coverCall.action, COVER, form));
		expect(drawn).toMatchObject({ status: 200, body: { remainingCredits: null } });
		expect(await shop.db.selectFrom("books").select("title").execute()).toEqual([
			{ title: "Rosa and the Whale" },
		]);
	});

	test("the writer and the illustrator failing are the vendor's fault, in the catalogue's words", async () => {
		const { writer, illustrator } = shop.providers;
		const form = await idea();
		shop.providers.writer = { ...writer, writeScript: async () => ({ ok: false, error: "refused" }) };
		expect(await calling(shop, browser.postJson(synopsisCall.action, SYNOPSIS, form))).toMatchObject({
			status: 422,
		});
		shop.providers.writer = writer;
		const { body } = await calling(shop, browser.postJson(synopsisCall.action, SYNOPSIS, form));
		shop.providers.illustrator = { ...illustrator, drawCover: async () => ({ ok: false, error: "refused" }) };
		expect(
			await calling(shop, browser.postJson(coverCall.action, COVER, { bookId: body.bookId })),
		).toMatchObject({
			status: 502,
			body: { error: "Failed to generate cover", success: false },
		});
	});

	test("a first cover whose photos were deleted isn't the vendor's fault: the family is told to add them again", async () => {
		const { body } = await calling(shop, browser.postJson(synopsisCall.action, SYNOPSIS, await idea()));
		await shop.db.deleteFrom("heads").execute();
		await shop.db.updateTable("photos").set({ deleted_at: shop.clock.now().toISOString() }).execute();
		expect(
			await calling(shop, browser.postJson(coverCall.action, COVER, { bookId: body.bookId })),
		).toMatchObject({ status: 409, body: { error: PHOTO_TEXTS.gone, success: false } });
	});

	test("guests are not authenticated for the signed-in variants", async () => {
		const form = await idea();
		for (const [action, path] of [
			[synopsisCall.action, "/api/book/generate-synopsis"],
			[coverCall.action, "/api/book/generate-cover"],
		] as const) {
			const answer = await browser.postJson(action, path, form);
			expect(answer).toMatchObject({
				status: 401,
				body: { success: false, error: expect.stringContaining("not authenticated") },
			});
		}
	});

	test("a stranger's book, or none, is not found; a missing id is told", async () => {
		const { body } = await calling(shop, browser.postJson(synopsisCall.action, SYNOPSIS, await idea()));
		browser = openBrowser();
		expect((await browser.postJson(coverCall.action, COVER, { bookId: body.bookId })).status).toBe(404);
		await upload(browser, uploads.action, await smallJpeg());
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
