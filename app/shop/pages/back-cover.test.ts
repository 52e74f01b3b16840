import { beforeEach, describe, expect, test, vi } from "vitest";
import { runAll, sentForm } from "~/jobs/making.testing";
import { quickPainter } from "~/providers/illustrator/painter.testing";
import type { Illustrator } from "~/providers/illustrator/port";
import { ROSA } from "~/shop/books/books.testing";
import { readScript } from "~/shop/books/read-script.server";
import { guest, must } from "~/shop/checkout/checkout.testing";
import { continueOrder } from "~/shop/orders/continue-order.server";
import { ordered } from "~/shop/orders/delete-photos.testing";
import { orderLink } from "~/shop/orders/link.server";
import { findProofPicture, readProof } from "~/shop/proof/read-proof.server";
import { spentOn } from "~/shop/spending/spend.server";
import { openTestShop, quickIllustrator, type TestShop } from "~/shop.testing";
import { BACK_LEVEL, BACK_PAGE, backCover } from "~/studio/story/back-cover";
import { beginBackToLookAt } from "./back-cover.server";
import { changePage } from "./change-page.server";
import { findPagePicture } from "./find-picture.server";
import { findSharedPicture } from "./find-shared-picture.server";
import { listPages } from "./list-pages.server";
import { sharePages } from "./share-pages.server";
import { writePages } from "./write-pages.server";

let shop: TestShop;
let bookId: string;
const drawSpread = vi.fn<Illustrator["drawSpread"]>();
const quick = quickIllustrator();

async function open(kind: "embedded" | "vendor" = "embedded"): Promise<void> {
	const whole = kind === "vendor" ? quickPainter().illustrator : quick;
	drawSpread.mockReset().mockImplementation(whole.drawSpread);
	shop = await openTestShop({ illustrator: { ...whole, drawSpread } });
	bookId = await sentForm(shop);
}
beforeEach(() => open());

const listed = async () => must(await listPages(shop, ROSA, bookId));
const picture = { number: BACK_PAGE, version: 1 };
const saysBack = async () => {
	const script = await readScript(shop, bookId);
	return script ? backCover(script).words.join(" ") : "";
};
const backs = () => drawSpread.mock.calls.filter(([{ spread }]) => spread.pages[0] === BACK_PAGE);
/** As a book whose pages were drawn before back covers were shown. */
const withoutBack = () => shop.db.deleteFrom("page_versions").where("first_page", "=", BACK_PAGE).execute();
/** Its order, looked through by whoever has its link. */
async function inProof() {
	const orderId = await ordered(shop, ROSA.id, bookId);
	await shop.db.updateTable("orders").set({ state: "proof" }).execute();
	return { orderId, key: new URL(orderLink(shop, orderId)).searchParams.get("key") };
}

