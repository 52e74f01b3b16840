import { strFromU8, unzipSync } from "fflate";
import { expect, test, vi } from "vitest";
import { photoOf } from "~/shop/books/books.testing";
import { must } from "~/shop/checkout/checkout.testing";
import { drawnBook } from "~/shop/orders/delete-photos.testing";
import { operateOrder } from "~/shop/orders/operate-order.server";
import { makeOrder } from "~/shop/orders/orders.testing";
import { PHOTO_KEEPING, photoIdOf } from "~/shop/photos/rules";
import { openTestShop, quickIllustrator } from "~/shop.testing";
import { familyOf, openAccountOf } from "./accounts.testing";
import { exportAccount } from "./export-account.server";
import { findRecords } from "./export-store.server";
import { writeArchive } from "./write-archive.server";

vi.mock("./export-store.server", { spy: true });

/** How often the export has looked which book or order a row belongs to. */
let looks = 0;

/** `countUse` rows as the store gives them, of which every second hangs on the first of its owners. */
const rowsOf = (count: number, row: (index: number) => object, belongsTo?: [string, string]) =>
	Array.from({ length: count }, (_, index) => {
		const made = row(index);
		if (!belongsTo) return made;
		const [column, owner] = belongsTo;
		return Object.defineProperty(made, column, {
			enumerable: true,
			get: () => {
				looks++;
				return `${owner}_${index % 2 === 0 ? 0 : index}`;
			},
		});
	});

test("everything is under its book or order, and however much there is, each row is looked at a time or two", async () => {
	const shop = await openTestShop();
	const user = await openAccountOf(shop);
	const real = await findRecords(shop.db, user.id);
	const many = 1000;
	vi.mocked(findRecords).mockResolvedValueOnce({
		...real,
		books: rowsOf(many, (index) => ({ id: `book_${index}` })),
		characters: rowsOf(many, (index) => ({ id: `character_${index}` }), ["book_id", "book"]),
		covers: rowsOf(many, (index) => ({ id: `cover_${index}`, address_hash: "secret" }), ["book_id", "book"]),
		orders: rowsOf(many, (index) => ({ id: `order_${index}`, delivery: "{}" })),
		events: rowsOf(many, (index) => ({ id: `event_${index}` }), ["order_id", "order"]),
	} as unknown as typeof real);
	looks = 0;
	const exported = await exportAccount(shop, familyOf(user));
	// Once to be put in its place; a cover's row is copied as well, without its secret.
	expect(looks).toBeLessThanOrEqual(4 * many);

	type Given = { id: string; characters: object[]; covers: object[]; events: object[] };
	const books = exported?.records.books as Given[];
	const orders = exported?.records.orders as Given[];
	expect(books.slice(0, 4).map(({ characters, covers }) => [characters.length, covers.length])).toEqual([
		[500, 500],
		[1, 1],
		[0, 0],
		[1, 1],
	]);
	expect(orders.slice(0, 4).map(({ events }) => events.length)).toEqual([500, 1, 0, 1]);
	expect(books[3]).toMatchObject({ characters: [{ id: "character_3" }], covers: [{ id: "cover_3" }] });
	expect(JSON.stringify(exported)).not.toContain("secret");
});

test("portraits made from photos are part of it, as pictures and as data, and the note says what is kept and until when", async () => {
	const shop = await openTestShop();
	const family = familyOf(await openAccountOf(shop));
	const photo_id = photoIdOf(await photoOf(shop, family)) ?? "";
	const at = shop.clock.now().toISOString();
	const head = { id: "head_1", photo_id, position: 7, file_key: "likenesses/heads/head_1.png" };
	await shop.db
		.insertInto("heads")
		.values([
			{ ...head, owner_id: family.id, delete_after: at, created_at: at },
			{ ...head, id: "head_2", position: 8, file_key: "2", owner_id: "x", delete_after: at, created_at: at },
		])
		.execute();
	await shop.providers.files.put(head.file_key, new Uint8Array([1, 2, 3]), "image/png");
	const exported = await exportAccount(shop, family);
	if (!exported) throw new Error("there is no such account");
	const { heads, photos } = exported.records as { heads: object[]; photos: object[] };
	expect(heads).toContainEqual({ ...head, delete_after: at, created_at: at });
	expect(JSON.stringify(heads)).not.toContain("head_2");
	expect(photos).toMatchObject([{ id: photo_id, verdict: null }]);
	const chunks: Uint8Array[] = [];
	for await (const chunk of await writeArchive(shop, exported)) chunks.push(chunk);
	const files = unzipSync(Buffer.concat(chunks));
	expect(files["portraits/head_1.png"]).toEqual(new Uint8Array([1, 2, 3]));
	expect(Object.keys(files)).toContain(`photos/${photo_id}.jpg`);
	expect(strFromU8(files["READ ME.txt"] ?? new Uint8Array())).toContain(PHOTO_KEEPING);
});

test("the pages of a book are part of it, each version with its words, and its pictures", async () => {
	const shop = await openTestShop({ illustrator: quickIllustrator() });
	const family = familyOf(await openAccountOf(shop));
	await drawnBook(shop, family);
	const exported = await exportAccount(shop, family);
	const [book] = exported?.records.books as {
		preview: object;
		pages: { first_page: number; words: string[] }[];
	}[];
	expect(book?.preview).toMatchObject({ state: "ready", redraws: 0 });
	expect(book?.pages).toHaveLength(15);
	expect(book?.pages.find(({ first_page }) => first_page === 4)?.words).toHaveLength(2);
	const pictures = exported?.files.filter(({ name }) => name.startsWith("pages/")) ?? [];
	expect(pictures).toHaveLength(25);
	for (const { key } of pictures) expect(await shop.providers.files.get(key)).not.toBeNull();
});

test("what the operator noted of an order is for the operator alone", async () => {
	const shop = await openTestShop();
	const family = familyOf(await openAccountOf(shop));
	const id = await makeOrder(shop, family.id);
	must(await operateOrder(shop, id, { step: "hold", note: "rude on the phone" }));
	const exported = JSON.stringify((await exportAccount(shop, family))?.records);
	expect(exported).toContain('"step":"hold"');
	expect(exported).not.toContain("rude");
});
