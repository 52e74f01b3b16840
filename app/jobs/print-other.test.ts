import { beforeEach, expect, test, vi } from "vitest";
import { told } from "~/commands/shop/shop-commands.testing";
import { quickPainter } from "~/providers/illustrator/painter.testing";
import { ROSA } from "~/shop/books/books.testing";
import { artKey, coverArtKey, printKey } from "~/shop/books/picture-keys";
import { charged, must } from "~/shop/checkout/checkout.testing";
import { drawPrintCover } from "~/shop/covers/draw-print-cover.server";
import { orderLink } from "~/shop/orders/link.server";
import { moveOwnOrder } from "~/shop/orders/move-own-order.server";
import { placeOrder } from "~/shop/orders/place-order.server";
import { openTestShop, quickIllustrator, type TestShop } from "~/shop.testing";
import { pageFour, runAll, sentForm } from "./making.testing";

/** What is printed is what was approved, whatever the shop is set up for by then. */

beforeEach(() => void vi.stubEnv("PATH", "/nowhere"));

async function paid(shop: TestShop): Promise<string> {
	const bookId = await sentForm(shop);
	await runAll(shop);
	const { id } = must(await placeOrder(shop, "system", await charged(shop, ROSA, bookId))).order;
	await runAll(shop);
	return id;
}
async function approve(shop: TestShop, orderId: string) {
	const key = new URL(orderLink(shop, orderId)).searchParams.get("key");
	must(await moveOwnOrder(shop, null, { orderId, key, step: "approve" }));
	await runAll(shop);
}
const order = (shop: TestShop) => shop.db.selectFrom("orders").selectAll().executeTakeFirstOrThrow();
const holds = async (shop: TestShop) =>
	(await shop.db.selectFrom("order_events").select("note").where("step", "=", "hold").execute()).map(
		({ note }) => note,
	);
const coverOf = async (shop: TestShop) =>
	(await shop.db.selectFrom("covers").select("id").executeTakeFirstOrThrow()).id;

test.each([
	["its cover", async (shop: TestShop) => coverArtKey(await coverOf(shop), "screen"), "cover"],
	["page 4", async (shop: TestShop) => artKey(await pageFour(shop), "screen"), "page 4"],
])("where nothing is kept of what a vendor painted of %s, no other picture is bought: its order waits for a person", async (name, keyOf, what) => {
	const { illustrator, bought } = quickPainter();
	const shop = await openTestShop({ illustrator });
	const id = await paid(shop);
	await shop.providers.files.remove([await keyOf(shop)]);
	await approve(shop, id);
	expect(await order(shop)).toMatchObject({ state: "on hold", held_from: "approved" });
	expect(await holds(shop)).toEqual([
		`The picture of ${name} could not be drawn for print: no vendor's picture of what was shown is kept, so another one would be printed.`,
	]);
	expect(bought.filter((one) => one.size === "print" && one.what === what)).toEqual([]);
});

test("a Painted book isn't printed as the shop draws by itself where its painter isn't set up any more", async () => {
	const { illustrator } = quickPainter();
	const shop = await openTestShop({ illustrator });
	const id = await paid(shop);
	const drawCover = vi.fn(quickIllustrator().drawCover);
	shop.providers.illustrator = { ...quickIllustrator(), drawCover };
	await approve(shop, id);
	expect(await order(shop)).toMatchObject({ state: "on hold", held_from: "approved" });
	expect((await holds(shop))[0]).toMatch(/: a vendor painted what was shown, and none is set up now,/);
	expect(drawCover).not.toHaveBeenCalled();
});

test("a book of a shop with one style stays in it once the shop paints: nothing of it is sent to a painter", async () => {
	const quick = quickIllustrator();
	const shop = await openTestShop({ illustrator: quick });
	const id = await paid(shop);
	expect(await shop.db.selectFrom("books").select("style").execute()).toEqual([{ style: "paper-theatre" }]);
	const { illustrator, bought } = quickPainter();
	shop.providers.illustrator = illustrator;
	shop.providers.styles = { painted: illustrator, "paper-theatre": quick };
	await told(shop, "redraw", id, "4");
	await runAll(shop);
	await approve(shop, id);
	expect((await order(shop)).state).toBe("at the printer");
	expect(bought).toEqual([]);
});

test("a cover whose book is deleted while it is drawn for print leaves no picture behind", async () => {
	const painter = quickPainter();
	const shop = await openTestShop({ illustrator: painter.illustrator });
	await sentForm(shop);
	await runAll(shop);
	const coverId = await coverOf(shop);
	shop.providers.illustrator = {
		...painter.illustrator,
		async drawCover(...brief) {
			const drawn = await painter.illustrator.drawCover(...brief);
			await shop.db.deleteFrom("covers").where("id", "=", coverId).execute();
			return drawn;
		},
	};
	await drawPrintCover(shop, coverId);
	await runAll(shop);
	const keys = [printKey(coverId), coverArtKey(coverId, "screen"), coverArtKey(coverId, "print")];
	expect(await Promise.all(keys.map((key) => shop.providers.files.get(key)))).toEqual([null, null, null]);
});
