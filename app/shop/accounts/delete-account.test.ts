import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { beginSession } from "~/http/session.testing";
import { filesOf } from "~/jobs/sweep.testing";
import { runDueJobs } from "~/jobs/worker.server";
import type { Family } from "~/shop/actor";
import { ideaOf, photoOf, smallJpeg, uploadOf } from "~/shop/books/books.testing";
import { startBook } from "~/shop/books/start-book.server";
import { charged, makeBook, must, prepared } from "~/shop/checkout/checkout.testing";
import { drawnBook, keptOf, ordered } from "~/shop/orders/delete-photos.testing";
import { makeOrder } from "~/shop/orders/orders.testing";
import { placeOrder } from "~/shop/orders/place-order.server";
import { photoIdOf } from "~/shop/photos/rules";
import { openTestShop, quickIllustrator, type TestShop } from "~/shop.testing";
import { deleteNow, familyOf, openAccountOf, opens, PASSWORD } from "./accounts.testing";
import { forgetErased } from "./forget-erased.server";
import { savePicture } from "./save-picture.server";
import { signUp } from "./sign-up.server";

const DAY_MS = 24 * 3600_000;

let shop: TestShop;
let family: Family;
beforeEach(async () => {
	shop = await openTestShop();
	family = familyOf(await openAccountOf(shop));
});

const everything = async () => {
	const tables = [
		"users",
		"sessions",
		"photos",
		"drafts",
		"books",
		"characters",
		"covers",
		"credits",
		"checkouts",
	] as const;
	const kept = ["payments", "orders", "reviews", "coupon_uses", "reset_tokens", "email_changes"] as const;
	const rows = await Promise.all(
		[...tables, ...kept].map((table) => shop.db.selectFrom(table).selectAll().execute()),
	);
	return JSON.stringify(rows);
};

async function makeReview(orderId: string) {
	const review = {
		id: shop.ids.next("review"),
		order_id: orderId,
		book_id: "book_x",
		owner_id: family.id,
		rating: 5,
	};
	const at = shop.clock.now().toISOString();
	await shop.db
		.insertInto("reviews")
		.values({ ...review, content: "We love it.", display_name: "Rosa H.", created_at: at })
		.execute();
	return review.id;
}

test("nothing of a family that ordered nothing is left", async () => {
	const picture = await savePicture(shop, family, await uploadOf(shop, await smallJpeg()));
	if (!picture.ok) throw new Error(picture.error.message);
	const photo = photoIdOf(await photoOf(shop, family)) ?? "";
	const { file_key } = await shop.db
		.selectFrom("photos")
		.select("file_key")
		.where("id", "=", photo)
		.executeTakeFirstOrThrow();
	await makeBook(shop, family);
	await shop.db.insertInto("credits").values({ owner_id: family.id, used: 2, frozen_until: null }).execute();
	await beginSession(shop, { userId: family.id });
	expect((await deleteNow(shop, family)).ok).toBe(true);
	await runDueJobs(shop);
	expect(await everything()).not.toMatch(/rosa|The Whale|user_/i);
	expect(await shop.providers.files.get(file_key)).toBeNull();
	expect(await shop.providers.files.get(picture.value.picture_key ?? "")).toBeNull();
	expect(await opens(shop, "rosa@example.com", PASSWORD)).toBe(false);
});

test("photos, heads and likenesses go with their account, files and all; those of a book that is being made stay until it has arrived", async () => {
	const { bookId } = await drawnBook(shop, family);
	await deleteNow(shop, family);
	await runDueJobs(shop);
	expect(await keptOf(shop, bookId)).toEqual({ photos: false, heads: false, likenesses: false });
	expect(await filesOf(shop)).toEqual([]);

	const other = familyOf(await openAccountOf(shop, "Owen"));
	const made = await drawnBook(shop, other);
	await ordered(shop, other.id, made.bookId);
	await deleteNow(shop, other);
	await runDueJobs(shop);
	expect(await keptOf(shop, made.bookId)).toEqual({ photos: false, heads: false, likenesses: true });
});

test("address and name are free again", async () => {
	await deleteNow(shop, family);
	expect(
		(await signUp(shop, { username: "Rosa", email: "rosa@example.com", password: PASSWORD }, "127.0.0.1")).ok,
	).toBe(true);
	expect(await opens(shop, "rosa@example.com", PASSWORD)).toBe(true);
});

