import { randomBytes } from "node:crypto";
import { copyFileSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { Sqlite } from "../db/sqlite/sqlite";
import { DELIVERY, PHOTOS } from "./journey";
import type { RunningShop } from "./shop";

export const HOUR_MS = 3600_000;
export const OFFER_MS = 48 * HOUR_MS;

const newId = (kind: string) => `${kind}_${randomBytes(9).toString("hex")}`;

/** What time it is in the shop, ms. */
export async function shopTime({ url }: RunningShop): Promise<number> {
	const answer = await fetch(`${url}/sandbox/clock`, {
		method: "POST",
		headers: { "Content-Type": "application/json" },
		body: JSON.stringify({ advanceMs: 0 }),
	});
	return Date.parse(((await answer.json()) as { now: string }).now);
}

type Row = Record<string, string | number | null>;

/** Writes rows into the running shop's database. */
function insert({ dataDir }: RunningShop, table: string, row: Row): void {
	const db = new Sqlite(join(dataDir, "shop.db"), { timeout: 10_000 });
	try {
		const columns = Object.keys(row);
		db.prepare(
			`insert into ${table} (${columns.join(", ")}) values (${columns.map(() => "?").join(", ")})`,
		).run(Object.values(row));
	} finally {
		db.close();
	}
}

export function change({ dataDir }: RunningShop, sql: string, ...values: (string | number)[]): void {
	const db = new Sqlite(join(dataDir, "shop.db"), { timeout: 10_000 });
	try {
		db.prepare(sql).run(values);
	} finally {
		db.close();
	}
}

/** A cover that is ready, with a picture that nobody had to draw. */
function addCover(shop: RunningShop, ownerId: string, bookId: string, at: string): string {
	const id = newId("cover");
	const key = `covers/${id}/screen.jpg`;
	mkdirSync(join(shop.dataDir, "files", "covers", id), { recursive: true });
	copyFileSync(PHOTOS.cat, join(shop.dataDir, "files", key));
	insert(shop, "covers", {
		id,
		book_id: bookId,
		owner_id: ownerId,
		state: "ready",
		seed: "1",
		screen_key: key,
		print_key: null,
		failure: null,
		open_for: null,
		address_hash: "",
		requested_at: at,
		ready_at: at,
	});
	return id;
}

type Book = Partial<{
	title: string;
	synopsis: string | null;
	description: string;
	/** How many characters it has. */
	characters: number;
	/** ms since it was begun; 0 unless given. */
	age: number;
	covered: boolean;
}>;

/** A written book of a family, begun just now; gives its id. */
export async function addBook(shop: RunningShop, ownerId: string, book: Book = {}): Promise<string> {
	const {
		title = "Rosa and the Whale",
		synopsis = "Rosa hears a whale sing, and follows the song down to the harbour.",
		description = "A whale has lost her song.",
		characters = 1,
		age = 0,
		covered = true,
	} = book;
	const id = newId("book");
	const at = new Date((await shopTime(shop)) - age).toISOString();
	insert(shop, "books", {
		id,
		owner_id: ownerId,
		title,
		location: "The sea",
		description,
		reading_level: "starter",
		state: synopsis === null ? "writing" : "written",
		synopsis_job: null,
		open_for: null,
		failure: null,
		synopsis,
		image_prompt: synopsis === null ? null : "A whale",
		comment: "",
		cover_id: null,
		ordered: 0,
		created_at: at,
		updated_at: at,
	});
	for (let position = 0; position < characters; position++) {
		insert(shop, "characters", {
			id: newId("character"),
			book_id: id,
			position,
			name: ["Rosa", "Mog", "Ada", "Owen"][position] ?? "Noor",
			age: 6,
			personality: "brave",
			relationship: position === 0 ? null : "Friend",
			is_main: position === 0 ? 1 : 0,
			photo_id: newId("photo"),
			likeness_key: `likenesses/${id}/${position}.png`,
		});
	}
	if (covered)
		change(shop, "update books set cover_id = ? where id = ?", addCover(shop, ownerId, id, at), id);
	return id;
}

/** Turns the clock forward to a time, ms. */
export async function turnTo(shop: RunningShop, time: number): Promise<void> {
	await shop.advance(Math.max(0, time - (await shopTime(shop))));
}

type Order = Partial<{
	bookId: string;
	title: string;
	status: string;
	state: string;
	discountPence: number;
	coupon: string;
	comment: string;
	phone: string;
	estimatedDelivery: string;
	tracking: { number: string; url: string };
	/** Each step so far, and the state it moved to. */
	events: readonly (readonly [string, string])[];
	/** ms since it was placed; 0 unless given. */
	age: number;
}>;

/** A paid order of a family, placed just now; gives its id and number. */
export async function addOrder(
	shop: RunningShop,
	ownerId: string,
	order: Order = {},
): Promise<{ id: string; orderNumber: string }> {
	const { discountPence = 0, age = 0, tracking, events = [] } = order;
	const bookId = order.bookId ?? (await addBook(shop, ownerId, { title: order.title, covered: false }));
	const id = newId("order");
	const payment = newId("pi");
	const orderNumber = payment.slice(-8).toUpperCase();
	const at = new Date((await shopTime(shop)) - age).toISOString();
	const { name, email, address, city, postalCode } = DELIVERY;
	const delivery = {
		name,
		email,
		phone: order.phone ?? "",
		address,
		address2: "",
		city,
		postalCode,
		country: "GB",
	};
	insert(shop, "orders", {
		id,
		order_number: orderNumber,
		owner_id: ownerId,
		payment_id: payment,
		book_id: bookId,
		first_for: bookId,
		status: order.status ?? "paid",
		state: order.state ?? "paid",
		book_pence: 2999,
		delivery_pence: 499,
		discount_pence: discountPence,
		total_pence: 3498 - discountPence,
		coupon_code: order.coupon ?? null,
		payment_method: "card",
		comment: order.comment ?? "",
		delivery: JSON.stringify(delivery),
		email_fold: email,
		title: order.title ?? "Rosa and the Whale",
		description: "Rosa hears a whale sing, and follows the song down to the harbour.",
		cover_id: null,
		estimated_delivery: order.estimatedDelivery ?? null,
		tracking_number: tracking?.number ?? null,
		tracking_url: tracking?.url ?? null,
		claimed_at: at,
		created_at: at,
		updated_at: at,
	});
	for (const kind of ["interior", "case", "whole"]) {
		const made = { file_key: `print/${id}/${kind}.pdf`, md5: "", bytes: 1, pages: 24, made_at: at };
		insert(shop, "print_files", { order_id: id, kind, ...made });
	}
	for (const [step, state] of events) {
		const event = { id: newId("event"), order_id: id, step, actor: "job", state, note: "", at };
		insert(shop, "order_events", event);
	}
	change(
		shop,
		"update orders set cover_id = (select cover_id from books where id = ?) where id = ?",
		bookId,
		id,
	);
	change(shop, "update books set ordered = 1 where id = ?", bookId);
	return { id, orderNumber };
}

/** Has the shop send the confirmation of an order, as placing it does. */
export async function mailConfirmation(shop: RunningShop, orderId: string): Promise<void> {
	const at = new Date(await shopTime(shop)).toISOString();
	insert(shop, "jobs", {
		id: newId("job"),
		kind: "send-mail",
		key: `mail:order-confirmation:${orderId}`,
		payload: JSON.stringify({ mail: "order-confirmation", id: orderId }),
		state: "ready",
		attempts: 0,
		run_at: at,
		lease_until: null,
		lease_token: null,
		steps: "{}",
		failure: null,
		created_at: at,
		finished_at: null,
	});
}

/** Titles of a list's entries ("books", "orders"), as they stand. */
export const titles = (page: Page, list: string) => page.locator(`#${list} h2`);
