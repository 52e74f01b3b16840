import { beforeEach, expect, test } from "vitest";
import { runAll } from "~/jobs/making.testing";
import { runDueJobs } from "~/jobs/worker.server";
import { ROSA } from "~/shop/books/books.testing";
import { DELIVERY, must } from "~/shop/checkout/checkout.testing";
import { openTestShop, quickIllustrator, type TestShop } from "~/shop.testing";
import { readDedication } from "~/studio/story/dedication";
import { advanceOrder } from "./advance-order.server";
import { changeDetails } from "./change-details.server";
import { continueOrder } from "./continue-order.server";
import { drawnBook, ordered } from "./delete-photos.testing";
import { DETAILS_TEXTS } from "./details";
import { provingLink } from "./link.server";
import { moveOwnOrder } from "./move-own-order.server";
import { makeOrder } from "./orders.testing";

let shop: TestShop;
let bookId: string;
let orderId: string;
beforeEach(async () => {
	shop = await openTestShop({ illustrator: quickIllustrator() });
	bookId = (await drawnBook(shop, ROSA)).bookId;
	orderId = await ordered(shop, ROSA.id, bookId);
});

const set = (facts: { state?: "making" | "proof"; gift_message?: string }) =>
	shop.db.updateTable("orders").set(facts).where("id", "=", orderId).execute();
const asked = () => ({
	orderId,
	key: new URL(provingLink(shop, orderId, "/details")).searchParams.get("key"),
});
const say = (giftMessage: string) =>
	changeDetails(shop, null, { ...asked(), details: { ...DELIVERY, giftMessage } });
const approve = () => moveOwnOrder(shop, null, { ...asked(), step: "approve" });
const order = () =>
	shop.db.selectFrom("orders").selectAll().where("id", "=", orderId).executeTakeFirstOrThrow();
/** What the page of the dedication says in the book, and how many versions there are of it. */
async function page() {
	const versions = await shop.db
		.selectFrom("page_versions")
		.selectAll()
		.where("book_id", "=", bookId)
		.where("first_page", "=", 2)
		.execute();
	const [words = ""]: string[] = JSON.parse(versions.find(({ chosen }) => chosen === 1)?.words ?? "[]");
	return { ...readDedication(words), versions: versions.length };
}

test("what a gift says is on the page of the dedication before the book is shown", async () => {
	const { dedication } = await page();
	await set({ state: "making", gift_message: "Happy birthday!\n\nWith love" });
	expect(await continueOrder(shop, orderId)).toBe("drawing");
	for (let tries = 0; tries < 5; tries++) {
		await runDueJobs(shop);
		await continueOrder(shop, orderId);
	}
	expect(await page()).toEqual({ dedication, message: "Happy birthday!\n\nWith love", versions: 2 });
});

test("changed while the book is looked through, it is drawn onto its page, and approving waits for it", async () => {
	await set({ state: "proof" });
	must(await say("For you"));
	expect(await approve()).toMatchObject({ ok: false, error: { code: "conflict" } });
	expect(await say("For you all")).toMatchObject({
		ok: false,
		error: { code: "conflict", fields: { giftMessage: [DETAILS_TEXTS.messageBusy] } },
	});
	await runDueJobs(shop);
	expect(await page()).toMatchObject({ message: "For you", versions: 2 });
	must(await say(""));
	await runDueJobs(shop);
	expect(await page()).toMatchObject({ message: "", versions: 3 });
	expect(await approve()).toMatchObject({ value: "approved" });
});

test("the same message again asks for nothing", async () => {
	await set({ state: "proof" });
	must(await say(""));
	expect(await page()).toMatchObject({ versions: 1 });
});

test("a book isn't approved without what its order says", async () => {
	await set({ state: "proof", gift_message: "For you" });
	expect(await approve()).toMatchObject({ ok: false, error: { code: "conflict" } });
	await runDueJobs(shop);
	expect((await page()).message).toBe("For you");
	expect(await approve()).toMatchObject({ value: "approved" });
});

test("a message that can't be put there makes the order wait for a person, and a family is told", async () => {
	const refuses = async () => ({ ok: false, error: "refused" }) as const;
	shop.providers.illustrator = { ...shop.providers.illustrator, drawSpread: refuses };
	await set({ state: "proof", gift_message: "For you" });
	await approve();
	await runAll(shop);
	expect(await approve()).toMatchObject({ error: { message: DETAILS_TEXTS.messageFailed } });
	await set({ state: "making" });
	await continueOrder(shop, orderId);
	expect((await order()).state).toBe("on hold");
	must(await advanceOrder(shop.db, shop, orderId, { step: "resume", by: "operator" }));
});

test("once the heads have gone a gift's message is still put on its page, or taken off, for the order again that says so", async () => {
	const { cover_id } = await shop.db.selectFrom("books").select("cover_id").executeTakeFirstOrThrow();
	await shop.db.updateTable("orders").set({ cover_id }).execute();
	const made = async (id: string) => {
		for (let tries = 0; tries < 5; tries++) {
			await continueOrder(shop, id);
			await runAll(shop);
		}
		const made = await shop.db.selectFrom("orders").select("state").where("id", "=", id).executeTakeFirst();
		return made?.state;
	};
	expect(await made(orderId)).toBe("proof");
	await shop.db.updateTable("characters").set({ likeness_key: null }).execute();
	const others = () =>
		shop.db.selectFrom("page_versions").select(["id", "state"]).where("first_page", "!=", 2).execute();
	const before = await others();
	for (const message of ["For Grandma, with love", ""]) {
		const again = await makeOrder(shop, ROSA.id, { book_id: bookId, cover_id, gift_message: message });
		expect(await made(again)).toBe("proof");
		expect((await page()).message).toBe(message);
	}
	expect(await others()).toEqual(before);
	expect((await page()).versions).toBe(3);
});
