import { readFile } from "node:fs/promises";
import { beforeEach, describe, expect, test } from "vitest";
import * as photoRoute from "~/routes/photo";
import { type DraftForm, emptyForm } from "~/shop/books/rules";
import { replaceShop } from "~/shop.server";
import { openTestShop, type TestShop } from "~/shop.testing";
import {
	answered,
	type Browser,
	fileOf,
	filledForm,
	formOf,
	openBrowser,
	sendBookForm,
} from "../browser.testing";
import * as page from "./route";

let shop: TestShop;
let browser: Browser;

beforeEach(async () => {
	shop = await openTestShop();
	replaceShop(shop);
	browser = openBrowser();
});

const post = (fields: FormData) => sendBookForm(browser, fields);
const form = async (path = "/create-book") => (await browser.get(page.loader, path)).body.form as DraftForm;

describe("without a script", () => {
	test("a visitor meets two characters and gets no session for looking", async () => {
		const answer = await browser.get(page.loader, "/create-book");
		expect(answer.body.form).toEqual(emptyForm());
		expect(browser.cookies.size).toBe(0);
		expect(await shop.db.selectFrom("sessions").selectAll().execute()).toEqual([]);
	});

	test("how the pictures are made is asked only where there is a choice", async () => {
		const styles = async () =>
			(await browser.get(page.loader, "/create-book")).body.styles as { id: string }[];
		expect(await styles()).toEqual([]);
		const { illustrator } = shop.providers;
		shop.providers.styles = { painted: illustrator, "paper-theatre": illustrator };
		expect((await styles()).map(({ id }) => id)).toEqual(["painted", "paper-theatre"]);
	});

	test("a session that has run out leads back to what was asked for", async () => {
		browser.cookies.set("fk_was", "family");
		const { location } = await browser.get(page.loader, "/create-book?restore");
		expect(location).toBe("/sign-in?redirectTo=%2Fcreate-book%3Frestore");
	});

	test("adding, removing and choosing keep what was typed and lead back to the character", async () => {
		const typed = formOf({ ...emptyForm(), title: "Rosa" }, { intent: "add", "characters.1.name": "Mog" });
		expect(await post(typed)).toMatchObject({ status: 302, location: "/create-book#character-3" });
		expect(await form()).toMatchObject({ title: "Rosa", characters: [{}, { name: "Mog" }, {}] });
		await post(formOf(await form(), { intent: "main:1" }));
		expect((await form()).characters.map(({ isMainCharacter }) => isMainCharacter)).toEqual([
			false,
			true,
			false,
		]);
		await post(formOf(await form(), { intent: "remove:1" }));
		expect((await form()).characters.map(({ isMainCharacter }) => isMainCharacter)).toEqual([true, false]);
	});

	test("at most four and at least one character, in the shop's words", async () => {
		const { characters } = emptyForm();
		const four = { ...emptyForm(), characters: [...characters, ...characters] };
		const more = await post(formOf(four, { intent: "add" }));
		expect(more).toMatchObject({
			status: 303,
			body: { fields: { characters: ["Maximum of 4 characters allowed"] } },
		});
		const one = { ...emptyForm(), characters: characters.slice(0, 1) };
		const less = await post(formOf(one, { intent: "remove:0" }));
		expect(less).toMatchObject({
			status: 303,
			body: { fields: { characters: ["You need at least 1 character"] } },
		});
	});

	test("an empty form is shown again with a message beside every field", async () => {
		const answer = await post(formOf(emptyForm(), { intent: "submit" }));
		expect(answer.status).toBe(303);
		expect(answer.body.message).toBe("Please complete all required fields and select a main character");
		expect(Object.keys(answer.body.fields as object)).toEqual(
			expect.arrayContaining([
				"title",
				"location",
				"description",
				"readingLevel",
				"characters.0.name",
				"characters.1.imageUrl",
				"captcha",
			]),
		);
	});

	test("a failed form never asks for a photo twice", async () => {
		const fields = await filledForm(shop, { intent: "submit", title: "" });
		const first = await post(fields);
		expect(first.status).toBe(303);
		const shown = first.body.form as DraftForm;
		expect(shown.characters.map(({ imageUrl }) => imageUrl)).toEqual([
			expect.stringMatching(/^\/photos\//),
			expect.stringMatching(/^\/photos\//),
		]);
		const thumbnail = await browser.get(photoRoute.loader, `${shown.characters[0]?.imageUrl}?size=thumb`, {
			photoId: shown.characters[0]?.imageUrl.replace("/photos/", "") ?? "",
		});
		expect(thumbnail.status).toBe(200);
		expect(thumbnail.headers.get("Cache-Control")).toContain("private");
		const second = await post(
			formOf({ ...shown, title: "Rosa" }, { intent: "submit", ...(await answered(shop)) }),
		);
		expect(second.location).toMatch(/^\/create-book\/progress\?book=/);
	});

	test("one bad photo is told beside its field, the good one is kept, everything typed is kept", async () => {
		const fields = await filledForm(shop, { intent: "submit", ...(await answered(shop)) });
		fields.set("characters.1.photo", fileOf("I am a letter", "me.jpg"));
		const answer = await post(fields);
		expect(answer).toMatchObject({
			status: 303,
			body: {
				fields: { "characters.1.imageUrl": ["Please upload only JPG, PNG, or WEBP images"] },
				form: { title: "Rosa and the Whale" },
			},
		});
		expect((await form()).characters.map(({ imageUrl }) => imageUrl !== "")).toEqual([true, false]);
	});

	test("a photo kept is kept, though the next one is one too many for now", async () => {
		const fields = await filledForm(shop, { intent: "submit" });
		shop.settings.RATE_LIMIT_SCALE = 0.01;
		const answer = await post(fields);
		expect(answer.status).toBe(303);
		const kept = [expect.stringMatching(/^\/photos\//), ""];
		expect((answer.body.form as DraftForm).characters.map(({ imageUrl }) => imageUrl)).toEqual(kept);
		expect((await form()).characters.map(({ imageUrl }) => imageUrl)).toEqual(kept);
	});

	test("a connection that breaks off keeps the photo that had arrived, and what was typed up to there", async () => {
		await post(formOf({ ...emptyForm(), title: "Rosa", location: "The sea" }, { intent: "keep" }));
		const body = await new Response(await filledForm(shop, { intent: "submit", location: "Space" })).blob();
		const bytes = new Uint8Array(await body.arrayBuffer());
		// All but the end of the second photo.
		const cut = bytes.slice(0, bytes.lastIndexOf(0xd9));
		const headers = { "Content-Type": body.type };
		const { status } = await browser.postBody(page.action, "/create-book?edit", cut, headers);
		expect(status).toBe(422);
		const kept = await form();
		expect(kept).toMatchObject({
			title: "Rosa and the Whale",
			characters: [{ name: "Rosa" }, { name: "Mog" }],
		});
		expect(kept.characters.map(({ imageUrl }) => imageUrl)).toEqual([
			expect.stringMatching(/^\/photos\//),
			"",
		]);
	});

	test("30 MB and a byte is too large, whatever it is, and the rest survives", async () => {
		const fields = await filledForm(shop, { intent: "submit" });
		fields.set("characters.0.photo", fileOf(new Uint8Array(30 * 1024 * 1024 + 1), "huge.txt"));
		const answer = await post(fields);
		expect(answer).toMatchObject({
			status: 303,
			body: {
				fields: { "characters.0.imageUrl": ["Image size must be less than 30MB"] },
				form: { title: "Rosa and the Whale" },
			},
		});
		expect((await form()).characters[1]?.imageUrl).toMatch(/^\/photos\//);
	});

	test("a title of 10,000 characters comes back as it was typed", async () => {
		const title = "x".repeat(10_000);
		const answer = await post(await filledForm(shop, { intent: "submit", title }));
		expect(answer).toMatchObject({ status: 303, body: { form: { title } } });
	});
});

describe("the captcha", () => {
	test("is asked for, in the shop's words", async () => {
		const answer = await post(await filledForm(shop, { intent: "submit" }));
		expect(answer).toMatchObject({
			status: 303,
			body: { fields: { captcha: ["Please complete the reCAPTCHA verification"] } },
		});
		expect(answer.body.message).toBe("Please complete the reCAPTCHA verification");
	});

	test("once passed it isn't asked again when another field failed", async () => {
		const first = await post(
			await filledForm(shop, { intent: "submit", title: "", ...(await answered(shop)) }),
		);
		expect(first.body.captcha).toBeNull();
		const shown = first.body.form as DraftForm;
		expect((await post(formOf({ ...shown, title: "Rosa" }, { intent: "submit" }))).location).toMatch(
			/^\/create-book\/progress\?book=/,
		);
	});

	test("an answer counts once, for one browser", async () => {
		const answer = await answered(shop);
		await post(await filledForm(shop, { intent: "submit", title: "", ...answer }));
		browser = openBrowser();
		expect(await post(await filledForm(shop, { intent: "submit", ...answer }))).toMatchObject({
			status: 303,
			body: { fields: { captcha: [expect.any(String)] } },
		});
	});

	test("a passed one is forgotten after 20 minutes", async () => {
		const first = await post(
			await filledForm(shop, { intent: "submit", title: "", ...(await answered(shop)) }),
		);
		shop.clock.advance(20 * 60_000);
		const again = await post(
			formOf({ ...(first.body.form as DraftForm), title: "Rosa" }, { intent: "submit" }),
		);
		expect(again.status).toBe(303);
	});

	test("the honeypot catches who fills in everything", async () => {
		const answer = await post(
			await filledForm(shop, { intent: "submit", website: "https://example.com", ...(await answered(shop)) }),
		);
		expect(answer.status).toBe(303);
	});
});

test("a photo alone is kept by any button that isn't known", async () => {
	const fields = await filledForm(shop, { intent: "keep" });
	fields.set("characters.0.photo", fileOf(await readFile("e2e/photos/woman.jpg"), "woman.jpg"));
	expect((await post(fields)).location).toBe("/create-book#character-1");
});
