import { beforeEach, expect, test, vi } from "vitest";
import { told } from "~/commands/shop/shop-commands.testing";
import { quickPainter } from "~/providers/illustrator/painter.testing";
import type { Illustrator } from "~/providers/illustrator/port";
import { ROSA } from "~/shop/books/books.testing";
import { charged, must } from "~/shop/checkout/checkout.testing";
import { SCREEN_PX } from "~/shop/covers/rules";
import { orderLink } from "~/shop/orders/link.server";
import { moveOwnOrder } from "~/shop/orders/move-own-order.server";
import { placeOrder } from "~/shop/orders/place-order.server";
import { spentOn } from "~/shop/spending/spend.server";
import { openTestShop, type TestShop } from "~/shop.testing";
import { runAll, sentForm } from "./making.testing";

/** An approved book of whose pictures one isn't painted large: it is drawn anew, and its family approves it once more. */

let shop: TestShop;
let id: string;
let refuses: "the cover" | "page 4" | null;
beforeEach(async () => {
	vi.stubEnv("PATH", "/nowhere");
	refuses = null;
	const { illustrator } = quickPainter();
	const refused = async () => ({ ok: false, error: "refused" }) as const;
	const drawCover: Illustrator["drawCover"] = (brief, size, ...rest) =>
		refuses === "the cover" && size !== SCREEN_PX ? refused() : illustrator.drawCover(brief, size, ...rest);
	const drawSpread: Illustrator["drawSpread"] = (brief, size, ...rest) =>
		refuses === "page 4" && size !== SCREEN_PX && brief.spread.pages[0] === 4
			? refused()
			: illustrator.drawSpread(brief, size, ...rest);
	shop = await openTestShop({ illustrator: { ...illustrator, drawCover, drawSpread } });
	const bookId = await sentForm(shop);
	await runAll(shop);
	id = must(await placeOrder(shop, "system", await charged(shop, ROSA, bookId))).order.id;
	await runAll(shop);
});

const order = () => shop.db.selectFrom("orders").selectAll().executeTakeFirstOrThrow();
async function approve() {
	const key = new URL(orderLink(shop, id)).searchParams.get("key");
	must(await moveOwnOrder(shop, null, { orderId: id, key, step: "approve" }));
	await runAll(shop);
}
const mails = async (name: string) =>
	((await shop.providers.sandbox.outbox?.list()) ?? []).filter((mail) => mail.id.startsWith(name));
const notes = async () =>
	(await shop.db.selectFrom("order_events").select("note").where("step", "=", "hold").execute()).map(
		({ note }) => note,
	);

test("a page that nobody paints large holds its order by name; drawn anew by us it is shown again, approved again and printed", async () => {
	refuses = "page 4";
	await approve();
	expect(await order()).toMatchObject({ state: "on hold", held_from: "approved" });
	expect(await notes()).toEqual(["The picture of page 4 could not be drawn for print: refused."]);
	const promised = (await order()).estimated_delivery;

	expect(await told(shop, "redraw", id, "5")).toContain("is being drawn anew");
	expect(await order()).toMatchObject({ state: "proof", held_from: null, estimated_delivery: null });
	refuses = null;
	await runAll(shop);
	const [asked, ...others] = await mails("order-reshown");
	expect(asked?.text).toContain("approve it once more");
	expect(others).toEqual([]);

	shop.clock.advance(3 * 24 * 3600_000);
	await approve();
	expect((await order()).state).toBe("at the printer");
	expect((await order()).estimated_delivery).not.toBe(promised);
	expect(await mails("order-approved")).toHaveLength(2);
	const versions = shop.db.selectFrom("page_versions").selectAll().where("first_page", "=", 4);
	expect(await versions.execute()).toMatchObject([{ version: 2, made_by: "operator", chosen: 1 }]);
});

test("one that nobody paints a second time is asked of the family a second time", async () => {
	refuses = "page 4";
	for (let time = 1; time <= 2; time++) {
		await approve();
		expect((await order()).state).toBe("on hold");
		await told(shop, "redraw", id, "4");
		await runAll(shop);
		expect(await mails("order-reshown")).toHaveLength(time);
	}
});

test("a page without a picture leaves the order where it is, and so does one whose files are written", async () => {
	refuses = "page 4";
	await approve();
	await expect(told(shop, "redraw", id, "2")).rejects.toThrow("Page 2 has no picture to redraw.");
	expect((await order()).state).toBe("on hold");
	refuses = null;
	shop.providers.printer = null;
	await told(shop, "resume", id);
	await runAll(shop);
	expect(await notes()).toContain("No printer is set up.");
	await expect(told(shop, "redraw", id, "4")).rejects.toThrow(
		"The files for print of this book are written: its pictures stay as they are.",
	);
	expect((await order()).state).toBe("on hold");
});

test("a cover that nobody paints large is another one once it is drawn anew, paid for and approved again", async () => {
	refuses = "the cover";
	await approve();
	expect(await notes()).toEqual(["The picture of its cover could not be drawn for print: refused."]);
	const { cover_id, book_id } = await order();
	const { pictures } = await spentOn(shop, book_id);
	expect(await told(shop, "redraw", id, "cover")).toContain("is being drawn anew");
	expect((await order()).state).toBe("proof");
	refuses = null;
	await runAll(shop);
	expect((await order()).cover_id).not.toBe(cover_id);
	expect((await spentOn(shop, book_id)).pictures).toBe(pictures + 1);
	expect(await mails("order-reshown")).toHaveLength(1);
	await approve();
	expect((await order()).state).toBe("at the printer");
});

test("a cover that can't be drawn anew either leaves the one before, and the book can be approved", async () => {
	refuses = "the cover";
	await approve();
	const { cover_id } = await order();
	const refused = async () => ({ ok: false, error: "refused" }) as const;
	const { drawCover } = shop.providers.illustrator;
	shop.providers.illustrator.drawCover = refused;
	await told(shop, "redraw", id, "cover");
	await runAll(shop);
	expect((await order()).cover_id).toBe(cover_id);
	shop.providers.illustrator.drawCover = drawCover;
	refuses = null;
	await approve();
	expect((await order()).state).toBe("at the printer");
});
