import { beforeEach, describe, expect, test, vi } from "vitest";
import { runDueJobs } from "~/jobs/worker.server";
import type { Illustrator } from "~/providers/illustrator/port";
import { ROSA } from "~/shop/books/books.testing";
import { must } from "~/shop/checkout/checkout.testing";
import { drawnBook, ordered } from "~/shop/orders/delete-photos.testing";
import { orderLink } from "~/shop/orders/link.server";
import { moveOwnOrder } from "~/shop/orders/move-own-order.server";
import { makeOrder } from "~/shop/orders/orders.testing";
import { openTestShop, quickIllustrator, type TestShop } from "~/shop.testing";
import { chooseProofVersion } from "./choose-version.server";
import { editWords } from "./edit-words.server";
import { findProofPicture, readProof, readProofVersions } from "./read-proof.server";
import { redrawPage } from "./redraw-page.server";
import { MOST_PROOF_REDRAWS, PROOF_TEXTS } from "./rules";

let shop: TestShop;
let bookId: string;
let orderId: string;
const drawSpread = vi.fn<Illustrator["drawSpread"]>();

beforeEach(async () => {
	const quick = quickIllustrator();
	drawSpread.mockReset().mockImplementation(quick.drawSpread);
	shop = await openTestShop({ illustrator: { ...quick, drawSpread } });
	bookId = (await drawnBook(shop, ROSA)).bookId;
	orderId = await ordered(shop, ROSA.id, bookId);
	await stand("proof");
});

const stand = (state: "proof" | "approved" | "making" | "cancelled") =>
	shop.db.updateTable("orders").set({ state }).where("id", "=", orderId).execute();
/** Orders are shown to families and to whoever has the link: a guest comes by that. */
const asked = () => ({ orderId, key: new URL(orderLink(shop, orderId)).searchParams.get("key") });
const edit = (number: number, words: string, version = 1) =>
	editWords(shop, null, { ...asked(), pages: [{ number, words, version }] });
const redraw = (number: number) => redrawPage(shop, null, { ...asked(), number });
const choose = (number: number, version: number) =>
	chooseProofVersion(shop, null, { ...asked(), number, version });
const proof = async () => must(await readProof(shop, null, asked()));
const page = async (number: number) => (await proof()).pages.find((one) => one.number === number);
const versions = async (number: number) =>
	(await readProofVersions(shop, asked(), bookId, number)).versions.map(
		({ version, chosen }) => `${version}${chosen ? " chosen" : ""}`,
	);
const approve = () => moveOwnOrder(shop, null, { ...asked(), step: "approve" });

test("the whole book is shown page by page, to whoever has the link and to nobody else", async () => {
	const { pages, closed, state } = await proof();
	expect(pages.map(({ number }) => number)).toEqual(Array.from({ length: 24 }, (_, i) => i + 1));
	expect([closed, state]).toEqual([null, "proof"]);
	const picture = { ...asked(), number: 4, version: 1 };
	expect(await findProofPicture(shop, null, picture)).not.toBeNull();
	for (const key of [null, "", "forged.key"]) {
		expect(await readProof(shop, null, { orderId, key })).toMatchObject({ error: { code: "not_found" } });
		expect(await findProofPicture(shop, null, { ...picture, key })).toBeNull();
	}
});

