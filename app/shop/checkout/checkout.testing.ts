import type { Family, Guest } from "~/shop/actor";
import type { Shop } from "~/shop.server";
import type { PreparedPayment } from "./contract";
import { preparePayment } from "./prepare-payment.server";
import type { TypedDelivery } from "./rules";

export const DELIVERY: TypedDelivery & { country: "GB" } = {
	name: "Ada Lovelace",
	recipient: "",
	email: "Ada@Example.com",
	phone: "",
	address: "12 St James's Square",
	address2: "",
	city: "London",
	postalCode: "SW1Y 4JH",
	country: "GB",
};

export const CARD = { number: "4242 4242 4242 4242", expiry: "12 / 29", cvc: "123" };
export const DECLINED = "4000000000000002";
export const NO_FUNDS = "4000000000009995";
export const EXPIRED = "4000000000000069";
export const ASKS = "4000002500003155";

export const guest = (name = "ada"): Guest => ({ kind: "guest", id: `guest_${name}` });
export const family = (name = "kin"): Family => ({
	kind: "family",
	id: `user_${name}`,
	guestId: `guest_${name}`,
});

/** A book with a ready cover, made now and in its owner's draft. Gives its id. */
export async function makeBook(
	shop: Shop,
	owner: { id: string },
	{ title = "The Whale", cover = true } = {},
): Promise<string> {
	const id = shop.ids.next("book");
	const coverId = shop.ids.next("cover");
	const at = shop.clock.now().toISOString();
	await shop.db
		.insertInto("books")
		.values({
			id,
			owner_id: owner.id,
			title,
			location: "the sea",
			description: "A whale is lost.",
			reading_level: "starter",
			state: "written",
			synopsis_job: null,
			failure: null,
			synopsis: "Rosa hears a whale sing.",
			image_prompt: null,
			setting: null,
			time: null,
			comment: "A woolly hat, please.",
			cover_id: cover ? coverId : null,
			created_at: at,
			updated_at: at,
		})
		.execute();
	if (cover) await writeCover(shop, { id: coverId, book_id: id, owner_id: owner.id, seed: "1" });
	await shop.db
		.insertInto("drafts")
		.values({
			id: shop.ids.next("draft"),
			owner_id: owner.id,
			form: "{}",
			book_id: id,
			created_at: at,
			updated_at: at,
		})
		.onConflict((conflict) => conflict.column("owner_id").doUpdateSet({ book_id: id }))
		.execute();
	return id;
}

async function writeCover(
	shop: Shop,
	cover: { id: string; book_id: string; owner_id: string; seed: string },
): Promise<void> {
	const at = shop.clock.now().toISOString();
	await shop.db
		.insertInto("covers")
		.values({
			...cover,
			state: "ready",
			screen_key: `covers/${cover.id}.jpg`,
			print_key: null,
			failure: null,
			open_for: null,
			address_hash: "address",
			requested_at: at,
			ready_at: at,
		})
		.execute();
}

/** Another ready cover of a book, which leaves the chosen one. Gives its id. */
export async function addCover(shop: Shop, bookId: string): Promise<string> {
	const { owner_id } = await shop.db
		.selectFrom("books")
		.select("owner_id")
		.where("id", "=", bookId)
		.executeTakeFirstOrThrow();
	const id = shop.ids.next("cover");
	await writeCover(shop, { id, book_id: bookId, owner_id, seed: "2" });
	return id;
}

type CouponFacts = Partial<{
	percent_off: number;
	pence_off: number;
	minimum_pence: number;
	most_uses: number;
	once_each: 0 | 1;
	starts_at: string;
	ends_at: string;
}>;

export async function makeCoupon(shop: Shop, code: string, facts: CouponFacts): Promise<void> {
	await shop.db
		.insertInto("coupons")
		.values({
			code,
			percent_off: null,
			pence_off: null,
			minimum_pence: 0,
			most_uses: null,
			once_each: 0,
			starts_at: null,
			ends_at: null,
			created_at: shop.clock.now().toISOString(),
			...facts,
		})
		.execute();
}

/** The value of a use case's or provider's answer that must have one. */
export function must<T>(answer: { ok: true; value: T } | { ok: false; error: unknown }): T {
	if (!answer.ok) throw new Error(JSON.stringify(answer.error));
	return answer.value;
}

/** A payment of the book, its delivery known, waiting for a card. */
export async function prepared(
	shop: Shop,
	actor: Guest | Family,
	bookId: string,
	couponCode?: string,
): Promise<PreparedPayment> {
	return must(await preparePayment(shop, actor, { bookId, couponCode, delivery: { ...DELIVERY } }));
}

/** The same, charged at the provider: the shop has not been told. */
export async function charged(
	shop: Shop,
	actor: Guest | Family,
	bookId: string,
	couponCode?: string,
): Promise<string> {
	const { paymentIntentId, clientSecret } = await prepared(shop, actor, bookId, couponCode);
	const confirmed = await shop.providers.sandbox.cardForm?.confirm(clientSecret ?? "", {
		number: CARD.number,
	});
	if (!confirmed?.ok) throw new Error("the test card was not accepted");
	return paymentIntentId;
}

/** Has every book that is ordered by now approved, as its family does. */
export async function approveAll(shop: Shop): Promise<void> {
	await shop.db.updateTable("orders").set({ state: "approved" }).execute();
}

export const ordersOf = (shop: Shop) => shop.db.selectFrom("orders").selectAll().execute();
export const paymentsOf = (shop: Shop) => shop.db.selectFrom("payments").selectAll().execute();
