import { expect, test } from "vitest";
import { createEmbeddedIllustrator } from "~/providers/illustrator/embedded.server";
import { openTestShop } from "~/shop.testing";
import { illustratorOf } from "./illustrator-of.server";

test("a book is drawn as its family chose, and otherwise as the shop draws by itself", async () => {
	const shop = await openTestShop();
	const { illustrator } = shop.providers;
	const paper = createEmbeddedIllustrator();
	expect(illustratorOf(shop, { style: "paper-theatre" })).toBe(illustrator);
	shop.providers.styles = { painted: illustrator, "paper-theatre": paper };
	expect(illustratorOf(shop, { style: "paper-theatre" })).toBe(paper);
	expect(illustratorOf(shop, { style: "painted" })).toBe(illustrator);
	expect(illustratorOf(shop, { style: "" })).toBe(illustrator);
});
