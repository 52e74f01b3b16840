import { beforeEach, expect, test } from "vitest";
import { family, must } from "~/shop/checkout/checkout.testing";
import { readCredits } from "~/shop/covers/read-credits.server";
import { FREE_COVERS, FREEZE_MS } from "~/shop/covers/rules";
import { openTestShop, type TestShop } from "~/shop.testing";
import { cancelOwnOrder } from "./cancel-order.server";
import { moveOwnOrder } from "./move-own-order.server";
import { placedOrder } from "./orders.testing";

const kin = family("kin");
let shop: TestShop;
beforeEach(async () => {
	shop = await openTestShop();
});

/** All free covers are used up. */
async function freeze(): Promise<void> {
	const frozen_until = new Date(shop.clock.now().getTime() + FREEZE_MS).toISOString();
	await shop.db.deleteFrom("credits").execute();
	await shop.db.insertInto("credits").values({ owner_id: kin.id, used: FREE_COVERS, frozen_until }).execute();
}
const left = async () => (await readCredits(shop, kin)).coverCredits;

/** What the next order leaves of free covers once they are used up, and its id. */
async function order() {
	await freeze();
	const orderId = await placedOrder(shop, kin);
	return { orderId, left: await left() };
}
const approve = async (orderId: string) => {
	await shop.db.updateTable("orders").set({ state: "proof" }).where("id", "=", orderId).execute();
	must(await moveOwnOrder(shop, kin, { orderId, key: null, step: "approve" }));
};

test("orders that are cancelled, or wait to be, fill the free covers once; one that is approved fills them again", async () => {
	const first = await order();
	expect(first.left).toBe(FREE_COVERS);
	const second = await order();
	expect(second.left).toBe(0);
	for (const { orderId } of [first, second])
		must(await cancelOwnOrder(shop, kin, { orderId, key: null, email: "ada@example.com" }));
	expect(await left()).toBe(0);
	const third = await order();
	expect(third.left).toBe(0);
	await approve(third.orderId);
	expect(await left()).toBe(FREE_COVERS);
});

test("a book that is kept doesn't hold the next one up, and neither does one of a week ago", async () => {
	const kept = await order();
	await approve(kept.orderId);
	expect((await order()).left).toBe(FREE_COVERS);
	shop.clock.advance(FREEZE_MS);
	expect((await order()).left).toBe(FREE_COVERS);
});
