import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { crc32 } from "node:zlib";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { runDueJobs } from "~/jobs/worker.server";
import { deleteNow, familyOf, openAccountOf } from "~/shop/accounts/accounts.testing";
import type { Family } from "~/shop/actor";
import { ROSA, STRANGER, smallJpeg, uploadOf } from "~/shop/books/books.testing";
import { openTestShop, type TestShop } from "~/shop.testing";
import { deleteDuePhotos } from "./delete-due-photos.server";
import { findPhotoPicture } from "./find-picture.server";
import { cleanedName, PHOTO_TEXTS, photoIdOf } from "./rules";
import { savePhoto } from "./save-photo.server";

/** A PNG of few bytes that says it has 50,000 x 50,000 pixels. */
function hugePng(): Buffer {
	const chunk = (type: string, data: Buffer) => {
		const body = Buffer.concat([Buffer.from(type), data]);
		const size = Buffer.alloc(4);
		size.writeUInt32BE(data.length);
		const check = Buffer.alloc(4);
		check.writeUInt32BE(crc32(body));
		return Buffer.concat([size, body, check]);
	};
	const header = Buffer.alloc(13);
	header.writeUInt32BE(50_000, 0);
	header.writeUInt32BE(50_000, 4);
	header.set([8, 2, 0, 0, 0], 8);
	const signature = Buffer.from("89504e470d0a1a0a", "hex");
	return Buffer.concat([
		signature,
		chunk("IHDR", header),
		chunk("IDAT", Buffer.alloc(20)),
		chunk("IEND", Buffer.alloc(0)),
	]);
}

describe("a photo that is none", () => {
	const WRONG = "Please upload only JPG, PNG, or WEBP images";
	const FAILED = "Failed to upload image. Please try again.";
	test.each([
		["a text file named .jpg", async () => "Dear family, this is a letter.", "wrong_type", WRONG],
		[
			"an SVG",
			async () => '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>',
			"wrong_type",
			WRONG,
		],
		["an empty file", async () => "", "wrong_type", WRONG],
		["a PNG of 50,000 x 50,000 px", async () => hugePng(), "invalid", PHOTO_TEXTS.tooManyPixels],
		[
			"a truncated JPEG",
			async () => (await readFile("e2e/photos/cat.jpg")).subarray(0, 9_000),
			"invalid",
			FAILED,
		],
	])("%s", async (_what, bytes, code, message) => {
		const shop = await openTestShop();
		const kept = await savePhoto(shop, ROSA, await uploadOf(shop, await bytes(), "photo.jpg"));
		expect(kept).toEqual({ ok: false, error: { code, message } });
		expect(await shop.db.selectFrom("photos").selectAll().execute()).toEqual([]);
	});

	test("too large outranks everything else", async () => {
		const shop = await openTestShop();
		const kept = await savePhoto(shop, ROSA, { path: "/nowhere", name: "letter.txt", tooLarge: true });
		expect(kept).toMatchObject({
			ok: false,
			error: { code: "too_large", message: "Image size must be less than 30MB" },
		});
	});
});

test("a photo is kept re-encoded, without the place it was taken at, under a name nobody can guess, for 48 hours", async () => {
	const shop = await openTestShop();
	const taken = await sharp(await smallJpeg())
		.withExif({ IFD0: { Make: "Camera" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "51/1 30/1 0/1" } })
		.toBuffer();
	expect((await sharp(taken).metadata()).exif).toBeDefined();
	const kept = await savePhoto(shop, ROSA, await uploadOf(shop, taken, "../../Grand-père & Zoë.JPEG"));
	expect(kept).toMatchObject({ ok: true, value: { width: 64, height: 48 } });
	const row = await shop.db.selectFrom("photos").selectAll().executeTakeFirstOrThrow();
	expect(row.file_key).toMatch(/^photos\/[\w-]{24}\/\d{13}-Grand-pere-Zoe\.jpg$/);
	expect(Date.parse(row.delete_after) - Date.parse(row.created_at)).toBe(48 * 3600_000);
	const stored = await findPhotoPicture(shop, ROSA, row.id, "full");
	const { format, exif } = await sharp(stored ?? new Uint8Array()).metadata();
	expect({ format, exif }).toEqual({ format: "jpeg", exif: undefined });
});