describe("a family's own words", () => {
	test("are drawn, in the book once they are there, and the earlier ones stay to go back to", async () => {
		const before = await page(5);
		expect(await edit(5, "  And off they went,\nall three.  ")).toMatchObject({ ok: true });
		expect((await page(5))?.text).toBe(before?.text);
		await runDueJobs(shop);
		expect((await page(5))?.text).toBe("And off they went, all three.");
		expect((await page(4))?.text).not.toBe("");
		expect(await versions(5)).toEqual(["1", "2 chosen"]);
		const [first, second] = drawSpread.mock.calls
			.map(([brief]) => brief)
			.filter(({ spread }) => spread.pages[0] === 4);
		expect(second?.seed).toBe(first?.seed);
		expect(await choose(4, 1)).toMatchObject({ ok: true });
		expect(await page(5)).toEqual(before);
	});

	test("may be a dedication of several lines", async () => {
		must(await edit(2, "For Rosa,\nwho sings."));
		await runDueJobs(shop);
		expect((await page(2))?.text).toBe("For Rosa,\nwho sings.");
	});

	test("leave what a gift says under the dedication, and going back to a page without it takes it off the order", async () => {
		const says = "For Rosa\n\nHappy birthday!\n\nGranny";
		await shop.db
			.updateTable("page_versions")
			.set({ words: JSON.stringify([says]) })
			.where("first_page", "=", 2)
			.execute();
		await shop.db.updateTable("orders").set({ gift_message: "Happy birthday!\n\nGranny" }).execute();
		must(await edit(2, "For Rosa,\n\nwho sings."));
		await runDueJobs(shop);
		expect((await page(2))?.text).toBe("For Rosa,\nwho sings.\n\nHappy birthday!\n\nGranny");
		await shop.db
			.updateTable("page_versions")
			.set({ words: JSON.stringify(["For Rosa"]) })
			.where("version", "=", 1)
			.where("first_page", "=", 2)
			.execute();
		must(await choose(2, 1));
		expect((await shop.db.selectFrom("orders").select("gift_message").executeTakeFirst())?.gift_message).toBe(
			"",
		);
		expect(await approve()).toMatchObject({ value: "approved" });
	});

	test("that are what a page says already ask for nothing, however much it says", async () => {
		const long = "The wind carried the map over the wall, and everybody ran. ".repeat(12).trim();
		await shop.db
			.updateTable("page_versions")
			.set({ words: JSON.stringify(["On the left.", long]) })
			.where("first_page", "=", 4)
			.execute();
		must(await edit(5, long));
		expect(await versions(5)).toEqual(["1 chosen"]);
		// It may go on saying as much, and not more.
		expect(await edit(5, `${long}!`)).toMatchObject({ error: { code: "invalid" } });
		must(await edit(5, long.replace("wind", "rain")));
	});

	test("of two pages that lie open are put into the book together, or neither", async () => {
		const both = (left: string, right: string) =>
			editWords(shop, null, {
				...asked(),
				pages: [
					{ number: 4, version: 1, words: left },
					{ number: 5, version: 1, words: right },
				],
			});
		const refused = await both("All of it.", "");
		expect(refused).toMatchObject({ error: { fields: { "words-5": [PROOF_TEXTS.empty] } } });
		expect(await versions(4)).toEqual(["1 chosen"]);
		must(await both("All of it.", "And the rest."));
		await runDueJobs(shop);
		expect([(await page(4))?.text, (await page(5))?.text]).toEqual(["All of it.", "And the rest."]);
		expect((await proof()).edits).toEqual({ left: 99, of: 100 });
	});

	test("aren't written on the title page, which says the title", async () => {
		expect(await edit(1, "Another title")).toMatchObject({ error: { code: "not_found" } });
	});

	test("may be had a hundred times: of two pictures at once neither is begun where one is left", async () => {
		await shop.db.updateTable("previews").set({ edits: 99 }).execute();
		const two = [
			{ number: 2, version: 1, words: "For all of us" },
			{ number: 3, version: 1, words: "Once." },
		];
		expect(await editWords(shop, null, { ...asked(), pages: two })).toMatchObject({
			error: { code: "quota", message: PROOF_TEXTS.editsUsed },
		});
		expect((await proof()).edits).toEqual({ left: 1, of: 100 });
		expect(await versions(2)).toEqual(["1 chosen"]);
	});

	test("that are the same as before ask for nothing", async () => {
		must(await edit(5, (await page(5))?.text ?? ""));
		expect(await versions(5)).toEqual(["1 chosen"]);
	});

	test.each([
		["nothing", "   ", PROOF_TEXTS.empty],
		["too many", "x".repeat(600), "too long for its page"],
		["an emoji", "And they saw a 🐳.", "We can’t print “🐳”"],
		["heaped with accents", `And they sa\u0301${"\u0300".repeat(30)}w.`, "We can’t print so many accents"],
		["what doesn't belong into a children's book", "Then he was murdered.", PROOF_TEXTS.unsuitable],
	])("are refused where they are %s", async (_, words, says) => {
		const refused = await edit(5, words);
		expect(refused).toMatchObject({ ok: false, error: { code: "invalid" } });
		if (!refused.ok) expect(refused.error.fields?.["words-5"]?.[0]).toContain(says);
		expect(await versions(5)).toEqual(["1 chosen"]);
	});

	test("of a tab that shows an older version are answered with the newer ones", async () => {
		must(await edit(5, "The first tab's."));
		expect(await edit(5, "The second tab's, at once.")).toMatchObject({
			error: { code: "conflict", message: PROOF_TEXTS.beingDrawn },
		});
		await runDueJobs(shop);
		expect(await edit(5, "The second tab's.")).toMatchObject({
			error: { code: "conflict", details: { newer: { "words-5": "The first tab's." } } },
		});
		expect(await edit(5, "The second tab's.", 2)).toMatchObject({ ok: true });
	});

	test.each([0, 25, 99, 1.5])("are on no page %s", async (number) => {
		expect(await edit(number, "Nowhere.")).toMatchObject({ ok: false });
	});
});

