import { isbot } from "isbot";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { ZodObject, ZodType } from "zod";
import { checked } from "~/http/json.server";
import { parseForm } from "~/http/parse-form.server";
import { ownPath } from "~/http/redirect-to.server";
import { normaliseOrigin } from "~/http/same-origin.server";
import { Refusal } from "~/http/statuses.server";
import { takeToast } from "~/http/toasts.server";
import { readVisitor } from "~/http/visitor.server";
import { createEmbeddedWriter } from "~/providers/writer/embedded.server";
import { withNames, withoutNames } from "~/providers/writer/placeholders";
import { LONGEST, type StoryIdea } from "~/studio/story/idea";
import { levelFor } from "~/studio/writer/needs";
import { readCheckoutForm } from "~/routes/checkout/checkout/checkout-form.server";
import { shownPages } from "~/routes/library/page-number";
import { addressOf } from "~/serve/connections.server";
import { repairRequest } from "~/serve/repair-request.server";
import * as accounts from "~/shop/accounts/contract";
import { isReservedName, nameFrom } from "~/shop/accounts/names";
import { cleanText, readComment, readGiftMessage, readIdea, readName } from "~/shop/books/contract";
import { readDraftForm } from "~/shop/books/draft-form";
import { isUnsuitable } from "~/shop/books/moderation";
import { READING_LEVELS } from "~/studio/story/levels";
import * as checkout from "~/shop/checkout/contract";
import { isCardComplete } from "~/shop/checkout/rules";
import { validateCouponInput } from "~/shop/coupons/contract";
import * as orders from "~/shop/orders/contract";
import { opensOrder } from "~/shop/orders/link.server";
import { findSharedPicture } from "~/shop/pages/find-shared-picture.server";
import { readShared } from "~/shop/pages/read-shared.server";
import { cleanedName, photoIdOf } from "~/shop/photos/rules";
import * as reviews from "~/shop/reviews/contract";
import * as support from "~/shop/support/contract";
import { replaceShop } from "~/shop.server";
import { openTestShop, type TestShop } from "~/shop.testing";
import { asDedication } from "~/studio/story/dedication";
import { recognisePlace } from "~/studio/story/recognise-place";

/** As much as one field of a form, a call or a part's header could bring, and more than Node lets through in all headers. */
const MANY = 100_000;
/** What costs a pattern of one kind or another its square: the cleaned name of 79,000 dashes took 7 s. */
const WORST = [
	..."-._ \t\n\r\\/@:;,&=%?#*+'\"<{[(|~0aA",
	...["a ", "a-", "a.", "a@", "-a", "]:1", "%2", "//", "..", "\r\n", " \n", "a=a&", "a=a; ", "::", "1.1:1,"],
	...["é", "e\u0301", "\u0301", "\uFDFA", "🦊", "\uD83E", "\u200B", "\u202E", "’", "NAME_1", "<a", "the a "],
];
/** Long runs, and the same before and behind something else. */
const texts = WORST.flatMap((one) => {
	const run = one.repeat(MANY / one.length);
	return [run, `/x${run}\u0000`];
});

let shop: TestShop;
beforeEach(async () => {
	shop = await openTestShop();
	replaceShop(shop);
});

/** Everything of a schema's shape filled with one text. */
function filled(schema: ZodObject, text: string): Record<string, unknown> {
	return Object.fromEntries(Object.keys(schema.shape).map((name) => [name, text]));
}

const formOf = (fields: Record<string, unknown>) => {
	const form = new FormData();
	for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
	return form;
};

/** A request whose headers and address say it, as far as the Fetch standard lets them be written. */
function asked(text: string): Request {
	const value = text.replace(/[^\x20-\x7e]/g, "?").trim();
	const headers = {
		Cookie: `fk_session=${value}; fk_toast=${value}; fk_was=${value}; ${value}`,
		Referer: value,
	};
	return new Request(`http://localhost:3000/?redirectTo=${value}`, { headers });
}

const form = (schema: ZodObject) => (text: string) => parseForm(formOf(filled(schema, text)), schema);
const call = (schema: ZodType, of: (text: string) => unknown) => (text: string) => {
	try {
		return checked(schema, of(text));
	} catch (error) {
		if (!(error instanceof Refusal)) throw error;
		return error;
	}
};
const character = (text: string) => ({
	name: text,
	age: text,
	personality: text,
	imageUrl: text,
	isMainCharacter: text,
	relationshipToMain: text,
});
const book = (text: string) => ({
	title: text,
	location: text,
	description: text,
	readingLevel: text,
	readingNeeds: text,
	characters: [character(text), character(text)],
});
const draft = (text: string) =>
	formOf({ title: text, description: text, [`characters.0.${text}`]: text, "characters.0.name": text });

