import type { APIRequestContext, APIResponse } from "@playwright/test";
import { PHOTO_TEXTS } from "../app/shop/photos/rules";
import { writeBadPhotos } from "./bad-photos";
import { BOOK, CARDS, DELIVERY, ideaOf, makeBookByCall, PHOTOS, uploadPhoto } from "./journey";
import { expect, test } from "./test";

/** The one envelope of every failure. */
async function fails(answer: APIResponse, status: number, code: string, fields?: Record<string, string>) {
	expect(answer.status()).toBe(status);
	const body = await answer.json();
	expect(body).toMatchObject({ success: false, code, error: expect.any(String) });
	expect(body.message).toBe(body.error);
	for (const [field, message] of Object.entries(fields ?? {})) expect(body.fields[field]).toEqual([message]);
	return body;
}

/** A payment of a book at its full price, ready for a card. */
async function preparePayment(request: APIRequestContext, bookId: string, couponCode?: string) {
	const answer = await request.post("/api/payment/create-guest-payment-intent", {
		data: { currency: "gbp", metadata: { bookId, couponCode, deliveryInfo: { ...DELIVERY, country: "GB" } } },
	});
	expect(answer.status()).toBe(200);
	return (await answer.json()) as { clientSecret: string; paymentIntentId: string; amount: number };
}

const charge = (request: APIRequestContext, clientSecret: string, cardNumber: string = CARDS.good) =>
	request.post("/api/sandbox/confirm-payment", { data: { clientSecret, cardNumber } });

test("a guest's book, from upload to order", { tag: "@script" }, async ({ request, shop }) => {
	const images = [await uploadPhoto(request, PHOTOS.woman), await uploadPhoto(request, PHOTOS.cat)];
	const written = await request.post("/api/book/generate-guest-synopsis", { data: ideaOf(images) });
	expect(written.status()).toBe(200);
	const { bookId, synopsis, imagePrompt } = await written.json();
	expect(synopsis).toContain("Eileen");
	expect(imagePrompt).not.toBe("");
	// The stored book decides; what the call sends along besides is accepted and not listened to.
	const drawn = await request.post("/api/book/generate-guest-cover", {
		multipart: { bookId, prompt: "Something else", title: "Another title", characters: "[]" },
	});
	expect(drawn.status()).toBe(200);
	const { coverImageUrl, remainingCredits } = await drawn.json();
	expect(remainingCredits).toBeNull();
	const picture = await request.get(coverImageUrl);
	expect(picture.status()).toBe(200);
	expect(picture.headers()["content-type"]).toBe("image/jpeg");

	const validated = await request.post("/api/coupons/validate", {
		data: { code: " story10 ", orderAmount: 34.98, bookIds: [bookId] },
	});
	expect(validated.status()).toBe(200);
	expect(await validated.json()).toMatchObject({
		valid: true,
		coupon: { code: "STORY10", discountAmount: 3 },
	});
	const unknown = await request.post("/api/coupons/validate", { data: { code: "NOPE" } });
	expect(await unknown.json()).toEqual({ valid: false, coupon: null, message: "Invalid coupon code" });

	const cheap = await request.post("/api/payment/create-guest-payment-intent", {
		data: { amount: 100, currency: "gbp", metadata: { bookId } },
	});
	expect(await fails(cheap, 409, "amount_changed")).toMatchObject({ amount: 3498 });
	const { clientSecret, paymentIntentId, amount } = await preparePayment(request, bookId, "story10");
	expect(amount).toBe(3198);

	const data = {
		bookId,
		paymentIntentId,
		amount,
		deliveryInfo: { ...DELIVERY, country: "GB" },
		status: "paid",
	};
	await fails(await request.post("/api/orders/guest", { data }), 409, "not_paid");
	await fails(await charge(request, clientSecret, CARDS.declined), 402, "declined");
	const paid = await charge(request, clientSecret);
	expect(paid.status()).toBe(200);
	expect(await paid.json()).toMatchObject({ status: "succeeded", paymentIntentId });

	const saved = await request.post("/api/orders/guest", { data });
	expect(saved.status()).toBe(201);
	const order = await saved.json();
	// The book is being made meanwhile.
	const sameOrder = { ...order, orderStatus: expect.stringMatching(/^(processing|proof)$/) };
	expect(order).toMatchObject({
		orderNumber: paymentIntentId.slice(-8).toUpperCase(),
		status: "paid",
		orderStatus: "processing",
		amount: 31.98,
		currency: "GBP",
		couponCode: "STORY10",
		book: { title: BOOK.title },
		deliveryInfo: { ...DELIVERY, country: "GB" },
		isReviewed: false,
		hasReview: false,
		review: null,
	});
	const again = await request.post("/api/orders/guest", { data });
	expect(again.status()).toBe(200);
	expect(await again.json()).toEqual(sameOrder);
	const read = await request.get(`/api/orders/guest/${paymentIntentId}`);
	expect(read.status()).toBe(200);
	expect(await read.json()).toEqual(sameOrder);
	expect(shop.count("orders where payment_id = ?", paymentIntentId)).toBe(1);
});