describe("a picture drawn anew", () => {
	test("says the same, is in the book once it is there, and a second press asks for nothing more", async () => {
		const before = await page(4);
		must(await redraw(4));
		must(await redraw(5));
		await runDueJobs(shop);
		expect(await versions(4)).toEqual(["1", "2 chosen"]);
		expect((await page(4))?.text).toBe(before?.text);
		expect((await proof()).redraws.left).toBe(MOST_PROOF_REDRAWS - 1);
	});

	test("is had five times a book", async () => {
		for (const number of [4, 6, 8, 10, 12]) must(await redraw(number));
		expect(await redraw(14)).toMatchObject({ error: { code: "quota", message: PROOF_TEXTS.redrawsUsed } });
		expect((await proof()).redraws.left).toBe(0);
	});

	test("that fails is given back", async () => {
		drawSpread.mockImplementation(async () => ({ ok: false, error: "refused" }));
		must(await redraw(4));
		for (let i = 0; i < 4; i++) {
			await runDueJobs(shop);
			shop.clock.advance(60_000);
		}
		expect((await proof()).redraws.left).toBe(MOST_PROOF_REDRAWS);
		expect(await versions(4)).toEqual(["1 chosen"]);
	});

	test("needs the heads", async () => {
		await shop.db.updateTable("characters").set({ likeness_key: null }).execute();
		expect(await redraw(4)).toMatchObject({ error: { message: PROOF_TEXTS.noHeads } });
	});
});

describe("approving", () => {
	test("waits for a page that is being drawn", async () => {
		must(await edit(5, "And off they went."));
		expect(await approve()).toMatchObject({ error: { code: "conflict" } });
		await runDueJobs(shop);
		expect(await approve()).toMatchObject({ value: "approved" });
	});

	test("ends all changes, whichever comes first", async () => {
		must(await approve());
		const closed = { error: { code: "conflict", message: PROOF_TEXTS.approved } };
		expect(await edit(5, "Too late.")).toMatchObject(closed);
		expect(await redraw(4)).toMatchObject(closed);
		expect(await choose(4, 1)).toMatchObject(closed);
		expect((await proof()).closed).toBe(PROOF_TEXTS.approved);
	});
});

test.each([
	"making",
	"cancelled",
] as const)("while an order is %s its book can't be changed", async (state) => {
	await stand(state);
	expect(await edit(5, "Now.")).toMatchObject({ error: { code: "conflict", message: PROOF_TEXTS.notNow } });
});

test("another order of the same book prints it as it was approved", async () => {
	await stand("approved");
	orderId = await makeOrder(shop, ROSA.id, { book_id: bookId, first_for: null, state: "proof" });
	expect(await edit(5, "Otherwise.")).toMatchObject({ error: { message: PROOF_TEXTS.again } });
});
