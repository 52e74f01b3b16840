import { beforeEach, expect, test } from "vitest";
import { ROSA } from "~/shop/books/books.testing";
import { countUse } from "~/shop/limits/count.server";
import { LIMITS } from "~/shop/limits/rules";
import { openTestShop, type TestShop } from "~/shop.testing";
import { type Arriving, admitUpload } from "./admit-upload.server";

const KB = 1024;
const DAY_KB = 2 * 1024 * 1024;
const arriving: Arriving = { address: "1.1.1.1", of: "photo", bytes: 30 * KB, most: 100 * KB };

let shop: TestShop;
beforeEach(async () => {
	shop = await openTestShop();
});

const sent = async () => DAY_KB - (await countUse(shop, LIMITS.kilobytesOfDay, arriving.address, 0)).left;
const leave = (kilobytes: number) =>
	countUse(shop, LIMITS.kilobytesOfDay, arriving.address, DAY_KB - kilobytes);

test("what a body says it brings is counted for its address before it is read; what doesn't come is taken back", async () => {
	const admitted = await admitUpload(shop, null, arriving);
	expect(admitted).toMatchObject({ ok: true, value: { bytes: 30 * KB } });
	expect(await sent()).toBe(30);
	if (admitted.ok) await admitted.value.returnUnread(10 * KB);
	expect(await sent()).toBe(10);
});

test("one that would not fit is not begun, and counts nothing", async () => {
	await leave(29);
	expect(await admitUpload(shop, null, arriving)).toMatchObject({
		ok: false,
		error: { code: "rate_limited" },
	});
	expect(await sent()).toBe(DAY_KB - 29);
	expect((await admitUpload(shop, null, { ...arriving, bytes: 29 * KB })).ok).toBe(true);
});

test("one that doesn't say how long it is may bring what is left, and no more", async () => {
	const untold = { ...arriving, bytes: null };
	const admitted = await admitUpload(shop, null, untold);
	expect(admitted).toMatchObject({ ok: true, value: { bytes: 100 * KB } });
	if (admitted.ok) await admitted.value.returnUnread(0);
	await leave(40);
	expect(await admitUpload(shop, null, untold)).toMatchObject({ ok: true, value: { bytes: 40 * KB } });
	expect((await admitUpload(shop, null, untold)).ok).toBe(false);
	expect(await sent()).toBe(DAY_KB);
});

test("what is refused for its address takes no room of the shop's", async () => {
	shop.settings.MAX_STORED_MB = 1;
	const other = { ...arriving, address: "2.2.2.2", bytes: 900 * KB };
	await leave(29);
	await admitUpload(shop, null, { ...arriving, bytes: 900 * KB });
	await countUse(shop, LIMITS.photosOfDay, arriving.address, 200);
	await admitUpload(shop, null, { ...arriving, bytes: 900 * KB });
	expect((await admitUpload(shop, null, other)).ok).toBe(true);
});

test("of its visitor's 300 MB what is coming counts as well", async () => {
	const at = shop.clock.now().toISOString();
	const row = { owner_id: ROSA.id, width: 1, height: 1, created_at: at, delete_after: at };
	const bytes = 300 * KB * KB - 29 * KB;
	await shop.db
		.insertInto("photos")
		.values({ ...row, id: "photo_1", file_key: "a/b.jpg", bytes })
		.execute();
	expect(await admitUpload(shop, ROSA, arriving)).toMatchObject({ ok: false, error: { code: "quota" } });
	expect(await admitUpload(shop, ROSA, { ...arriving, bytes: null })).toMatchObject({
		ok: true,
		value: { bytes: 29 * KB },
	});
	expect((await admitUpload(shop, ROSA, { ...arriving, of: "picture" })).ok).toBe(true);
});
