import { beforeEach, expect, test } from "vitest";
import { coverDrawnMail } from "~/emails/cover-drawn";
import { write } from "~/emails/letter";
import { laidOut } from "~/shop/laid-out.server";
import { asWanted, unsubscribeLink } from "~/shop/support/unwanted-mail.server";
import { replaceShop } from "~/shop.server";
import { openTestShop, type TestShop } from "~/shop.testing";
import { openBrowser } from "../../browser.testing";
import * as route from "./route";

const ROSA = "Rosa@example.com";
const COVER = {
	to: ROSA,
	...coverDrawnMail({
		name: "Rosa",
		title: "The Moon",
		offerEndsAt: "2026-11-22T09:30:00.000Z",
		link: "https://shop.example/books#book_1",
		isGuest: false,
		waitedFor: "us",
	}),
};
const ARRIVED = {
	to: ROSA,
	...write("It has arrived", "Enjoy it", [
		{ kind: "text", text: "Show us within 7 days what is damaged." },
		{ kind: "text", text: "How did it go down?", isNews: true },
	]),
};
const POSTED = { to: ROSA, ...write("Posted", "On its way", [{ kind: "text", text: "It is posted." }]) };

let shop: TestShop;
let link: string;
beforeEach(async () => {
	shop = await openTestShop();
	replaceShop(shop);
	link = unsubscribeLink(shop, ROSA);
});

const at = (address: string) => {
	const path = new URL(address).pathname;
	return [path, { params: { token: path.split("/").at(-1) ?? "" } }] as const;
};
const look = (address = link) => openBrowser().get(route, ...at(address));
const post = (form: Record<string, string>, address = link) => {
	const [path, send] = at(address);
	return openBrowser().post(route, path, { ...send, form });
};
/** The post of a mail program: no cookie, no Origin, these words (RFC 8058). */
const oneClick = (address = link) => post({ "List-Unsubscribe": "One-Click" }, address);

test("one POST ends an address's news, however often and in whatever letters, and is led nowhere", async () => {
	expect((await asWanted(shop, COVER))?.unsubscribe).toBe(link);
	for (const _time of [1, 2])
		expect(await oneClick()).toMatchObject({ status: 200, to: null, data: { state: "ended" } });
	expect(await asWanted(shop, COVER)).toBeNull();
	expect(await asWanted(shop, { ...COVER, to: "rosa@EXAMPLE.com " })).toBeNull();
	expect(await asWanted(shop, { ...COVER, to: "ned@example.com" })).not.toBeNull();
});

test("what an order needs is written all the same, without the news in it and without the way to end them", async () => {
	const before = await asWanted(shop, ARRIVED);
	expect(before).toMatchObject({ letter: { blocks: ARRIVED.blocks }, unsubscribe: link });
	expect(await asWanted(shop, POSTED)).toEqual({ letter: POSTED });
	await oneClick();
	const after = await asWanted(shop, ARRIVED);
	expect(after?.letter.blocks).toEqual(ARRIVED.blocks.slice(0, 1));
	expect(after?.unsubscribe).toBeUndefined();
	expect(await asWanted(shop, POSTED)).toEqual({ letter: POSTED });
});

test("looking at the page ends nothing; its button does, and another begins them again", async () => {
	expect(await look()).toMatchObject({ status: 200, data: { state: "asked" } });
	expect(await asWanted(shop, COVER)).not.toBeNull();
	expect((await post({ news: "unwanted" })).data).toEqual({ state: "ended" });
	expect(await asWanted(shop, COVER)).toBeNull();
	expect((await post({ news: "wanted" })).data).toEqual({ state: "wanted" });
	expect(await asWanted(shop, COVER)).not.toBeNull();
});

test("a link that no mail of ours has changes nothing, and no link names its address", async () => {
	expect(decodeURIComponent(link).toLowerCase()).not.toContain("rosa");
	const other = unsubscribeLink(shop, "ned@example.com");
	const forged = `${link.slice(0, link.indexOf("."))}.${other.slice(other.indexOf(".") + 1)}`;
	for (const address of [forged, `${link}x`, `${shop.settings.APP_URL}/unsubscribe/x`]) {
		expect(await look(address)).toMatchObject({ status: 404, data: { state: "unknown" } });
		expect((await oneClick(address)).status).toBe(404);
	}
	expect(await asWanted(shop, COVER)).not.toBeNull();
});

test("the foot of a mail with news says how they end, in both forms", () => {
	const { html, text, unsubscribe } = laidOut(shop, COVER, link);
	expect(unsubscribe).toBe(link);
	expect(html).toContain(`href="${link}"`);
	expect(text).toContain(`No more news like this: ${link}`);
	expect(laidOut(shop, POSTED).html).not.toContain("/unsubscribe/");
});
