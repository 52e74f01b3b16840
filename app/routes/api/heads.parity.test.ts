import { beforeEach, describe, expect, test } from "vitest";
import { runDueJobs } from "~/jobs/worker.server";
import { ideaOf, ROSA, smallJpeg } from "~/shop/books/books.testing";
import type { DraftForm } from "~/shop/books/rules";
import { findingPeople } from "~/shop/likenesses/likenesses.testing";
import { HEAD_TEXTS } from "~/shop/likenesses/rules";
import { replaceShop } from "~/shop.server";
import { openTestShop, type TestShop } from "~/shop.testing";
import {
	answered,
	type Browser,
	calling,
	formOf,
	openBrowser,
	sendBookForm,
	upload,
} from "../create/browser.testing";
import * as progress from "../create/progress/route";
import * as synopsisCall from "./generate-synopsis";
import * as uploads from "./uploads";

const SYNOPSIS = "/api/book/generate-guest-synopsis";

let shop: TestShop;
let browser: Browser;
beforeEach(async () => {
	shop = await openTestShop({ illustrator: findingPeople(3) });
	replaceShop(shop);
	browser = openBrowser();
});

type Photo = { url: string; heads: string[] };

async function photoBy(whose: Browser): Promise<Photo> {
	const { body } = await upload(whose, uploads.action, await smallJpeg());
	const heads = body.heads as { id: string }[];
	return { url: String(body.url), heads: heads.map(({ id }) => id) };
}

type Given = { own: Photo; other: Photo; strangers: Photo };
/** What the two characters send. */
type Sent = { imageUrl: string; headId?: unknown };
type Case = { what: string; send(given: Given): [Sent, Sent]; refused?: number[] };

const CASES: Case[] = [
	{
		what: "one of the photo's heads",
		send: ({ own, other }) => [
			{ imageUrl: own.url, headId: own.heads[2] },
			{ imageUrl: other.url, headId: other.heads[0] },
		],
	},
	{
		what: "two characters with the same photo, a head each",
		send: ({ own }) => [
			{ imageUrl: own.url, headId: own.heads[0] },
			{ imageUrl: own.url, headId: own.heads[1] },
		],
	},
	{
		what: "two characters with the same photo and the same head",
		send: ({ own }) => [
			{ imageUrl: own.url, headId: own.heads[1] },
			{ imageUrl: own.url, headId: own.heads[1] },
		],
	},
	{
		what: "a head of another photo",
		send: ({ own, other }) => [
			{ imageUrl: own.url, headId: other.heads[0] },
			{ imageUrl: other.url, headId: own.heads[0] },
		],
		refused: [0, 1],
	},
	{
		what: "a head of a stranger's",
		send: ({ own, other, strangers }) => [
			{ imageUrl: own.url, headId: own.heads[0] },
			{ imageUrl: other.url, headId: strangers.heads[0] },
		],
		refused: [1],
	},
	{
		what: "a head that never was",
		send: ({ own, other }) => [
			{ imageUrl: own.url, headId: "head_999999" },
			{ imageUrl: other.url, headId: other.heads[0] },
		],
		refused: [0],
	},
	{
		what: "what is no head's id",
		send: ({ own, other }) => [{ imageUrl: own.url, headId: "1 or 1=1" }, { imageUrl: other.url }],
		refused: [0],
	},
	{
		what: "an id of 10,000 characters",
		send: ({ own, other }) => [
			{ imageUrl: own.url, headId: `head_${"x".repeat(10_000)}` },
			{ imageUrl: other.url },
		],
		refused: [0],
	},
];

async function given(): Promise<Given & { form: DraftForm }> {
	const strangers = await photoBy(openBrowser());
	return {
		form: await ideaOf(shop, ROSA),
		own: await photoBy(browser),
		other: await photoBy(browser),
		strangers,
	};
}

/** The idea with what each character sends. */
function withSent(form: DraftForm, sent: Sent[]): DraftForm {
	const characters = form.characters.map(
		(one, index) => ({ ...one, headId: "", ...sent[index] }) as typeof one,
	);
	return { ...form, characters };
}

const headsKept = async () => {
	const rows = await shop.db.selectFrom("characters").select("head_id").orderBy("position").execute();
	return rows.map(({ head_id }) => head_id);
};

