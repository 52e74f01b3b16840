import { beforeEach, expect, test } from "vitest";
import type { Files } from "~/providers/files/port";
import { VendorError, vendorFailure } from "~/providers/vendor-failure";
import { PICTURE_TEXTS } from "~/shop/accounts/rules";
import { smallJpeg } from "~/shop/books/books.testing";
import { FILES_AWAY } from "~/shop/files-away.server";
import { PHOTO_TEXTS } from "~/shop/photos/rules";
import { replaceShop } from "~/shop.server";
import { openTestShop, type TestShop } from "~/shop.testing";
import * as profile from "./account/profile/route";
import * as uploads from "./api/uploads";
import { rows } from "./authorisation.rows.testing";
import { guestOf, signedIn } from "./authorisation.testing";
import { type Answer, openBrowser } from "./browser.testing";
import * as createBook from "./create/create-book/route";
import * as turnPhoto from "./create/turn-photo";
import * as photo from "./photo";

let shop: TestShop;
let asked: string[];
beforeEach(async () => {
	asked = [];
	shop = await openTestShop();
	replaceShop(shop);
});

/** From now on its files are at a vendor that answers 503 to everything. */
function loseFiles(): void {
	const fail = (operation: string) => async () => {
		asked.push(operation);
		const failure = vendorFailure("Vercel Blob", operation, { status: 503 });
		shop.failures.tell(failure);
		throw new VendorError(failure);
	};
	const files: Files = {
		describe: () => ({ kind: "vendor", name: "Vercel Blob" }),
		put: fail("put"),
		get: fail("get"),
		remove: fail("del"),
		keys: () => ({ [Symbol.asyncIterator]: () => ({ next: fail("list") }) }),
	};
	replaceShop({ ...shop, providers: { ...shop.providers, files } });
}

const aPhoto = async () => new File([new Uint8Array(await smallJpeg())], "me.jpg");
const words = ({ data }: Answer) => Buffer.from(data as Uint8Array).toString();
const logged = (word: string) => shop.logged.filter(({ event }) => event === word).length;

test.each([...rows])("$method $what is no bug while the file store is away", async (row) => {
	const { browser, actor } = await (row.owner === "guest" ? guestOf(shop) : signedIn(shop, "Owner"));
	const { path, ...send } = await row.of(shop, actor);
	loseFiles();
	const knock = row.method === "GET" ? browser.get : browser.post;
	const { status, headers } = await knock(row.route, path, { ...send, method: row.method });
	expect(status).not.toBe(500);
	if (status >= 500) expect([status, headers.get("Retry-After")]).toEqual([503, "60"]);
	expect(shop.logged.filter(({ level }) => level === "error")).toEqual([]);
});

test("a photo that can't be kept is told at the call, and told of once", async () => {
	const browser = openBrowser();
	loseFiles();
	const answer = await browser.post(uploads, "/api/uploads", { form: { file: await aPhoto() } });
	expect([answer.status, answer.headers.get("Retry-After")]).toEqual([503, "60"]);
	const message = PHOTO_TEXTS.notKept;
	expect(answer.data).toEqual({ success: false, code: "busy", error: message, message });
	expect(logged("vendor failed")).toBe(1);
	expect(await shop.db.selectFrom("photos").selectAll().execute()).toEqual([]);
});

test("without a script it is told on the page, with everything that was typed", async () => {
	const browser = openBrowser();
	loseFiles();
	const form = {
		title: "Rosa and the whale",
		"characters.0.name": "Rosa",
		"characters.0.photo": await aPhoto(),
		"characters.1.name": "Mog",
		"characters.1.photo": await aPhoto(),
		intent: "submit",
	};
	const sent = await browser.post(createBook, "/create-book", { form });
	expect(sent.status).toBe(303);
	expect(asked, "no other photo is tried").toEqual(["put"]);
	const page = await browser.get(createBook, sent.to ?? "");
	expect(page.data).toMatchObject({
		form: { title: "Rosa and the whale", characters: [{ name: "Rosa" }, { name: "Mog" }] },
		failed: { message: PHOTO_TEXTS.notKept },
	});
});

test("a photo can't be shown or turned just now, and stays as it was", async () => {
	const { browser } = await guestOf(shop);
	const kept = await browser.post(uploads, "/api/uploads", { form: { file: await aPhoto() } });
	const { url } = kept.data as { url: string };
	const photoId = url.slice("/photos/".length);
	loseFiles();
	const shown = await browser.get(photo, url, { params: { photoId } });
	expect([shown.status, words(shown)]).toEqual([503, `${FILES_AWAY.message}\n`]);
	const turned = await browser.post(turnPhoto, "/create-book/turn", { form: { photoId, turns: "0" } });
	expect([turned.status, words(turned)]).toEqual([503, `${PHOTO_TEXTS.notTurned}\n`]);
	replaceShop(shop);
	expect((await browser.get(photo, url, { params: { photoId } })).status).toBe(200);
});

test("the picture of a profile stays as it was", async () => {
	const { browser } = await signedIn(shop, "Owner");
	loseFiles();
	const form = { intent: "picture", picture: await aPhoto() };
	const answer = await browser.post(profile, "/profile", { form });
	expect([answer.status, answer.headers.get("Retry-After")]).toEqual([503, "60"]);
	expect(answer.data).toEqual({ pictureProblem: PICTURE_TEXTS.notKept });
});
