import { beforeEach, expect, test } from "vitest";
import { makeBook } from "~/shop/checkout/checkout.testing";
import { makeOrder } from "~/shop/orders/orders.testing";
import { openTestShop, type TestShop } from "~/shop.testing";
import { openAccountOf } from "./accounts.testing";
import { claimGuest } from "./claim-guest.server";

const HERE = { id: "guest_here" };
const ELSEWHERE = { id: "guest_elsewhere" };

let shop: TestShop;
let userId: string;
beforeEach(async () => {
	shop = await openTestShop();
	userId = (await openAccountOf(shop)).id;
});

const claim = (change: Partial<Parameters<typeof claimGuest>[1]> = {}) =>
	claimGuest(shop, { userId, guestId: HERE.id, provedEmail: null, ...change });

async function ownerOf(table: "books" | "covers" | "orders" | "payments" | "photos", id: string) {
	return (await shop.db.selectFrom(table).select("owner_id").where("id", "=", id).executeTakeFirstOrThrow())
		.owner_id;
}

async function makePhoto(owner: string) {
	const id = shop.ids.next("photo");
	const at = shop.clock.now().toISOString();
	const photo = {
		id,
		owner_id: owner,
		file_key: `photos/${id}.jpg`,
		width: 1,
		height: 1,
		created_at: at,
		delete_after: at,
	};
	await shop.db
		.insertInto("photos")
		.values({ ...photo, deleted_at: null })
		.execute();
	return id;
}

async function makeCredits(owner: string, used: number, frozenMs: number | null = null) {
	const frozen_until =
		frozenMs === null ? null : new Date(shop.clock.now().getTime() + frozenMs).toISOString();
	await shop.db.insertInto("credits").values({ owner_id: owner, used, frozen_until }).execute();
	return frozen_until;
}

const credits = () =>
	shop.db.selectFrom("credits").selectAll().where("owner_id", "=", userId).executeTakeFirst();

test("what a browser began as a guest moves into the account; another browser's stays", async () => {
	const book = await makeBook(shop, HERE);
	const photo = await makePhoto(HERE.id);
	const order = await makeOrder(shop, HERE.id, { book_id: book });
	const othersBook = await makeBook(shop, ELSEWHERE);
	const othersPhoto = await makePhoto(ELSEWHERE.id);
	await claim();
	expect(await ownerOf("books", book)).toBe(userId);
	const cover = await shop.db
		.selectFrom("covers")
		.select("owner_id")
		.where("book_id", "=", book)
		.executeTakeFirst();
	expect(cover?.owner_id).toBe(userId);
	expect(await ownerOf("photos", photo)).toBe(userId);
	expect(await ownerOf("orders", order)).toBe(userId);
	expect(await ownerOf("books", othersBook)).toBe(ELSEWHERE.id);
	expect(await ownerOf("photos", othersPhoto)).toBe(ELSEWHERE.id);
});

test("the guest's draft takes the place of the account's, whose book stays", async () => {
	const old = await makeBook(shop, { id: userId }, { title: "Old" });
	const fresh = await makeBook(shop, HERE, { title: "Fresh" });
	await claim();
	const drafts = await shop.db
		.selectFrom("drafts")
		.select("book_id")
		.where("owner_id", "=", userId)
		.execute();
	expect(drafts).toEqual([{ book_id: fresh }]);
	expect(await ownerOf("books", old)).toBe(userId);
});

test("without a draft of the guest's the account keeps its own", async () => {
	const old = await makeBook(shop, { id: userId });
	await claim();
	const drafts = await shop.db
		.selectFrom("drafts")
		.select("book_id")
		.where("owner_id", "=", userId)
		.execute();
	expect(drafts).toEqual([{ book_id: old }]);
});

test("an order of a proved address moves with its book, and nothing else of that browser", async () => {
	const book = await makeBook(shop, ELSEWHERE);
	const other = await makeBook(shop, ELSEWHERE);
	const order = await makeOrder(shop, ELSEWHERE.id, { book_id: book, email_fold: "rosa@example.com" });
	await claim({ guestId: null });
	expect(await ownerOf("orders", order)).toBe(ELSEWHERE.id);
	await claim({ guestId: null, provedEmail: "rosa@example.com" });
	expect(await ownerOf("orders", order)).toBe(userId);
	expect(await ownerOf("books", book)).toBe(userId);
	expect(await ownerOf("books", other)).toBe(ELSEWHERE.id);
});

test("another account's order stays there, also with a proved address", async () => {
	const other = await openAccountOf(shop, "Owen");
	const order = await makeOrder(shop, other.id, { email_fold: "rosa@example.com" });
	await claim({ provedEmail: "rosa@example.com" });
	expect(await ownerOf("orders", order)).toBe(other.id);
});

test.each([
	["the guest has used more", 3, 1, 3],
	["the account has used more", 1, 4, 4],
	["both the same", 2, 2, 2],
])("free covers: %s", async (_what, guest, family, used) => {
	await makeCredits(HERE.id, guest);
	await makeCredits(userId, family);
	await claim();
	expect((await credits())?.used).toBe(used);
	await claim();
	expect((await credits())?.used).toBe(used);
});

test("a guest who is frozen is frozen as a family, as long", async () => {
	const until = await makeCredits(HERE.id, 5, 3600_000);
	await claim();
	expect(await credits()).toMatchObject({ used: 5, frozen_until: until });
});

test("a period that is over counts for nothing", async () => {
	await makeCredits(HERE.id, 5, 1000);
	await makeCredits(userId, 1);
	shop.clock.advance(2000);
	await claim();
	expect(await credits()).toMatchObject({ used: 1, frozen_until: null });
});