describe("an order", () => {
	test("that has arrived keeps number, date, amounts and country, and nothing else", async () => {
		const book = await makeBook(shop, family);
		await shop.db
			.updateTable("books")
			.set({ ordered: 1, reading_needs: "The Whale in short sentences" })
			.where("id", "=", book)
			.execute();
		const id = await makeOrder(shop, family.id, { book_id: book, state: "delivered" });
		const before = await shop.db
			.selectFrom("orders")
			.selectAll()
			.where("id", "=", id)
			.executeTakeFirstOrThrow();
		const review = await makeReview(id);
		await deleteNow(shop, family);
		const order = await shop.db
			.selectFrom("orders")
			.selectAll()
			.where("id", "=", id)
			.executeTakeFirstOrThrow();
		expect(order).toEqual({
			...before,
			owner_id: expect.stringMatching(/^erased_/),
			title: "Personalised storybook",
			description: "",
			comment: "",
			cover_id: null,
			delivery: '{"country":"GB"}',
			email_fold: "",
		});
		const told = await shop.db
			.selectFrom("reviews")
			.selectAll()
			.where("id", "=", review)
			.executeTakeFirstOrThrow();
		expect(told).toMatchObject({ content: "We love it.", display_name: "" });
		expect(await everything()).not.toMatch(/ada lovelace|ada@|The Whale|Rosa H/i);
	});

	test("that is being printed is finished, and forgotten once it has arrived", async () => {
		const book = await makeBook(shop, family);
		await shop.db.updateTable("books").set({ ordered: 1 }).where("id", "=", book).execute();
		const id = await makeOrder(shop, family.id, { book_id: book, state: "at the printer" });
		await deleteNow(shop, family);
		const order = () =>
			shop.db.selectFrom("orders").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
		expect((await order()).delivery).toContain("12 St James's Square");
		const kept = await shop.db
			.selectFrom("books")
			.select("synopsis")
			.where("id", "=", book)
			.executeTakeFirst();
		expect(kept?.synopsis).toContain("whale");

		shop.clock.advance(30 * DAY_MS);
		await forgetErased(shop);
		expect((await order()).email_fold).not.toBe("");
		const updated_at = shop.clock.now().toISOString();
		await shop.db
			.updateTable("orders")
			.set({ state: "delivered", updated_at })
			.where("id", "=", id)
			.execute();
		shop.clock.advance(DAY_MS);
		await forgetErased(shop);
		expect((await order()).delivery).toBe('{"country":"GB"}');
		expect(await everything()).not.toMatch(/whale|ada lovelace/i);
	});

	test("of another family is untouched", async () => {
		const other = familyOf(await openAccountOf(shop, "Owen"));
		const id = await makeOrder(shop, other.id, { state: "delivered" });
		await deleteNow(shop, family);
		await forgetErased(shop);
		const order = await shop.db
			.selectFrom("orders")
			.selectAll()
			.where("id", "=", id)
			.executeTakeFirstOrThrow();
		expect(order).toMatchObject({ owner_id: other.id, title: "The Whale" });
	});
});

describe("a payment", () => {
	test("that was a book's second one, and went back, names nobody any more", async () => {
		const book = await makeBook(shop, family);
		const first = await charged(shop, family, book);
		await shop.db.updateTable("payments").set({ open_for: null }).execute();
		const second = await charged(shop, family, book);
		must(await placeOrder(shop, family, first));
		must(await placeOrder(shop, family, second));
		await shop.db.updateTable("orders").set({ state: "delivered" }).execute();
		await deleteNow(shop, family);
		expect(await shop.db.selectFrom("payments").select("state").execute()).toEqual([
			{ state: "succeeded" },
			{ state: "succeeded" },
		]);
		expect(await everything()).not.toMatch(/ada lovelace|ada@|woolly/i);
	});

	test("that came too late, and went back, keeps no book", async () => {
		const book = await makeBook(shop, family);
		const late = await charged(shop, family, book);
		await shop.db.updateTable("payments").set({ state: "succeeded", refund: "offer over" }).execute();
		await deleteNow(shop, family);
		expect(await everything()).not.toMatch(/ada lovelace|ada@|whale|woolly/i);
		expect(await everything()).toContain(late);
	});

	test("that the bank still asks about keeps its book until the answer, and no longer", async () => {
		const book = await makeBook(shop, family);
		await prepared(shop, family, book);
		await shop.db.updateTable("payments").set({ state: "requires_action" }).execute();
		await deleteNow(shop, family);
		expect(await everything()).toMatch(/whale/);
		await shop.db.updateTable("payments").set({ state: "canceled", open_for: null }).execute();
		await forgetErased(shop);
		expect(await everything()).not.toMatch(/whale/i);
	});
});

test("while its cover is being drawn: nobody is drawn for any more, and nothing is left behind", async () => {
	let drawn = 0;
	const quick = quickIllustrator();
	shop = await openTestShop({
		illustrator: {
			...quick,
			// The account goes while the illustrator is at work.
			drawCover: async (...brief) => {
				drawn++;
				await deleteNow(shop, family);
				return quick.drawCover(...brief);
			},
		},
	});
	family = familyOf(await openAccountOf(shop));
	const started = await startBook(shop, family, await ideaOf(shop, family), { door: "form", coverFor: "" });
	if (!started.ok) throw new Error(started.error.message);
	await runDueJobs(shop);
	shop.clock.advance(DAY_MS);
	await runDueJobs(shop);
	expect(drawn).toBe(1);
	expect(await everything()).not.toMatch(/rosa|mog|whale/i);
	expect(
		readdirSync(join(shop.settings.DATA_DIR, "files"), { recursive: true, withFileTypes: true }).filter(
			(entry) => entry.isFile(),
		),
	).toEqual([]);
	expect(shop.logged.filter(({ level }) => level === "error")).toEqual([]);
});

test("a second time there is nothing to delete", async () => {
	expect((await deleteNow(shop, family)).ok).toBe(true);
	expect(await deleteNow(shop, family)).toMatchObject({ ok: false, error: { code: "not_found" } });
});

test("its address is gone from the disk with it, out of the database's log too", async () => {
	shop = await openTestShop({}, "file");
	family = familyOf(await openAccountOf(shop, "Gone", "gone@family.example"));
	const onDisk = () =>
		["shop.db", "shop.db-wal"].some((name) =>
			readFileSync(join(shop.settings.DATA_DIR, name)).includes("gone@family.example"),
		);
	expect(onDisk()).toBe(true);
	expect(await deleteNow(shop, family)).toMatchObject({ ok: true });
	expect(onDisk()).toBe(false);
});
