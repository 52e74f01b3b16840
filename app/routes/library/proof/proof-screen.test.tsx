import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, test } from "vitest";
import { runDueJobs } from "~/jobs/worker.server";
import { ROSA } from "~/shop/books/books.testing";
import { drawnBook, ordered } from "~/shop/orders/delete-photos.testing";
import { PROOF_TEXTS } from "~/shop/proof/rules";
import { replaceShop as serveWith } from "~/shop.server";
import { openTestShop, quickIllustrator, type TestShop } from "~/shop.testing";
import { ask, thrown } from "../library.testing";
import { keyOf, opened } from "../shown.testing";
import { ProofScreen } from "./ProofScreen";
import { action, loader } from "./route";

let shop: TestShop;
let orderId: string;
let cookie: string;
beforeEach(async () => {
	shop = await openTestShop({ illustrator: quickIllustrator() });
	serveWith(shop);
	const { bookId } = await drawnBook(shop, ROSA);
	orderId = await ordered(shop, ROSA.id, bookId);
	await shop.db.updateTable("orders").set({ state: "proof" }).execute();
	cookie = opened(orderId, keyOf(shop, orderId));
});

const at = (page: number) => `/orders/${orderId}/proof?page=${page}`;
const post = (form: Record<string, string>) => action(ask(at(4), { cookie, form }, { orderId }));
type Failed = Exclude<Awaited<ReturnType<typeof post>>, Response>["data"];
/** A page as a browser without scripts sees it; with what was answered to its form. */
async function shown(page: number, answered?: Failed): Promise<string> {
	const { screen } = await loader(ask(at(page), { cookie }, { orderId }));
	if (!screen) throw new Error("there are no pages");
	return renderToStaticMarkup(<ProofScreen {...screen} {...answered} />);
}
const refused = async (form: Record<string, string>) => {
	const answer = await post(form);
	return { status: answer.init?.status, html: await shown(4, answer.data) };
};

test("an opening has its words to write, its picture to draw anew, and the press that approves", async () => {
	const html = await shown(4);
	for (const says of [
		"Words of page 5",
		"Redraw this page",
		"Is a name spelled wrong?",
		`/orders/${orderId}/approve`,
		"Approve my book",
		"You have <strong>7 days</strong> left",
		"5 of 5 redraws left for this book",
		"100 of 100 changes left for this book. What there is",
		"100 of 100 changes left for this book: each picture",
	])
		expect(html).toContain(says);
	expect(html).not.toContain(`action="/orders/${orderId}/approve"`);
	expect(html).toMatch(/<details class="accordion"><summary>Put it right on every page/);
});

test("the back cover is seen after the last page, to which every other one leads before it is approved", async () => {
	const at = `/orders/${orderId}/proof?page=24#back-cover`;
	expect(await shown(4)).toContain(`href="${at}"`);
	const html = await shown(24);
	expect(html).not.toContain(`href="${at}"`);
	expect(html).toMatch(new RegExp(`<img[^>]*src="/orders/${orderId}/pages/25\\?v=1"[^>]*alt="\\w[^"]{8,}"`));
	expect(html).toMatch(/id="back-cover"/);
});

