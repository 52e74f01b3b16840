import { beforeEach, describe, expect, test, vi } from "vitest";
import { runDueJobs } from "~/jobs/worker.server";
import type { DraftForm } from "~/shop/books/rules";
import { findingPeople } from "~/shop/likenesses/likenesses.testing";
import type { PhotoLikeness } from "~/shop/likenesses/rules";
import { replaceShop } from "~/shop.server";
import { openTestShop, type TestShop } from "~/shop.testing";
import { answered, type Browser, filledForm, formOf, openBrowser, sendBookForm } from "../browser.testing";
import * as progress from "../progress/route";
import * as page from "./route";

const PROGRESS = expect.stringMatching(/^\/create-book\/progress\?book=/);

let shop: TestShop;
let browser: Browser;

async function openShopOf(people: number): Promise<void> {
	shop = await openTestShop({ illustrator: findingPeople(people) });
	replaceShop(shop);
	browser = openBrowser();
}

const post = (fields: FormData) => sendBookForm(browser, fields);

async function shown(path = "/create-book?edit") {
	const { body } = await browser.get(page.loader, path);
	return {
		form: body.form as DraftForm,
		likenesses: body.likenesses as PhotoLikeness[],
		isAsked: body.isAsked,
	};
}

const rows = (table: "books" | "covers") => shop.db.selectFrom(table).selectAll().execute();

describe("a photo of several people, sent before anybody could be asked", () => {
	beforeEach(() => openShopOf(3));

	test("brings the form back once, whole, and takes no credit; the next press goes on with who was chosen", async () => {
		const writeScript = vi.spyOn(shop.providers.writer, "writeScript");
		const sent = await post(await filledForm(shop, { intent: "submit", ...(await answered(shop)) }));
		expect(sent).toMatchObject({ status: 303, location: PROGRESS });
		await runDueJobs(shop);
		const asked = await browser.get(progress.loader, sent.location ?? "");
		expect(asked.location).toMatch(/^\/create-book\?book=book_[^#]+#who-1$/);
		expect([await rows("covers"), writeScript.mock.calls]).toEqual([[], []]);
		const { form, likenesses, isAsked } = await shown(asked.location ?? "");
		expect(form).toMatchObject({ title: "Rosa and the Whale", characters: [{ headId: "" }, { headId: "" }] });
		expect([isAsked, likenesses.map(({ heads }) => heads.length)]).toEqual([true, [3, 3]]);
		const chosen = likenesses.map(({ heads }) => heads[2]?.id ?? "");
		// The page has the first one of each pressed unless another is.
		const again = await post(
			formOf(form, {
				intent: "submit",
				"characters.0.headId": chosen[0] ?? "",
				"characters.1.headId": chosen[1] ?? "",
			}),
		);
		expect(again.location).toBe(sent.location);
		const characters = await shop.db.selectFrom("characters").select("head_id").orderBy("position").execute();
		expect(characters.map(({ head_id }) => head_id)).toEqual(chosen);
		await runDueJobs(shop);
		expect(await rows("books")).toMatchObject([{ state: "written", failure: null }]);
		expect(await rows("covers")).toMatchObject([{ state: "ready" }]);
	});

	test("another photo takes the choice with it", async () => {
		await post(await filledForm(shop, { intent: "keep" }));
		await runDueJobs(shop);
		const { likenesses } = await shown();
		const head = likenesses[0]?.heads[1]?.id ?? "";
		await post(await filledForm(shop, { intent: "keep", "characters.0.headId": head }));
		expect((await shown()).form.characters[0]?.headId).toBe("");
	});
});

describe("turning without a script", () => {
	beforeEach(() => openShopOf(1));

	test("turns the photo of that character once, however often it is pressed, and leads back to it", async () => {
		await post(await filledForm(shop, { intent: "keep" }));
		await runDueJobs(shop);
		const before = await shown();
		const turns = () => shown().then(({ likenesses }) => likenesses.map((one) => one.turns));
		for (const _press of [1, 2]) {
			const turned = await post(formOf(before.form, { intent: "turn:1:0" }));
			expect(turned).toMatchObject({ status: 302, location: "/create-book#character-2" });
			expect(await turns()).toEqual([0, 1]);
		}
		await runDueJobs(shop);
		const after = await shown();
		expect(after.likenesses[0]?.heads).toEqual(before.likenesses[0]?.heads);
		expect(after.likenesses[1]?.heads[0]?.id).not.toBe(before.likenesses[1]?.heads[0]?.id);
	});

	test("a place without a photo is told, and nothing is lost", async () => {
		await post(await filledForm(shop, { intent: "keep" }));
		const { form } = await shown();
		const characters = form.characters.map((one) => ({ ...one, imageUrl: "" }));
		const turned = await post(formOf({ ...form, characters }, { intent: "turn:0:0" }));
		expect(turned).toMatchObject({
			status: 303,
			body: { fields: { "characters.0.imageUrl": [expect.any(String)] }, form: { title: form.title } },
		});
	});
});

describe("while the heads of the photos are being drawn", () => {
	let goOn = () => {};
	beforeEach(async () => {
		await openShopOf(1);
		const held = new Promise<void>((resolve) => {
			goOn = resolve;
		});
		const { illustrator } = shop.providers;
		const { drawHeads } = illustrator;
		shop.providers.illustrator = {
			...illustrator,
			drawHeads: async (...asked) => {
				await held;
				return drawHeads(...asked);
			},
		};
	});

	test("every button of the form is answered, and a story that was sent is waited for on a page of its own", async () => {
		const kept = await post(await filledForm(shop, { intent: "keep" }));
		const working = runDueJobs(shop);
		expect(kept.location).toBe("/create-book#character-1");
		const { form, likenesses } = await shown();
		expect(likenesses).toMatchObject([{ state: "making" }, { state: "making" }]);
		for (const intent of ["look:0", "turn:1:0", "add"]) {
			expect((await post(formOf(form, { intent }))).location).toMatch(/^\/create-book#character-/);
		}
		const sent = await post(formOf(form, { intent: "submit", ...(await answered(shop)) }));
		expect(sent).toMatchObject({ status: 303, location: PROGRESS });
		const waiting = await browser.get(progress.loader, sent.location ?? "");
		expect(waiting.body).toMatchObject({ at: "writing", hero: "Rosa", hasCover: false, isLate: false });
		// Sent again by a double click, another tab or Back: the same book.
		const again = await post(formOf((await shown()).form, { intent: "submit" }));
		expect([again.location, (await rows("books")).length]).toEqual([sent.location, 1]);
		goOn();
		await working;
		await runDueJobs(shop);
		const there = await browser.get(progress.loader, sent.location ?? "");
		expect(there.location).toMatch(/^\/create-book\/cover\?book=/);
		expect(await rows("covers")).toHaveLength(1);
	});
});