describe("before it is bought", () => {
	test("a book's back cover is drawn as it is printed, after its pages, and is counted among none of them", async () => {
		await runAll(shop);
		const { back, ...book } = await listed();
		expect(book).toMatchObject({ ready: true, state: "ready", drawn: 24, of: 24 });
		expect(book.pages.map(({ number }) => number)).not.toContain(BACK_PAGE);
		expect(back).toMatchObject({ imageUrl: `/pages/${bookId}/25?v=1`, isComing: false });
		expect(back?.text).toBe(await saysBack());
		expect(back?.altText).toMatch(/\w{3,}.*\w{3,}/);
		const [[brief] = []] = backs();
		expect(brief).toMatchObject({ level: BACK_LEVEL, cast: [], seed: bookId, lettered: true });
		expect(drawSpread.mock.calls.at(-1)?.[0]).toEqual(brief);
		expect(backs()).toHaveLength(1);
	});

	test("its picture is its owner's alone, and nobody who is shown the pages gets it", async () => {
		await runAll(shop);
		expect(await findPagePicture(shop, ROSA, { bookId, ...picture })).not.toBeNull();
		for (const actor of [guest("ada"), null])
			expect(await findPagePicture(shop, actor, { bookId, ...picture })).toBeNull();
		const token = must(await sharePages(shop, ROSA, bookId)).token ?? "";
		expect(await findSharedPicture(shop, token, "24.jpg")).not.toBeNull();
		expect(await findSharedPicture(shop, token, "25.jpg")).toBeNull();
	});

	test("nothing of it is changed by itself", async () => {
		await runAll(shop);
		for (const by of ["redraw", "reword"] as const)
			expect(await changePage(shop, ROSA, { bookId, number: BACK_PAGE, by })).toMatchObject({
				error: { code: "not_found" },
			});
		const pages = [{ ...picture, words: "Nobody reads this." }];
		expect(await writePages(shop, ROSA, { bookId, pages })).toMatchObject({ error: { code: "not_found" } });
	});

	test("until it is drawn it says where it will be; one that can't be drawn takes no page along", async () => {
		drawSpread.mockImplementation(async (brief, ...rest) =>
			brief.spread.pages[0] === BACK_PAGE
				? { ok: false, error: "unusable" }
				: quick.drawSpread(brief, ...rest),
		);
		await runAll(shop);
		expect(backs()).toHaveLength(3);
		expect(await listed()).toMatchObject({
			ready: true,
			drawn: 24,
			back: { text: await saysBack(), imageUrl: null, isComing: false },
		});
		await shop.db
			.updateTable("page_versions")
			.set({ state: "drawing" })
			.where("first_page", "=", 25)
			.execute();
		expect((await listed()).back).toMatchObject({ imageUrl: null, isComing: true });
	});

	test("where pictures cost money it is shown with the first pages, and is paid for once", async () => {
		await open("vendor");
		await runAll(shop);
		const { pages, back } = await listed();
		expect([pages.length, back?.imageUrl]).toEqual([6, `/pages/${bookId}/25?v=1`]);
		// The cover, three double pages, and the back cover.
		expect(await spentOn(shop, bookId)).toMatchObject({ pictures: 5 });
	});

	test("where no page is shown it isn't either", async () => {
		shop.settings.PREVIEW_SPREADS = 0;
		await runAll(shop);
		expect(drawSpread).not.toHaveBeenCalled();
		expect(await listed()).toMatchObject({ of: 0, back: null });
	});

	test("a book whose pages are older gets one once somebody goes to look inside, the pages as they are; portraits aren't needed", async () => {
		await runAll(shop);
		await withoutBack();
		await shop.db.updateTable("characters").set({ likeness_key: null }).execute();
		drawSpread.mockClear();
		expect(await listed()).toMatchObject({ ready: true, back: null });
		await runAll(shop);
		expect(drawSpread).not.toHaveBeenCalled();
		for (const actor of [guest("ada"), ROSA, ROSA]) await beginBackToLookAt(shop, actor, bookId);
		await runAll(shop);
		expect(drawSpread).toHaveBeenCalledTimes(1);
		expect(await listed()).toMatchObject({ state: "ready", back: { imageUrl: `/pages/${bookId}/25?v=1` } });
	});
});

describe("in its proof", () => {
	test("it is seen by whoever has the order's link, and by nobody else", async () => {
		await runAll(shop);
		const asked = await inProof();
		const { back, pages } = must(await readProof(shop, null, asked));
		expect(pages).toHaveLength(24);
		expect(back).toMatchObject({
			text: await saysBack(),
			imageUrl: `/orders/${asked.orderId}/pages/25?v=1`,
			isComing: false,
		});
		expect(await findProofPicture(shop, null, { ...asked, ...picture })).not.toBeNull();
		for (const key of [null, "forged.key"])
			expect(await findProofPicture(shop, null, { ...asked, ...picture, key })).toBeNull();
	});

	test("of an older book it is drawn while its family is waited for, and no answer is waited for longer by that", async () => {
		await runAll(shop);
		await withoutBack();
		const pages = await shop.db.selectFrom("page_versions").select("created_at").execute();
		const asked = await inProof();
		shop.clock.advance(24 * 3600_000);
		expect(must(await readProof(shop, null, asked)).back).toBeNull();
		await continueOrder(shop, asked.orderId);
		await runAll(shop);
		const { back, isDrawing } = must(await readProof(shop, null, asked));
		expect([back?.imageUrl, isDrawing]).toEqual([`/orders/${asked.orderId}/pages/25?v=1`, false]);
		const begun = await shop.db
			.selectFrom("page_versions")
			.select("created_at")
			.where("first_page", "=", BACK_PAGE)
			.executeTakeFirstOrThrow();
		expect(begun).toEqual(pages[0]);
	});

	test("once an older book is approved nothing more of it is drawn", async () => {
		await runAll(shop);
		await withoutBack();
		const asked = await inProof();
		await shop.db.updateTable("orders").set({ state: "approved" }).execute();
		drawSpread.mockClear();
		expect(must(await readProof(shop, null, asked)).back).toBeNull();
		await runAll(shop);
		expect(backs()).toEqual([]);
	});
});
