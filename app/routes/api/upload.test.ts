import sharp from "sharp";
import { describe, expect, test, vi } from "vitest";
import { createEmbeddedIllustrator } from "~/providers/illustrator/embedded.server";
import { DRAWN_HERE } from "~/providers/illustrator/embedded.testing";
import type { Illustrator } from "~/providers/illustrator/port";
import { smallJpeg } from "~/shop/books/books.testing";
import { findingPeople } from "~/shop/likenesses/likenesses.testing";
import { LIMITS } from "~/shop/limits/rules";
import { replaceShop } from "~/shop.server";
import { openTestShop } from "~/shop.testing";
import { CROWD, crowd, woman } from "~/studio/likeness/portraits.testing";
import { type Browser, openBrowser } from "../browser.testing";
import * as headFile from "../head";
import * as photoFile from "../photo";
import * as upload from "./upload";
import * as uploads from "./uploads";

/** Photos are drawn by the models here, beside other tests. */
vi.setConfig({ testTimeout: 240_000 });

type Body = {
	url: string;
	width: number;
	height: number;
	heads: { id: string; imageUrl: string; message: string | null }[];
	verdict: { shows: string; faces: number; findings: string[] } | null;
	message: string | null;
};

async function shopWith(illustrator: Illustrator) {
	const shop = await openTestShop({ illustrator });
	replaceShop(shop);
	return shop;
}

async function sent(browser: Browser, bytes: Uint8Array) {
	const file = new File([new Uint8Array(bytes)], "me.jpg");
	const { status, data } = await browser.post(uploads, "/api/uploads", { form: { file } });
	return { status, body: data as Body };
}

async function asked(browser: Browser, url: string, method = "GET") {
	const photoId = url.slice("/photos/".length);
	const answer = await browser.get(upload, `/api/uploads/${photoId}`, { params: { photoId }, method });
	return { ...answer, body: answer.data as Body };
}

test("an upload answers with the heads, each with its picture, and says the same later", async () => {
	await shopWith(findingPeople(3));
	const browser = openBrowser();
	const { status, body } = await sent(browser, await smallJpeg());
	expect(status).toBe(201);
	expect(body).toMatchObject({
		width: 64,
		height: 48,
		message: expect.stringContaining("Please choose whose portrait goes into the book"),
		verdict: { shows: "person", faces: 3 },
	});
	expect(body.heads).toHaveLength(3);
	expect(await asked(browser, body.url)).toMatchObject({ status: 200, body });
	for (const { id, imageUrl } of body.heads) {
		const picture = await browser.get(headFile, imageUrl, { params: { headId: id } });
		expect([picture.status, picture.headers.get("Content-Type")]).toEqual([200, "image/png"]);
		expect(picture.headers.get("Cache-Control")).toBe("private, no-store");
	}
});

test("a photo is nothing for a cache, as its heads are not: what is deleted must be gone from the browser too", async () => {
	await shopWith(findingPeople(1));
	const browser = openBrowser();
	const { body } = await sent(browser, await smallJpeg());
	const params = { photoId: body.url.slice("/photos/".length) };
	const photo = await browser.get(photoFile, body.url, { params });
	expect([photo.status, photo.headers.get("Cache-Control")]).toEqual([200, "private, no-store"]);
});

test("whoever asks after a photo without end is asked to wait", async () => {
	await shopWith(findingPeople(1));
	const browser = openBrowser();
	const { body } = await sent(browser, await smallJpeg());
	for (let n = 0; n < LIMITS.likeness.most; n++) await asked(browser, body.url);
	expect((await asked(browser, body.url)).status).toBe(429);
});

test("a stranger and a visitor get the same 404 as for no photo at all", async () => {
	await shopWith(findingPeople(1));
	const { body } = await sent(openBrowser(), await smallJpeg());
	const stranger = openBrowser();
	await sent(stranger, await smallJpeg());
	const answers = [await asked(stranger, body.url), await asked(openBrowser(), body.url)];
	answers.push(
		await asked(stranger, "/photos/photo_999999"),
		await asked(stranger, `/photos/${"x".repeat(5000)}`),
	);
	for (const { status, data } of answers) expect([status, data]).toEqual([404, answers[0]?.data]);
	const [head] = body.heads;
	const picture = await stranger.get(headFile, head?.imageUrl ?? "", { params: { headId: head?.id ?? "" } });
	expect(picture.status).toBe(404);
});

