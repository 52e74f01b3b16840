import { strFromU8, unzipSync } from "fflate";
import { beforeEach, expect, test } from "vitest";
import { VendorError, vendorFailure } from "~/providers/vendor-failure";
import { photoOf } from "~/shop/books/books.testing";
import { FILES_AWAY } from "~/shop/files-away.server";
import { replaceShop } from "~/shop.server";
import { openTestShop, type TestShop } from "~/shop.testing";
import { signedIn } from "../authorisation.testing";
import type { Browser } from "../browser.testing";
import * as download from "./download";

/** A copy of a family's data isn't called whole where the file store fails while it is made. */

const PHOTOS = 6;
let shop: TestShop;
let browser: Browser;
/** Keys that were asked for. */
let asked: string[];
beforeEach(async () => {
	asked = [];
	shop = await openTestShop();
	replaceShop(shop);
	const somebody = await signedIn(shop, "Owner");
	browser = somebody.browser;
	for (let count = 0; count < PHOTOS; count++) await photoOf(shop, somebody.actor);
});

/** The file store answers 503 to these of the files that are asked for, counted from 1. */
function failing(isAway: (nth: number) => boolean, error?: Error): void {
	const { files } = shop.providers;
	const get = async (key: string) => {
		asked.push(key);
		if (!isAway(asked.length)) return files.get(key);
		throw error ?? new VendorError(vendorFailure("Vercel Blob", "get", { status: 503 }));
	};
	replaceShop({ ...shop, providers: { ...shop.providers, files: { ...files, get } } });
}

const downloaded = () => browser.get(download, "/profile/download");
async function unzipped(): Promise<Record<string, string>> {
	const { status, data } = await downloaded();
	expect(status).toBe(200);
	const files = Object.entries(unzipSync(data as Uint8Array));
	return Object.fromEntries(files.map(([name, bytes]) => [name, strFromU8(bytes)]));
}
const photosIn = (files: Record<string, string>) =>
	Object.keys(files).filter((name) => name.startsWith("photos/"));

test("all of it, without a note", async () => {
	const files = await unzipped();
	expect(photosIn(files)).toHaveLength(PHOTOS);
	expect(files).not.toHaveProperty("missing.txt");
});

test("where the store is away nothing is sent but when to come back", async () => {
	failing(() => true);
	const { status, headers, data } = await downloaded();
	expect([status, headers.get("Retry-After")]).toEqual([503, "60"]);
	expect(strFromU8(data as Uint8Array)).toBe(`${FILES_AWAY.message}\n`);
	expect(asked).toHaveLength(1);
});

test("a file that isn't given in the middle is named, and all others are there", async () => {
	failing((nth) => nth === 3);
	const files = await unzipped();
	const there = photosIn(files);
	expect(there).toHaveLength(PHOTOS - 1);
	const named = (files["missing.txt"] ?? "").split("\n").filter((line) => line.startsWith("photos/"));
	expect(named).toHaveLength(1);
	expect(there).not.toContain(named[0]);
	expect(JSON.parse(files["data.json"] ?? "")).toMatchObject({ photos: { length: PHOTOS } });
	expect(files["missing.txt"]).toContain("download your data again in a few minutes");
});

test("a store that stays away is asked three times, and the rest is named", async () => {
	failing((nth) => nth > 1);
	const files = await unzipped();
	expect(photosIn(files)).toHaveLength(1);
	expect(files["missing.txt"]?.match(/^photos\//gm)).toHaveLength(PHOTOS - 1);
	expect(asked).toHaveLength(4);
});

test("a disk that can't be read is a bug to whoever runs the shop, and the archive whole otherwise", async () => {
	failing((nth) => nth === 2, new Error("EIO: i/o error, read"));
	expect(photosIn(await unzipped())).toHaveLength(PHOTOS - 1);
	expect(shop.logged.filter(({ level }) => level === "error")).toMatchObject([{ event: "bug" }]);
});
