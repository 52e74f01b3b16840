import { expect, test } from "vitest";
import {
	DECLINED,
	DELIVERY,
	makeBook,
	makeCoupon,
	NO_FUNDS,
	ordersOf,
	paymentsOf,
} from "~/shop/checkout/checkout.testing";
import { type Buyer, buyer, byCalls, byForm, type Outcome, WISH, type Wish } from "./checkout-doors.testing";

const HOUR = 3600_000;

type Case = {
	name: string;
	wish?: Partial<Wish>;
	before?: (buyer: Buyer, bookId: string) => Promise<unknown> | unknown;
	status: number;
	total?: number;
	/** What its order says. */
	order?: Record<string, unknown>;
	message?: string | null;
	fields?: Record<string, string[]>;
};

const cases: Case[] = [
	{ name: "a card that is accepted", status: 200, total: 3498 },
	{
		name: "a coupon, lower case and with spaces",
		wish: { couponCode: " story10 ", amount: 3198 },
		status: 200,
		total: 3198,
	},
	{
		name: "two copies",
		wish: { copies: 2, amount: 6497 },
		status: 200,
		total: 6497,
		order: { copies: 2, book_pence: 5998, delivery_pence: 499, discount_pence: 0 },
	},
	{
		name: "ten copies, a tenth off the books",
		wish: { copies: 10, couponCode: "STORY10", amount: 27_490 },
		status: 200,
		total: 27_490,
		order: { copies: 10, discount_pence: 2999 },
	},
	{
		name: "three copies, £5 off once",
		wish: { copies: 3, couponCode: "FIVER", amount: 8996 },
		status: 200,
		total: 8996,
		order: { discount_pence: 500 },
	},
	{
		name: "two copies at the price of one",
		wish: { copies: 2 },
		status: 409,
		message: "The total is now £64.97. Please check it and try again.",
	},
	{
		name: "a gift with a message",
		wish: { delivery: { ...DELIVERY, recipient: "Grandad Joe" }, giftMessage: "For you,\nGrandad" },
		status: 200,
		total: 3498,
		order: { gift_message: "For you,\nGrandad", email_fold: "ada@example.com" },
	},
	{
		name: "a coupon that pays for everything",
		wish: { couponCode: "GIFT", amount: 0, card: "" },
		before: ({ shop }) => makeCoupon(shop, "GIFT", { pence_off: 5000 }),
		status: 200,
		total: 0,
	},
	{
		name: "an unknown coupon",
		wish: { couponCode: "NOPE" },
		status: 422,
		message: "Invalid coupon code",
		fields: { couponCode: ["Invalid coupon code"] },
	},
	{
		name: "a coupon that is used up",
		wish: { couponCode: "GONE" },
		before: ({ shop }) => makeCoupon(shop, "GONE", { percent_off: 50, most_uses: 0 }),
		status: 422,
		message: "This coupon has been used up",
		fields: { couponCode: ["This coupon has been used up"] },
	},
	{
		name: "an amount changed in the browser",
		wish: { amount: 1 },
		status: 409,
		message: "The total is now £34.98. Please check it and try again.",
	},
	{
		name: "a card that is declined",
		wish: { card: DECLINED },
		status: 402,
		message: "Your card was declined.",
		fields: {},
	},
	{
		name: "a card without money",
		wish: { card: NO_FUNDS },
		status: 402,
		message: "Your card has insufficient funds.",
		fields: {},
	},
	{ name: "a number that is no test card", wish: { card: "5555555555554444" }, status: 422 },
	{
		name: "a book that isn't there",
		wish: { bookId: "book_nobody" },
		status: 404,
		message: "We couldn't find this book.",
	},
	{
		name: "a book whose hours are over",
		before: ({ shop }) => shop.clock.advance(48 * HOUR),
		status: 403,
		message: "THE SPECIAL ORDERING PERIOD HAS ENDED FOR THIS BOOK",
	},
	{
		name: "somebody else's book",
		before: ({ shop }, bookId) =>
			shop.db.updateTable("books").set({ owner_id: "guest_bob" }).where("id", "=", bookId).execute(),
		status: 404,
		message: "We couldn't find this book.",
	},
];

test.each(cases)("form and calls agree: $name", async ({
	wish,
	before,
	status,
	total,
	order,
	message,
	fields,
}) => {
	const outcomes: Outcome[] = [];
	for (const door of [byForm, byCalls]) {
		const who = await buyer();
		const bookId = await makeBook(who.shop, { id: who.guestId });
		await before?.(who, bookId);
		const outcome = await door(who, { bookId, ...WISH, ...wish });
		expect(outcome.status).toBe(status);
		if (message !== undefined) expect(outcome.message).toBe(message);
		if (fields !== undefined) expect(outcome.fields).toEqual(fields);
		outcomes.push(outcome);
		const orders = await ordersOf(who.shop);
		expect(orders.map(({ total_pence }) => total_pence)).toEqual(total === undefined ? [] : [total]);
		if (order) expect(orders).toMatchObject([order]);
		const charged = (await paymentsOf(who.shop)).filter(
			({ state, id }) => state === "succeeded" && id.startsWith("pi_"),
		);
		expect(charged).toHaveLength(total ? 1 : 0);
	}
	expect(outcomes[0]).toEqual(outcomes[1]);
});

test("a delivery that is incomplete: the same messages, by field in the form, by path in the call", async () => {
	const delivery = { ...DELIVERY, name: "", email: "ada", recipient: "Joe", postalCode: " " };
	const messages = {
		name: ["Full name is required"],
		email: ["Please enter a valid email"],
		postalCode: ["Postal code is required"],
	};
	const others = {
		giftMessage: ["Your message can have at most 300 characters"],
		copies: ["Please choose 1 to 10 copies"],
	};
	const more = { giftMessage: "a".repeat(301), copies: 11 };
	const who = await buyer();
	const bookId = await makeBook(who.shop, { id: who.guestId });
	const form = await byForm(who, { bookId, ...WISH, ...more, delivery });
	expect(form).toMatchObject({ status: 422, message: "Please fix the errors in the form" });
	expect(form.fields).toEqual({ ...messages, ...others });
	const calls = await byCalls(who, { bookId, ...WISH, ...more, delivery });
	expect(calls.status).toBe(422);
	const under = (path: string, texts: object) =>
		Object.entries(texts).map(([field, said]) => [`metadata.${path}${field}`, said]);
	expect(calls.fields).toEqual(
		Object.fromEntries([...under("deliveryInfo.", messages), ...under("", others)]),
	);
	expect(await paymentsOf(who.shop)).toEqual([]);
});

test("a postal code is set right at both doors, and refused at both where it is none", async () => {
	for (const door of [byForm, byCalls]) {
		const who = await buyer();
		const bookId = await makeBook(who.shop, { id: who.guestId });
		const by = (postalCode: string) => door(who, { bookId, ...WISH, delivery: { ...DELIVERY, postalCode } });
		const refused = await by("XX");
		expect(refused.status).toBe(422);
		const [said] = Object.values(refused.fields ?? {});
		expect(said).toEqual(["Please check the postal code: in the UK it looks like BS1 4ST"]);
		expect((await by("bs14st")).status).toBeLessThan(400);
		const [order] = await ordersOf(who.shop);
		expect(JSON.parse(order?.delivery ?? "{}").postalCode).toBe("BS1 4ST");
	}
});