test.each(["POST", "PUT", "DELETE"])("%s is no method of an upload's address", async (method) => {
	await shopWith(findingPeople(1));
	const browser = openBrowser();
	const { body } = await sent(browser, await smallJpeg());
	const params = { photoId: body.url.slice("/photos/".length) };
	const answer = await browser.post(upload, `/api/uploads/${params.photoId}`, { params, method });
	expect([answer.status, answer.headers.get("Allow")]).toEqual([405, "GET"]);
});

test("a model that hangs keeps an upload three seconds; the photo is kept, and told of", async () => {
	await shopWith({ ...findingPeople(1), drawHeads: () => new Promise(() => {}) });
	const browser = openBrowser();
	const began = performance.now();
	const { status, body } = await sent(browser, await smallJpeg());
	expect(performance.now() - began).toBeGreaterThan(2500);
	expect(performance.now() - began).toBeLessThan(15_000);
	expect([status, body.heads, body.verdict]).toEqual([201, [], null]);
	expect(body.message).toContain("Your photo is safe with us");
	expect((await asked(browser, body.url)).body).toEqual(body);
});

test("a model that dies keeps nobody: the photo is kept", async () => {
	const drawHeads = async () => Promise.reject(new Error("The process ended with SIGKILL"));
	await shopWith({ ...findingPeople(1), drawHeads });
	const { status, body } = await sent(openBrowser(), await smallJpeg());
	expect([status, body.heads]).toEqual([201, []]);
});

test("four uploads at once have their heads each", async () => {
	const illustrator = findingPeople(1);
	const shop = await shopWith(illustrator);
	const browser = openBrowser();
	await sent(browser, await smallJpeg());
	const all = await Promise.all([1, 2, 3, 4].map(async () => sent(browser, await smallJpeg())));
	expect(all.map(({ status, body }) => [status, body.heads.length])).toEqual(Array(4).fill([201, 1]));
	expect(new Set(all.map(({ body }) => body.heads[0]?.id)).size).toBe(4);
	expect(illustrator.drawHeads).toHaveBeenCalledTimes(5);
	expect(await shop.db.selectFrom("heads").select("id").execute()).toHaveLength(5);
});

describe("drawn by the models,", () => {
	const plain = (width: number, height: number) =>
		sharp({ create: { width, height, channels: 3, background: "#806040" } })
			.jpeg()
			.toBuffer();

	/** The photo is kept whatever it shows; its heads may come later than the upload's answer. */
	const PHOTOS: [string, () => Promise<Uint8Array>, string, [number, number]][] = [
		["one of a person", woman, "person", [1, 1]],
		["one of several people", () => crowd(), "person", [CROWD - 1, CROWD]],
		["one of nobody", () => plain(400, 300), "thing", [1, 1]],
		["one of 1 x 1 px", () => plain(1, 1), "thing", [1, 1]],
		["one of 12,000 x 200 px", () => plain(12_000, 200), "thing", [1, 1]],
	];

	test.each(PHOTOS)("%s is kept, and its heads are told", async (_what, photo, shows, [least, most]) => {
		await shopWith(createEmbeddedIllustrator(DRAWN_HERE));
		const browser = openBrowser();
		const { status, body } = await sent(browser, await photo());
		expect(status).toBe(201);
		await vi.waitUntil(async () => (await asked(browser, body.url)).body.heads.length > 0, {
			timeout: 200_000,
			interval: 200,
		});
		const { heads, verdict, message } = (await asked(browser, body.url)).body;
		expect(verdict?.shows).toBe(shows);
		expect(heads.length).toBeGreaterThanOrEqual(least);
		expect(heads.length).toBeLessThanOrEqual(most);
		if (shows === "thing") expect(message).toContain("We can't see a face here");
		const [{ id, imageUrl } = { id: "", imageUrl: "" }] = heads;
		const picture = await browser.get(headFile, imageUrl, { params: { headId: id } });
		expect(picture.status).toBe(200);
	});
});
