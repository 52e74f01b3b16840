import { beforeEach, expect, test, vi } from "vitest";
import { told } from "~/commands/shop/shop-commands.testing";
import { quickPainter } from "~/providers/illustrator/painter.testing";
import type { Illustrator } from "~/providers/illustrator/port";
import { FAMILY } from "~/shop/books/books.testing";
import { artKey, coverArtKey } from "~/shop/books/picture-keys";
import { CARD, charged, DELIVERY, must } from "~/shop/checkout/checkout.testing";
import { preparePayment } from "~/shop/checkout/prepare-payment.server";
import { SCREEN_PX } from "~/shop/covers/rules";
import { drawnBook } from "~/shop/orders/delete-photos.testing";
import { orderLink } from "~/shop/orders/link.server";
import { moveOwnOrder } from "~/shop/orders/move-own-order.server";
import { placeOrder } from "~/shop/orders/place-order.server";
import { readProof } from "~/shop/proof/read-proof.server";
import { PROOF_TEXTS } from "~/shop/proof/rules";
import { openTestShop, type TestShop } from "~/shop.testing";
import { pageFour, runAll } from "./making.testing";

/** A Painted book that is ordered again, of which a picture isn't there at print size any more. */

let shop: TestShop;
let bookId: string;
let refuses: boolean;
beforeEach(async () => {
	vi.stubEnv("PATH", "/nowhere");
	refuses = false;
	const { illustrator } = quickPainter();
	const drawSpread: Illustrator["drawSpread"] = async (brief, size, ...rest) =>
		refuses && size !== SCREEN_PX && brief.spread.pages[0] === 4
			? { ok: false, error: "refused" }
			: illustrator.drawSpread(brief, size, ...rest);
	shop = await openTestShop({ illustrator: { ...illustrator, drawSpread } });
	bookId = (await drawnBook(shop, FAMILY)).bookId;
	await runAll(shop);
	const { id } = must(await placeOrder(shop, "system", await charged(shop, FAMILY, bookId))).order;
	await runAll(shop);
	await approve(id);
	expect((await order(id)).state).toBe("at the printer");
	await shop.db.updateTable("page_versions").set({ print_words: null }).where("first_page", "=", 4).execute();
});

const order = (id: string) =>
	shop.db.selectFrom("orders").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
const asked = (orderId: string) => ({
	orderId,
	key: new URL(orderLink(shop, orderId)).searchParams.get("key"),
});
async function approve(orderId: string) {
	must(await moveOwnOrder(shop, null, { ...asked(orderId), step: "approve" }));
	await runAll(shop);
}
const prepare = () => preparePayment(shop, FAMILY, { bookId, again: true, delivery: { ...DELIVERY } });
async function orderAgain(): Promise<string> {
	const { clientSecret, paymentIntentId } = must(await prepare());
	await shop.providers.sandbox.cardForm?.confirm(clientSecret ?? "", CARD);
	const { id } = must(await placeOrder(shop, FAMILY, paymentIntentId)).order;
	await runAll(shop);
	return id;
}
const notes = async (id: string) =>
	(
		await shop.db
			.selectFrom("order_events")
			.select("note")
			.where("step", "=", "hold")
			.where("order_id", "=", id)
			.execute()
	).map(({ note }) => note);

test("is charged and waits for a person where its painter refuses; drawn anew by us it is shown, approved and printed", async () => {
	refuses = true;
	const id = await orderAgain();
	await approve(id);
	expect(await order(id)).toMatchObject({ state: "on hold", held_from: "approved", total_pence: 3498 });
	expect(await notes(id)).toEqual(["The picture of page 4 could not be drawn for print: refused."]);
	expect(await told(shop, "redraw", id, "4")).toContain("is being drawn anew");
	expect((await order(id)).state).toBe("proof");
	refuses = false;
	await runAll(shop);
	const mails = (await shop.providers.sandbox.outbox?.list()) ?? [];
	expect(mails.filter(({ id: name }) => name.startsWith(`order-reshown:${id}`))).toHaveLength(1);
	const proof = must(await readProof(shop, null, asked(id)));
	expect(proof.pages[3]?.imageUrl).toContain("pages/4?v=2");
	expect(proof).toMatchObject({ closed: PROOF_TEXTS.again, isDrawing: false });
	await approve(id);
	expect((await order(id)).state).toBe("at the printer");
});

test("its cover can be drawn anew as well", async () => {
	await shop.db.updateTable("covers").set({ print_words: null }).execute();
	refuses = true;
	const id = await orderAgain();
	await approve(id);
	const { cover_id } = await order(id);
	expect(await told(shop, "redraw", id, "cover")).toContain("is being drawn anew");
	refuses = false;
	await runAll(shop);
	expect((await order(id)).cover_id).not.toBe(cover_id);
	await approve(id);
	expect((await order(id)).state).toBe("at the printer");
});

test.each<[string, () => Promise<string[]>]>([
	["page 4", async () => [artKey(await pageFour(shop), "screen"), artKey(await pageFour(shop), "print")]],
	[
		"its cover",
		async () => {
			const { id } = await shop.db.selectFrom("covers").select("id").executeTakeFirstOrThrow();
			await shop.db.updateTable("covers").set({ print_words: null }).execute();
			return [coverArtKey(id, "screen"), coverArtKey(id, "print")];
		},
	],
])("where nothing is kept of %s it isn't sold: nothing is charged for what can't be printed", async (_, keysOf) => {
	await shop.providers.files.remove(await keysOf());
	expect(await prepare()).toMatchObject({
		ok: false,
		error: { code: "conflict", message: expect.stringContaining("Nothing has been paid.") },
	});
});

test("nor where its portraits are gone, and a page would have to be drawn from them", async () => {
	await shop.db.updateTable("characters").set({ likeness_key: null }).execute();
	expect(await prepare()).toMatchObject({ ok: false, error: { code: "conflict" } });
	await shop.db.updateTable("page_versions").set({ print_words: "[]" }).where("first_page", "=", 4).execute();
	expect(await prepare()).toMatchObject({ ok: true });
});