describe("the form and the call agree on a character with", () => {
	test.each(CASES)("$what", async ({ send, refused }) => {
		const { form, ...photos } = await given();
		const sent = send(photos);
		const idea = withSent(form, sent);
		const chosen = sent.map(({ headId }) => headId || null);
		const byForm = await sendBookForm(browser, formOf(idea, { intent: "submit", ...(await answered(shop)) }));
		if (!refused) expect(await headsKept()).toEqual(chosen);
		await shop.db.deleteFrom("books").execute();
		const byCall = await calling(shop, browser.postJson(synopsisCall.action, SYNOPSIS, idea));
		const fields =
			refused && Object.fromEntries(refused.map((at) => [`characters.${at}.headId`, [HEAD_TEXTS.other]]));
		expect([byForm.status, byCall.status]).toEqual(refused ? [303, 422] : [303, 200]);
		expect(byCall.body.fields).toEqual(fields);
		if (refused) expect(byForm.body.fields).toEqual(fields);
		else expect(await headsKept()).toEqual(chosen);
	});

	test("no head: the form asks who is who first, the call takes the first one of each photo", async () => {
		const { form, own, other } = await given();
		const idea = withSent(form, [{ imageUrl: own.url }, { imageUrl: other.url, headId: "" }]);
		const byForm = await sendBookForm(browser, formOf(idea, { intent: "submit", ...(await answered(shop)) }));
		expect(byForm.status).toBe(303);
		await runDueJobs(shop);
		const asked = await browser.get(progress.loader, byForm.location ?? "");
		expect(asked.location).toMatch(/^\/create-book\?book=book_[^#]+#who-1$/);
		expect(await shop.db.selectFrom("books").select("synopsis").execute()).toEqual([{ synopsis: null }]);
		await shop.db.deleteFrom("books").execute();
		expect((await calling(shop, browser.postJson(synopsisCall.action, SYNOPSIS, idea))).status).toBe(200);
		expect(await headsKept()).toEqual([null, null]);
	});

	test("the head it chose, which its draft keeps", async () => {
		const { form, own, other } = await given();
		const idea = withSent(form, [{ imageUrl: own.url, headId: own.heads[1] }, { imageUrl: other.url }]);
		await sendBookForm(browser, formOf({ ...idea, title: "" }, { intent: "submit" }));
		const draft = await shop.db.selectFrom("drafts").select("form").executeTakeFirstOrThrow();
		const kept = (JSON.parse(draft.form) as DraftForm).characters.map(({ headId }) => headId);
		expect(kept).toEqual([own.heads[1], ""]);
	});
});

describe("a call", () => {
	test.each([
		["a number", 7],
		["an object", { id: "head_1" }],
		["500 ids", Array.from({ length: 500 }, (_, index) => `head_${index}`)],
	])("with %s for a head is told so", async (_what, headId) => {
		const { form, own, other } = await given();
		const idea = withSent(form, [{ imageUrl: own.url, headId }, { imageUrl: other.url }]);
		const answer = await browser.postJson(synopsisCall.action, SYNOPSIS, idea);
		expect(answer).toMatchObject({
			status: 422,
			body: { code: "invalid", fields: { "characters.0.headId": [HEAD_TEXTS.other] } },
		});
	});

	test("that doesn't know of heads has the first of each photo, null counting as none", async () => {
		const { form, own, other } = await given();
		const [{ headId: _unknown, ...first } = {}, second] = withSent(
			form,
			[own, other].map(({ url }) => ({ imageUrl: url })),
		).characters;
		const idea = { ...form, characters: [first, { ...second, headId: null }] };
		const answer = await calling(shop, browser.postJson(synopsisCall.action, SYNOPSIS, idea));
		expect([answer.status, await headsKept()]).toEqual([200, [null, null]]);
	});
});

test.each([
	[500, 413, 0],
	[90, 303, 8],
])("a form of %i characters with a head each answers %i and keeps %i of them", async (count, status, kept) => {
	const { form, own } = await given();
	const fields = formOf(form, { intent: "submit", ...(await answered(shop)) });
	for (let at = 0; at < count; at++) fields.set(`characters.${at}.headId`, own.heads[0] ?? "");
	expect((await sendBookForm(browser, fields)).status).toBe(status);
	const draft = await shop.db.selectFrom("drafts").select("form").executeTakeFirst();
	expect(draft ? (JSON.parse(draft.form) as DraftForm).characters.length : 0).toBe(kept);
});
