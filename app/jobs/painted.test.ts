import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { told } from "~/commands/shop/shop-commands.testing";
import { PAINTER_CENTS, quickPainter } from "~/providers/illustrator/painter.testing";
import { ROSA } from "~/shop/books/books.testing";
import { charged, must } from "~/shop/checkout/checkout.testing";
import { advanceOrder } from "~/shop/orders/advance-order.server";
import { orderLink } from "~/shop/orders/link.server";
import { placeOrder } from "~/shop/orders/place-order.server";
import { hasPoppler } from "~/shop/printing/preflight.testing";
import { editWords } from "~/shop/proof/edit-words.server";
import { spentOn } from "~/shop/spending/spend.server";
import { openTestShop, type TestShop } from "~/shop.testing";
import { runAll, sentForm } from "./making.testing";
import { swept } from "./sweep.testing";

/** What a book costs whose pictures are bought: little while it is looked at, and more once it is approved. */

let shop: TestShop;
let painter: ReturnType<typeof quickPainter>;
beforeEach(async () => {
	// To look at a book's files with other tools takes seconds: only where a test is about that.
	vi.stubEnv("PATH", "/nowhere");
	painter = quickPainter();
	shop = await openTestShop({ illustrator: painter.illustrator });
});
afterEach(() => void vi.unstubAllEnvs());

const order = () => shop.db.selectFrom("orders").selectAll().executeTakeFirstOrThrow();
const bought = (size: "screen" | "print") =>
	painter.bought.filter((one) => one.size === size).map(({ what }) => what);

async function paid(): Promise<string> {
	const bookId = await sentForm(shop);
	await runAll(shop);
	const { id } = must(await placeOrder(shop, "system", await charged(shop, ROSA, bookId))).order;
	await runAll(shop);
	return id;
}
async function take(id: string, step: "approve" | "resume") {
	await advanceOrder(shop.db, shop, id, { step, by: step === "approve" ? "family" : "operator" });
	await runAll(shop);
}
async function files(): Promise<string[]> {
	const all: string[] = [];
	for await (const key of shop.providers.files.keys()) all.push(key);
	return all;
}

test("until it is approved a book is bought at the screen's size alone; then each of its pictures once more, large", async () => {
	const id = await paid();
	expect((await order()).state).toBe("proof");
	expect(bought("print")).toEqual([]);
	const shown = bought("screen");
	await take(id, "approve");
	expect((await order()).state).toBe("at the printer");
	expect(bought("screen")).toEqual(shown);
	expect(bought("print").sort()).toEqual([...shown].sort());
	const { screen, print } = PAINTER_CENTS;
	expect(await spentOn(shop, (await order()).book_id)).toMatchObject({
		pictures: 2 * shown.length,
		cost: shown.length * (screen + print) * shop.settings.COST_OF_DOLLAR,
	});
});

test("a shop that is killed after a picture was bought, and before that is written down, buys none twice and counts each once", async () => {
	const { files: whole } = shop.providers;
	let cuts = 0;
	shop.providers.files = {
		...whole,
		put: async (key, bytes, type) => {
			await whole.put(key, bytes, type);
			if (/art(-print)?\.jpg$/.test(key) && cuts++ % 3 === 0) throw new Error("killed");
		},
	};
	const id = await paid();
	for (let turn = 0; turn < 5; turn++) await runAll(shop);
	await take(id, "approve");
	for (let turn = 0; turn < 5; turn++) await runAll(shop);
	expect((await order()).state).toBe("at the printer");
	expect(cuts).toBeGreaterThan(10);
	for (const size of ["screen", "print"] as const)
		expect(new Set(bought(size)).size, size).toBe(bought(size).length);
	const { pictures } = await spentOn(shop, (await order()).book_id);
	expect(pictures).toBe(painter.bought.length);
});

test("a bought book is printed whatever the day has cost", async () => {
	const id = await paid();
	shop.settings.COST_OF_DAY = 0;
	shop.settings.COST_OF_FAMILY = 0;
	await take(id, "approve");
	expect((await order()).state).toBe("at the printer");
});

test.skipIf(!hasPoppler)(
	"pictures that came too coarse wait for a person, who is told so, and are painted anew when it goes on",
	async () => {
		vi.unstubAllEnvs();
		painter.fineness.ppi = 120;
		const id = await paid();
		await take(id, "approve");
		expect((await order()).state).toBe("on hold");
		const { note } = await shop.db
			.selectFrom("order_events")
			.select("note")
			.where("step", "=", "hold")
			.executeTakeFirstOrThrow();
		expect(note).toContain("page 4: its picture came with 120 px in an inch of print, which needs 200");
		const before = bought("print").length;
		painter.fineness.ppi = 230;
		await take(id, "resume");
		expect((await order()).state).toBe("at the printer");
		expect(bought("print")).toHaveLength(2 * before);
		// Fine enough, if not as fine as it could be.
		expect(shop.logged.some(({ event }) => event === "coarse pictures")).toBe(true);
		expect(await told(shop, "preflight", id)).toContain(
			"page 4: its picture came with 230 px in an inch of print, where 250 are better",
		);
	},
);

test("what was made for print is forgotten after twelve months, with what was bought for it; what was shown stays as it was bought", async () => {
	const id = await paid();
	const key = new URL(orderLink(shop, id)).searchParams.get("key");
	// Another version of the same picture is in the book than the one that it was bought for.
	const pages = [{ number: 5, words: "And off they went.", version: 1 }];
	must(await editWords(shop, null, { orderId: id, key, pages }));
	await runAll(shop);
	await take(id, "approve");
	const arts = async (ending: string) => (await files()).filter((key) => key.endsWith(ending)).length;
	const pictures = bought("screen").length;
	expect([await arts("/art.jpg"), await arts("/art-print.jpg")]).toEqual([pictures, pictures]);
	shop.clock.advance(366 * 24 * 3600_000);
	await swept(shop);
	expect([await arts("/art.jpg"), await arts("/art-print.jpg")]).toEqual([pictures, 0]);
	expect((await files()).filter((key) => /^covers\/.*print\.jpg$/.test(key))).toEqual([]);
});