test("what belongs to somebody else is not there", { tag: "@script" }, async ({
	request,
	playwright,
	shop,
}) => {
	const image = await uploadPhoto(request, PHOTOS.cat);
	const bookId = await makeBookByCall(request);
	const { clientSecret, paymentIntentId } = await preparePayment(request, bookId);
	const stranger = await playwright.request.newContext({ baseURL: shop.url });
	await uploadPhoto(stranger, PHOTOS.cat);

	const stolen = await stranger.post("/api/book/generate-guest-synopsis", { data: ideaOf([image]) });
	const { fields } = await fails(stolen, 422, "invalid");
	expect(Object.keys(fields)).toEqual(["characters.0.imageUrl", "characters.1.imageUrl"]);
	expect((await stranger.get(image)).status()).toBe(404);
	await fails(
		await stranger.post("/api/book/generate-guest-cover", { multipart: { bookId } }),
		404,
		"not_found",
	);
	const theirs = await stranger.post("/api/payment/create-guest-payment-intent", {
		data: { metadata: { bookId } },
	});
	await fails(theirs, 404, "not_found");
	await charge(request, clientSecret);
	await fails(await stranger.post("/api/orders/guest", { data: { paymentIntentId } }), 404, "not_found");
	expect((await request.post("/api/orders/guest", { data: { paymentIntentId } })).status()).toBe(201);
	await fails(await stranger.get(`/api/orders/guest/${paymentIntentId}`), 404, "not_found");
	await fails(await stranger.get("/api/orders/guest/pi_nobodys"), 404, "not_found");
	await stranger.dispose();
});

test("an idea is held against every rule", { tag: "@script" }, async ({ request }) => {
	const image = await uploadPhoto(request, PHOTOS.cat);
	const idea = ideaOf([image]);
	const [main, pet] = idea.characters;
	const wrong: [string, object, Record<string, string>][] = [
		["nothing", {}, { title: "Please give your book a title", characters: "You need at least 1 character" }],
		["0 characters", { ...idea, characters: [] }, { characters: "You need at least 1 character" }],
		[
			"5 characters",
			{ ...idea, characters: [main, pet, pet, pet, pet] },
			{ characters: "Maximum of 4 characters allowed" },
		],
		[
			"two mains",
			{ ...idea, characters: [main, main] },
			{ characters: "Only one character can be the main one" },
		],
		["no main", { ...idea, characters: [pet] }, { characters: "Please select a main character" }],
		["title", { ...idea, title: "x".repeat(10_000) }, { title: "The title can have at most 80 characters" }],
		[
			"description",
			{ ...idea, description: "x".repeat(501) },
			{ description: "The description can have at most 500 characters" },
		],
		["level", { ...idea, readingLevel: "genius" }, { readingLevel: "Please choose a reading level" }],
		[
			"somebody's photo",
			{ ...idea, characters: [{ ...main, imageUrl: "https://example.org/photo.jpg" }] },
			{
				"characters.0.imageUrl": PHOTO_TEXTS.gone,
			},
		],
	];
	for (const [name, data, fields] of wrong) {
		await test.step(name, async () => {
			const answer = await request.post("/api/book/generate-guest-synopsis", { data });
			await fails(answer, 422, "invalid", fields);
		});
	}
});

test("uploads that are no photos", { tag: "@script" }, async ({ request }, info) => {
	const { readFileSync } = await import("node:fs");
	for (const { name, path, says, status } of await writeBadPhotos((file) => info.outputPath(file))) {
		await test.step(name, async () => {
			const file = { name, mimeType: "image/jpeg", buffer: readFileSync(path) };
			const answer = await request.post("/api/uploads", { multipart: { file } });
			const body = await answer.json();
			expect([answer.status(), body.message]).toEqual([status, says]);
		});
	}
});

test("every door answers what isn't meant for it", { tag: "@script" }, async ({ request }) => {
	await fails(await request.get("/api/nope"), 404, "not_found");
	await fails(await request.post("/api/nope/at/all", { data: {} }), 404, "not_found");
	const calls = {
		"/api/uploads": "POST",
		"/api/book/generate-guest-synopsis": "POST",
		"/api/book/generate-guest-cover": "POST",
		"/api/coupons/validate": "POST",
		"/api/payment/create-guest-payment-intent": "POST",
		"/api/orders/guest": "POST",
		"/api/orders/guest/pi_1": "GET",
	};
	for (const [address, method] of Object.entries(calls)) {
		const answer = await request.fetch(address, { method: "DELETE" });
		await fails(answer, 405, "method");
		expect(answer.headers().allow, address).toContain(method);
	}
	for (const address of [
		"/api/book/generate-synopsis",
		"/api/book/generate-cover",
		"/api/payment/create-payment-intent",
		"/api/orders",
	]) {
		const body = await fails(await request.post(address, { data: {} }), 401, "unauthenticated");
		expect(body.message.toLowerCase(), address).toContain("not authenticated");
	}
	const headers = { "Content-Type": "application/json" };
	const broken = await request.post("/api/coupons/validate", { headers, data: Buffer.from("{code:") });
	await fails(broken, 400, "not_json");
	await fails(await request.post("/api/coupons/validate", { form: { code: "STORY10" } }), 415, "wrong_type");
	await fails(await request.post("/api/coupons/validate", { data: { code: "  " } }), 422, "invalid", {
		code: "Please enter a coupon code",
	});
	const endless = await request.post("/api/coupons/validate", { data: { code: "x".repeat(3_000_000) } });
	await fails(endless, 413, "too_large");
});

test("hurried callers are told when to come back", { tag: "@script" }, async ({ openShop, playwright }) => {
	const shop = await openShop({ RATE_LIMIT_SCALE: "0.05" });
	const request = await playwright.request.newContext({ baseURL: shop.url });
	const validate = () => request.post("/api/coupons/validate", { data: { code: "STORY10" } });
	for (let more = 0; more < 3; more++) expect((await validate()).status()).toBe(200);
	const refused = await validate();
	await fails(refused, 429, "rate_limited");
	expect(Number(refused.headers()["retry-after"])).toBeGreaterThan(0);
	await request.dispose();
});