test("a text that another tab has overtaken is shown beside the newer one, and nothing typed is lost", async () => {
	const write = (words: string) => ({ intent: "write", number: "4", "version-5": "1", "words-5": words });
	expect((await thrown(post(write("The first tab's words.")))).status).toBe(303);
	await runDueJobs(shop);
	const { status, html } = await refused(write("The second tab's words."));
	expect(status).toBe(409);
	expect(html).toContain("On the page now:");
	expect(html).toContain("The first tab&#x27;s words.");
	expect(html).toMatch(/<textarea[^>]*id="words-5"[^>]*>The second tab&#x27;s words\.<\/textarea>/);
	expect(html).toContain('name="version-5" value="2"');
});

test("a page saved empty says why not beside its field, and what was typed for the other one stays", async () => {
	const sent = { "version-4": "1", "words-4": "", "version-5": "1", "words-5": "And Mia laughed 🐳." };
	const { status, html } = await refused({ intent: "write", number: "4", ...sent });
	expect(status).toBe(422);
	expect(html).toContain(`<a href="#words-4">${PROOF_TEXTS.empty}</a>`);
	expect(html).toMatch(/id="words-4-error".*This page needs at least one word/);
	expect(html).toContain('href="#words-5"');
	expect(html).toMatch(/<textarea[^>]*id="words-4"[^>]*><\/textarea>/);
	expect(html).toMatch(/<textarea[^>]*id="words-5"[^>]*>And Mia laughed 🐳\.<\/textarea>/);
	// The browser's own words would come first, and say nothing of a book.
	expect(html).toMatch(/<form[^>]*noValidate=""[^>]*><input type="hidden" name="number" value="4"/i);
});

test("once all changes are used the page says so where they were, and only what was typed and refused is shown", async () => {
	await shop.db.updateTable("previews").set({ edits: 100, proof_redraws: 5 }).execute();
	const html = await shown(4);
	expect(html).not.toContain("<textarea");
	expect(html).not.toMatch(/value="(write|respell|redraw)"/);
	expect(html.split(PROOF_TEXTS.editsUsed)).toHaveLength(3);
	expect(html).toContain("0 of 5 redraws left for this book");
	const sent = { "version-4": "1", "words-4": "Too late." };
	expect((await refused({ intent: "write", number: "4", ...sent })).html).toContain(">Too late.</textarea>");
});

test("a name that can't be printed is said beside its field, which stays open with what was typed", async () => {
	const { status, html } = await refused({ intent: "respell", number: "4", who: "c1", name: "Mia 🐳" });
	expect(status).toBe(422);
	expect(html).toContain('href="#respelled-name"');
	expect(html).toMatch(/<details class="accordion" open=""><summary>Put it right on every page/);
	expect(html).toContain('value="Mia 🐳"');
});

test("a name is respelled by one press, and the opening says that it is being drawn", async () => {
	const sent = await thrown(post({ intent: "respell", number: "4", who: "c1", name: "Róisín" }));
	expect(sent.status).toBe(303);
	expect(sent.to).toContain("page=4");
	const opened = await shown(4);
	expect(opened).toContain("Being drawn");
	expect(opened).not.toContain("Approve my book");
	await runDueJobs(shop);
	expect(await shown(4)).toContain("Approve my book");
});

test("two pages with a picture each have versions of their own", async () => {
	const write = (number: string, version: string, words: string) =>
		thrown(post({ intent: "write", number, [`version-${number}`]: version, [`words-${number}`]: words }));
	expect((await write("2", "1", "For Mog")).status).toBe(303);
	await runDueJobs(shop);
	expect((await write("3", "1", "It began.")).status).toBe(303);
	await runDueJobs(shop);
	const html = await shown(2);
	for (const says of ["Which version of page 2?", "Which version of page 3?", "It began.", "For Mog"])
		expect(html).toContain(says);
	expect(new Set(html.match(/ id="[^"]+"/g)).size).toBe(html.match(/ id="[^"]+"/g)?.length);
});

test("what a gift says stands on the page and isn't written there", async () => {
	await shop.db
		.updateTable("page_versions")
		.set({ words: JSON.stringify(["For Rosa\n\nHappy birthday!"]) })
		.where("first_page", "=", 2)
		.execute();
	const html = await shown(2);
	expect(html).toMatch(/<textarea[^>]*id="words-2"[^>]*>For Rosa<\/textarea>/);
});

test.each([
	"",
	"publish",
	"__proto__",
	"constructor",
	"toString",
])("a button called %j does nothing", async (intent) => {
	expect((await thrown(post({ intent, number: "4" }))).status).toBe(303);
});
