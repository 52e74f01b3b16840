import { afterAll, expect, test } from "vitest";
import { startCloudprinter } from "../../../e2e/vendors/cloudprinter";
import { startProdigi } from "../../../e2e/vendors/prodigi";
import type { Check } from "../check";
import { cloudprinterCheck } from "./cloudprinter-check.server";
import { prodigiCheck } from "./prodigi-check.server";

const [prodigi, cloudprinter] = [await startProdigi(), await startCloudprinter()];
afterAll(() => Promise.all([prodigi.close(), cloudprinter.close()]));

async function told({ ask }: Check) {
	const { state, says } = await ask(AbortSignal.timeout(5_000));
	return `${state}: ${says}`;
}

test.each([
	[
		{ productDimensions: { width: 29.4, height: 29.4, units: "cm" } },
		"wrong: ",
		"it is 294 x 294 mm, not 210 x 210",
	],
	[{ productDimensions: { width: 210, height: 210, units: "mm" } }, "right: ", "is in its catalogue"],
	[
		{ printAreas: { default: {}, cover: { required: true } } },
		"wrong: ",
		"it wants a file for cover as well",
	],
	[{ printAreas: { pages: {} } }, "wrong: ", "it takes no file for its print area default"],
	[
		{ variants: [{ shipsTo: ["GB", "US"] }, { shipsTo: ["CA", "AU"] }] },
		"wrong: ",
		"it isn't sent to Ireland",
	],
	[{ variants: undefined }, "unasked: ", "can't be read"],
	[{ sku: "BOOK-OTHER" }, "wrong: ", "there is no BOOK-FE-8_3-SQ-HARD-G in its catalogue"],
])("Prodigi's catalogue with %o", async (change, state, says) => {
	const before = prodigi.products;
	prodigi.products = before.map((product) => ({ ...product, ...change }) as typeof product);
	const answer = await told(prodigiCheck({ apiKey: prodigi.apiKey, apiUrl: prodigi.url }));
	prodigi.products = before;
	expect(answer).toContain(state);
	expect(answer).toContain(says);
});

test.each([
	[{}, "doesn't offer photobook_cw_s210_s_fc"],
	[{ photobook_cw_s210_s_fc: ["pageblock_170mcg"] }, "isn't offered on pageblock_150mcs"],
])("what Cloudprinter offers: %o", async (offers, says) => {
	cloudprinter.offers = offers;
	const { apiKey, webhookKey, url: apiUrl } = cloudprinter;
	expect(await told(cloudprinterCheck({ apiKey, webhookKey, apiUrl }))).toMatch(
		new RegExp(`^wrong: .*${says}`),
	);
});
