import { expect, test } from "vitest";
import type { ShownReviews } from "~/shop/reviews/rules";
import { FAQ } from "./faq";
import { PUBLIC_PAGES } from "./public-pages";
import { SELLER } from "./seller.testing";
import { faqPage, organization, product } from "./structured-data";

const SHOP = "https://shop.example";
const REVIEWS: ShownReviews = {
	count: 4,
	mean: 4.3,
	newest: [
		{
			id: "r",
			rating: 4,
			content: "</script><b>",
			displayName: "Rosa",
			createdAt: "2026-05-01T10:00:00.000Z",
		},
	],
};

test("the book has its price, and never without its delivery", () => {
	const { offers } = product(SHOP, null) as unknown as {
		offers: { price: string; shippingDetails: { shippingRate: { value: string } }[] };
	};
	expect(offers).toMatchObject({ price: "29.99", priceCurrency: "GBP", url: `${SHOP}/create-book` });
	expect(offers.shippingDetails.map(({ shippingRate }) => shippingRate.value)).toEqual(Array(5).fill("4.99"));
});

test("reviews are told where families wrote some, and made up nowhere", () => {
	const none = product(SHOP, null);
	expect(none).not.toHaveProperty("aggregateRating");
	expect(none).not.toHaveProperty("review");
	expect(product(SHOP, REVIEWS)).toMatchObject({
		aggregateRating: { ratingValue: 4.3, reviewCount: 4 },
		review: [{ reviewRating: { ratingValue: 4 }, author: { name: "Rosa" }, datePublished: "2026-05-01" }],
	});
});

test("every question of the page is told with its answer", () => {
	const { mainEntity } = faqPage(FAQ) as unknown as { mainEntity: unknown[] };
	expect(mainEntity).toHaveLength(FAQ.flatMap(({ questions }) => questions).length);
});

test("the shop is the company that sells", () => {
	expect(organization({ appUrl: SHOP, social: [], seller: SELLER })).toMatchObject({
		legalName: "Fable & Kin Ltd",
		email: "hello@fableandkin.example",
		telephone: "0113 496 0123",
		address: "1 Mill Lane, Leeds, LS1 1AA",
	});
});

test("where else the shop is stands there only if it is anywhere", () => {
	expect(organization({ appUrl: SHOP, social: [], seller: SELLER })).not.toHaveProperty("sameAs");
	const href = "https://social.example/fable";
	expect(
		organization({ appUrl: SHOP, social: [{ network: "facebook", href }], seller: SELLER }),
	).toHaveProperty("sameAs", [href]);
});

/** What Google shows of a title and a description before it cuts them off, letters. */
test.each(Object.entries(PUBLIC_PAGES))("%s is told in as many words as a search shows", (_path, page) => {
	expect(page.name.length).toBeLessThanOrEqual(48);
	expect(page.description.length).toBeGreaterThanOrEqual(50);
	expect(page.description.length).toBeLessThanOrEqual(165);
});

test("no two pages are told alike", () => {
	const pages = Object.values(PUBLIC_PAGES);
	expect(new Set(pages.map(({ name }) => name)).size).toBe(pages.length);
	expect(new Set(pages.map(({ description }) => description)).size).toBe(pages.length);
});
