import { beforeEach, expect, test } from "vitest";
import { freeze } from "~/jobs/waiting.testing";
import { runDueJobs } from "~/jobs/worker.server";
import { openAccountOf, PASSWORD } from "~/shop/accounts/accounts.testing";
import { signIn } from "~/shop/accounts/sign-in.server";
import { guest } from "~/shop/checkout/checkout.testing";
import { readCredits } from "~/shop/covers/read-credits.server";
import { LIMITS } from "~/shop/limits/rules";
import { makeOrder, placedOrder } from "~/shop/orders/orders.testing";
import { sendMessage } from "~/shop/support/send-message.server";
import { openTestShop, type TestShop } from "~/shop.testing";
import { told } from "./shop-commands.testing";

let shop: TestShop;
beforeEach(async () => {
	shop = await openTestShop();
});

const isFrozen = async (id: string) =>
	(await readCredits(shop, { kind: "guest", id })).freezeExpiresAt !== null;

test("a frozen account has its free covers again by its address, a guest's browser by its book or its order", async () => {
	const account = await openAccountOf(shop);
	const orderId = await placedOrder(shop, guest());
	const { book_id } = await shop.db.selectFrom("orders").select("book_id").executeTakeFirstOrThrow();
	await freeze(shop, account);
	expect(await told(shop, "unfreeze", " Rosa@Example.com")).toBe(
		"Rosa@example.com has all free covers again.",
	);
	expect(await isFrozen(account.id)).toBe(false);
	for (const name of [book_id, orderId, guest().id, "ada@example.com"]) {
		await freeze(shop, guest());
		expect(JSON.parse(await told(shop, "unfreeze", name, "--json"))).toEqual({ unfrozen: [guest().id] });
		expect(await isFrozen(guest().id)).toBe(false);
	}
	await expect(told(shop, "unfreeze", book_id)).rejects.toThrow("guest_ada: not frozen.");
	await expect(told(shop, "unfreeze", "book_none")).rejects.toThrow("There is nobody under book_none.");
});

test("an account that is locked by wrong passwords opens to the right one at once", async () => {
	await openAccountOf(shop);
	const tries = (password: string, address: string) =>
		signIn(shop, { session: null, address }, { email: "Rosa@example.com", password });
	for (let i = 0; i <= LIMITS.wrongForAccount.most; i++) await tries("wrong", "203.0.113.7");
	expect(await tries(PASSWORD, "203.0.113.9")).toMatchObject({ error: { code: "rate_limited" } });
	expect(await told(shop, "unlock", "rosa@example.com")).toContain("forgotten: wrong passwords.");
	expect((await tries(PASSWORD, "203.0.113.9")).ok).toBe(true);

	for (let i = 0; i <= LIMITS.wrongForAccount.most; i++) await tries("wrong", "203.0.113.9");
	expect(await told(shop, "unlock", "rosa@example.com")).toContain("Nothing was counted");
	expect((await tries(PASSWORD, "203.0.113.9")).ok).toBe(false);
	const there = JSON.parse(await told(shop, "unlock", "rosa@example.com", "203.0.113.9", "--json"));
	expect(there).toEqual({ account: "rosa@example.com", forgotten: ["wrong passwords from there"] });
	expect((await tries(PASSWORD, "203.0.113.9")).ok).toBe(true);
	await expect(told(shop, "unlock", "no@example.com")).rejects.toThrow(
		"There is no account of no@example.com.",
	);
});

const everything = async () => {
	const tables = [
		"users",
		"sessions",
		"books",
		"characters",
		"covers",
		"orders",
		"payments",
		"coupon_uses",
		"messages",
	] as const;
	const rows = await Promise.all(tables.map((table) => shop.db.selectFrom(table).selectAll().execute()));
	return JSON.stringify(rows);
};

test("a guest's order is erased to what tax records need, once it is said twice, with what it wrote to the shop", async () => {
	const id = await placedOrder(shop, guest());
	await runDueJobs(shop);
	await shop.db.updateTable("orders").set({ state: "delivered" }).execute();
	const message = { name: "Ada", email: "ADA@example.com", subject: "Hello", message: "Where is my book?" };
	expect((await sendMessage(shop, null, message, "203.0.113.7")).ok).toBe(true);
	expect(await told(shop, "erase", "ada@example.com")).toContain("Nothing is deleted yet: add --yes");
	expect(await everything()).toContain("St James's Square");
	expect(await told(shop, "erase", "ada@example.com", "--yes")).toContain("guest  guest_ada");
	const left = await everything();
	for (const gone of ["St James", "Ada", "ada@", "ADA@", "guest_ada", "Where is my book"])
		expect(left).not.toContain(gone);
	const [kept] = await shop.db.selectFrom("orders").selectAll().execute();
	expect(kept).toMatchObject({ id, total_pence: 3498, delivery: '{"country":"GB"}', email_fold: "" });
	await expect(told(shop, "erase", "ada@example.com", "--yes")).rejects.toThrow("There is nobody under");
});

test("an order under way keeps what it needs; an account's is erased by its address alone, with the account", async () => {
	const account = await openAccountOf(shop);
	const id = await makeOrder(shop, account.id, { state: "posted" });
	await expect(told(shop, "erase", id)).rejects.toThrow("is an account's, Rosa@example.com: erase that.");
	expect(await told(shop, "erase", "rosa@example.com", "--yes")).toContain(
		"account  Rosa@example.com; 1 order keep",
	);
	expect(await shop.db.selectFrom("users").selectAll().execute()).toEqual([]);
	const order = await shop.db.selectFrom("orders").selectAll().executeTakeFirstOrThrow();
	expect(order.owner_id).toMatch(/^erased_/);
	expect(order.delivery).toContain("St James");
	await expect(told(shop, "erase", "order_none", "--yes")).rejects.toThrow(
		"There is nobody under order_none.",
	);
});
