import type { Insertable } from "kysely";
import type { Schema } from "#db/schema";
import { printSquare } from "~/providers/illustrator/print-square.testing";
import type { Family, Guest } from "~/shop/actor";
import { allPageKeys, printKey } from "~/shop/books/picture-keys";
import { charged, DELIVERY, makeBook, must } from "~/shop/checkout/checkout.testing";
import type { Shop } from "~/shop.server";
import { BACK_PAGE } from "~/studio/story/back-cover";
import { placeOrder } from "./place-order.server";
import { orderNumberOf } from "./rules";

export const HOUR_MS = 3600_000;

/** A paid order, placed now, of a book that need not be there. Gives its id. */
export async function makeOrder(
	shop: Shop,
	ownerId: string,
	facts: Partial<Insertable<Schema["orders"]>> = {},
): Promise<string> {
	const id = shop.ids.next("order");
	const at = shop.clock.now().toISOString();
	const paymentId = shop.ids.next("pi");
	await shop.db
		.insertInto("orders")
		.values({
			id,
			order_number: orderNumberOf(paymentId),
			owner_id: ownerId,
			payment_id: paymentId,
			book_id: "book_elsewhere",
			first_for: null,
			status: "paid",
			dispute: null,
			state: "paid",
			held_from: null,
			book_pence: 2999,
			delivery_pence: 499,
			discount_pence: 0,
			total_pence: 3498,
			coupon_code: null,
			payment_method: "card",
			comment: "",
			delivery: JSON.stringify(DELIVERY),
			email_fold: "ada@example.com",
			title: "The Whale",
			description: "Rosa hears a whale sing.",
			cover_id: null,
			estimated_delivery: null,
			tracking_number: null,
			tracking_url: null,
			claimed_at: null,
			created_at: at,
			updated_at: at,
			...facts,
		})
		.execute();
	await addPrintFiles(shop, id);
	return id;
}

/** The files for printers, as if they had been made; nobody has to fetch them. */
async function addPrintFiles(shop: Shop, orderId: string): Promise<void> {
	const made_at = shop.clock.now().toISOString();
	const file = (kind: "interior" | "case" | "whole", pages: number) => ({
		order_id: orderId,
		kind,
		file_key: `print/${orderId}/${kind}.pdf`,
		md5: "0123456789abcdef0123456789abcdef",
		bytes: 1000,
		pages,
		words: null,
		made_at,
	});
	const files = [file("interior", 24), file("case", 1), file("whole", 26)];
	await shop.db.insertInto("print_files").values(files).execute();
}

/** The pages of a book and both its covers, drawn for screen and print: small squares. */
async function addPages(shop: Shop, bookId: string, coverId: string): Promise<void> {
	const created_at = shop.clock.now().toISOString();
	const picture = await printSquare();
	const spreads = [
		[1],
		[2],
		[3],
		...Array.from({ length: 10 }, (_, i) => [4 + 2 * i, 5 + 2 * i]),
		[24],
		[BACK_PAGE],
	];
	const versions = spreads.map((pages) => ({
		id: shop.ids.next("page"),
		book_id: bookId,
		first_page: pages[0] ?? 0,
		version: 1,
		made_by: "book" as const,
		words: JSON.stringify(pages.map(() => "")),
		seed: bookId,
		state: "ready" as const,
		failure: null,
		print_words: JSON.stringify(pages.map(() => [])),
		chosen: 1 as const,
		created_at,
	}));
	await shop.db
		.insertInto("previews")
		.values({ book_id: bookId, state: "ready", share_id: null, created_at })
		.execute();
	await shop.db.insertInto("page_versions").values(versions).execute();
	const cover = { print_key: printKey(coverId), print_words: "[]" };
	await shop.db.updateTable("covers").set(cover).where("id", "=", coverId).execute();
	for (const key of [cover.print_key, ...versions.flatMap(allPageKeys)])
		await shop.providers.files.put(key, picture, "image/jpeg");
}

/** An order as a family places and pays it, of a book whose pages are drawn. Gives its id. */
export async function placedOrder(shop: Shop, actor: Family | Guest): Promise<string> {
	const bookId = await makeBook(shop, actor);
	const { cover_id } = await shop.db
		.selectFrom("books")
		.select("cover_id")
		.where("id", "=", bookId)
		.executeTakeFirstOrThrow();
	await addPages(shop, bookId, cover_id ?? "");
	const { id } = must(await placeOrder(shop, "system", await charged(shop, actor, bookId))).order;
	return id;
}
