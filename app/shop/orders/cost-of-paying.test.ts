import { expect, test } from "vitest";
import { noteStatements } from "#db/sqlite/statements-run.testing";
import { CARD, DELIVERY, guest, makeBook, must, ordersOf } from "~/shop/checkout/checkout.testing";
import { applyCoupon } from "~/shop/checkout/save-checkout.server";
import { openTestShop, type TestShop } from "~/shop.testing";
import { submitCheckout } from "./submit-checkout.server";

/**
 * What one payment costs from Pay to its order: a guest's, with the embedded card form. Counted is all that `submitCheckout`
 * does: every statement SQLite runs, begin and commit among them, and every call of the provider and its card form.
 */
async function costOf(shop: TestShop, bookId: string, amount: number) {
	const calls: string[] = [];
	const counting = <T extends object>(provider: T): T =>
		new Proxy(provider, {
			get(target, name) {
				const call = Reflect.get(target, name);
				return typeof call !== "function"
					? call
					: (...given: unknown[]) => {
							calls.push(String(name));
							return Reflect.apply(call, target, given);
						};
			},
		});
	const { payments, sandbox } = shop.providers;
	const providers = {
		...shop.providers,
		payments: counting(payments),
		sandbox: { ...sandbox, cardForm: sandbox.cardForm && counting(sandbox.cardForm) },
	};
	const noted = noteStatements();
	const form = { bookId, typed: { ...DELIVERY }, typedCoupon: "", card: CARD, amount };
	must(await submitCheckout({ ...shop, providers }, guest(), form));
	const statements = noted.texts();
	noted.mockRestore();
	const transactions = statements.filter((sql) => sql.startsWith("begin")).length;
	return { statements: statements.length, transactions, calls };
}

test("a payment costs 26 statements, 2 transactions and 3 calls", async () => {
	const shop = await openTestShop({}, "file");
	const bookId = await makeBook(shop, guest());
	expect(await costOf(shop, bookId, 3498)).toEqual({
		statements: 26,
		transactions: 2,
		calls: ["create", "confirm", "read"],
	});
	expect(await ordersOf(shop)).toHaveLength(1);
});

test("with a coupon it is 32 statements, for its use is judged before the page's total and again where it is reserved", async () => {
	const shop = await openTestShop({}, "file");
	const bookId = await makeBook(shop, guest());
	must(await applyCoupon(shop, guest(), { bookId, typed: { ...DELIVERY }, code: "STORY10" }));
	expect(await costOf(shop, bookId, 3198)).toEqual({
		statements: 32,
		transactions: 2,
		calls: ["create", "confirm", "read"],
	});
	expect(await ordersOf(shop)).toMatchObject([{ coupon_code: "STORY10" }]);
});