test("only its owner sees a photo or its thumbnail", async () => {
	const shop = await openTestShop();
	const kept = await savePhoto(shop, ROSA, await uploadOf(shop, await readFile("e2e/photos/cat.jpg")));
	const id = kept.ok ? (photoIdOf(kept.value.url) ?? "") : "";
	const { width, height } = await sharp(
		(await findPhotoPicture(shop, ROSA, id, "thumb")) ?? new Uint8Array(),
	).metadata();
	expect(Math.max(width ?? 0, height ?? 0)).toBe(320);
	for (const actor of [STRANGER, null]) expect(await findPhotoPicture(shop, actor, id, "full")).toBeNull();
});

test("photos go before their time is over, files and thumbnails and all", async () => {
	const shop = await openTestShop();
	const kept = await savePhoto(shop, ROSA, await uploadOf(shop, await smallJpeg()));
	const id = kept.ok ? (photoIdOf(kept.value.url) ?? "") : "";
	const { file_key } = await shop.db.selectFrom("photos").selectAll().executeTakeFirstOrThrow();
	expect(await deleteDuePhotos(shop, 3600_000)).toBe(0);
	shop.clock.advance(47 * 3600_000);
	expect(await deleteDuePhotos(shop, 3600_000)).toBe(1);
	expect(await shop.providers.files.get(file_key)).toBeNull();
	expect(await findPhotoPicture(shop, ROSA, id, "thumb")).toBeNull();
});

test.each([
	["IMG_0042.JPG", "IMG_0042"],
	["C:\\photos\\me & you.png", "me-you"],
	["...", "photo"],
	["写真.webp", "photo"],
	[`${"a".repeat(300)}.jpg`, "a".repeat(80)],
])("the name %s becomes %s", (name, cleaned) => {
	expect(cleanedName(name)).toBe(cleaned);
});

describe("between its files and its row", () => {
	async function keptWhile(happens: (shop: TestShop, actor: Family) => Promise<void> | void) {
		const shop = await openTestShop();
		const actor = familyOf(await openAccountOf(shop));
		const { put } = shop.providers.files;
		shop.providers.files.put = async (...file) => {
			await put(...file);
			await happens(shop, actor);
		};
		const kept = await savePhoto(shop, actor, await uploadOf(shop, await smallJpeg())).catch(() => null);
		shop.clock.advance(15 * 60_000);
		await runDueJobs(shop);
		const photos = await shop.db.selectFrom("photos").selectAll().execute();
		const directory = join(shop.settings.DATA_DIR, "files");
		const entries = await readdir(directory, { recursive: true, withFileTypes: true });
		return { kept, photos: photos.length, files: entries.filter((entry) => entry.isFile()).length };
	}

	test("nothing happens: it is kept, with its thumbnail, its head and what is shown of it", async () => {
		expect(await keptWhile(() => {})).toMatchObject({ kept: { ok: true }, photos: 1, files: 4 });
	});

	test("the process is killed: nothing is left", async () => {
		const killed = await keptWhile(() => {
			throw new Error("killed");
		});
		expect(killed).toEqual({ kept: null, photos: 0, files: 0 });
	});

	test("its family deletes the account: nothing is left", async () => {
		const deleted = await keptWhile(async (shop, actor) => {
			await deleteNow(shop, actor);
			await runDueJobs(shop);
		});
		expect(deleted).toMatchObject({ kept: { error: { code: "not_found" } }, photos: 0, files: 0 });
	});

	test("so much time passes that its removal comes first: it is not kept", async () => {
		const late = await keptWhile(async (shop) => {
			shop.clock.advance(15 * 60_000);
			await runDueJobs(shop);
		});
		expect(late).toMatchObject({ kept: { error: { code: "busy" } }, photos: 0, files: 0 });
	});
});