/** Everything that looks at a visitor's text before its length is judged, or judges it. */
const READERS: Record<string, (text: string) => unknown> = {
	"a file's name": cleanedName,
	"sign-in": form(accounts.signInInput),
	"sign-up": form(accounts.signUpInput),
	"forgot password": form(accounts.resetRequestInput),
	"reset password": form(accounts.resetForm),
	"the profile": form(accounts.updateInput),
	"a review": form(reviews.reviewForm),
	"the book form": (text) => readIdea(readDraftForm(draft(text))),
	"a book's call": (text) => readIdea(book(text)),
	"a reader's needs": (text) => readIdea({ readingLevel: "custom", readingNeeds: text }),
	"the comment": readComment,
	"the checkout form": (text) =>
		readCheckoutForm(formOf({ cardExpiry: text, cardNumber: text, amount: text })),
	"the card": (text) =>
		isCardComplete(readCheckoutForm(formOf({ cardNumber: text, cardExpiry: text, cardCvc: text })).card),
	"the delivery": call(checkout.deliveryInput, (text) => filled(checkout.deliveryInput, text)),
	"a payment's call": call(checkout.paymentIntentInput, (text) => ({
		currency: text,
		metadata: { bookId: text, comment: text, couponCode: text, deliveryInfo: text },
	})),
	"the contact form": form(support.messageForm),
	"the feedback form": form(support.feedbackForm),
	"finding an order": form(orders.findOrderInput),
	"cancelling an order": form(orders.orderEmailInput),
	"an order's details": form(orders.detailsInput),
	"a damaged book": form(orders.damageInput),
	"a gift's message": readGiftMessage,
	"a character's name": readName,
	"a dedication": (text) => asDedication(cleanText(text, true)),
	"an order's call": call(checkout.orderInput, (text) => filled(checkout.orderInput, text)),
	"the sandbox's card": call(checkout.sandboxCardInput, (text) => filled(checkout.sandboxCardInput, text)),
	"a coupon": call(validateCouponInput, (text) => ({ code: text, bookIds: [text] })),
	"Google's call": call(accounts.googleInput, (text) => filled(accounts.googleInput, text)),
	"a review's call": call(reviews.reviewInput, (text) => filled(reviews.reviewInput, text)),
	"the captcha": (text) =>
		shop.providers.captcha.check({ challenge: text, answer: text, nonce: text, token: text }),
	"a credential": (text) => shop.providers.identity?.verify(text),
	"a photo's address": photoIdOf,
	"an order's link": (text) => opensOrder(shop, text, text),
	"a shared book's link": (text) => [readShared(shop, text), findSharedPicture(shop, text, text)],
	"where to go afterwards": ownPath,
	"the page of a list": (text) => {
		const asked = encodeURIComponent(text.replace(/\p{Cs}/gu, "?"));
		return ["page", "upto"].map((name) => shownPages(new URL(`http://localhost:3000/?${name}=${asked}`)));
	},
	"X-Forwarded-For": (text) => addressOf(text, text, 1),
	"the target and Host": (text) => repairRequest({ url: text, headers: { host: text } }),
	"a path and a query": (text) => repairRequest({ url: `/api/${text}?${text}`, headers: {} }),
	Origin: (text) => normaliseOrigin({ origin: text, "sec-fetch-site": text }, "http://localhost:3000"),
	"cookies and Referer": async (text) => [
		await readVisitor(asked(text)).catch(() => null),
		await takeToast(asked(text)).catch(() => null),
	],
	"User-Agent": isbot,
};

/** Readers of what has passed, at the greatest length that it may have. */
const WRITERS: Record<string, (text: string) => unknown> = {
	"a synopsis": (text) => createEmbeddedWriter().writeScript(ideaOf(text), ""),
	"the level of a reader's needs": (text) => levelFor(text.slice(0, LONGEST.readingNeeds)),
	"a vendor's synopsis": (text) => withNames(withoutNames(ideaOf(text)).description, ideaOf(text)),
	"whether it suits children": (text) => isUnsuitable(text.slice(0, LONGEST.description)),
	"a book's setting": (text) => recognisePlace({ ...ideaOf(text), description: text.slice(0, 1000) }),
	"a user name": (text) => [isReservedName(text.slice(0, 60)), nameFrom(text.slice(0, 1000), 1)],
};

function ideaOf(text: string): StoryIdea {
	const personality = text.slice(0, LONGEST.personality);
	const characters = [0, 1, 2, 3].map((at) => ({
		name: text.slice(at, LONGEST.name),
		age: 5,
		personality,
		isMain: at === 0,
		relationship: at === 0 ? null : ("Friend" as const),
	}));
	const [title, location] = [text.slice(0, LONGEST.title), text.slice(0, LONGEST.location)];
	return {
		title,
		location,
		description: text.slice(0, LONGEST.description),
		readingLevel: READING_LEVELS[0].id,
		readingNeeds: text.slice(0, LONGEST.readingNeeds),
		characters,
	};
}

describe.each(Object.entries({ ...READERS, ...WRITERS }))("%s", (_what, read) => {
	test("is read at once, whatever stands in it a hundred thousand times", async () => {
		for (const text of texts) {
			const before = process.cpuUsage();
			await read(text);
			const { user, system } = process.cpuUsage(before);
			const ms = (user + system) / 1000;
			// The processor's time, which a busy machine doesn't lengthen: some milliseconds, where a bad pattern takes seconds.
			expect({ text: text.slice(0, 10), ms }).toEqual({
				text: text.slice(0, 10),
				ms: expect.toSatisfy((took: number) => took < 1000),
			});
		}
	});
});

test("a text that is too long isn't looked at for what it says", () => {
	const folded = vi.spyOn(String.prototype, "normalize");
	const text = "\uFDFA".repeat(MANY);
	expect(readIdea(book(text)).ok).toBe(false);
	expect(readComment(text).ok).toBe(false);
	expect(folded).not.toHaveBeenCalled();
});
