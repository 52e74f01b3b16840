import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, test } from "vitest";
import { printSquare } from "~/providers/illustrator/print-square.testing";
import { DAMAGE_TEXTS } from "~/shop/orders/damage";
import { moveOwnOrder } from "~/shop/orders/move-own-order.server";
import { makeOrder } from "~/shop/orders/orders.testing";
import { DAMAGE_PHOTO_KEEPING } from "~/shop/photos/rules";
import { ask, thrown, told } from "../library.testing";
import { keyOf, open, orderPage } from "../shown.testing";
import { DamagedScreen } from "./DamagedScreen";
import { action, loader } from "./route";

let visit: Awaited<ReturnType<typeof open>>;
beforeEach(async () => {
	visit = await open();
});

const at = (orderId: string, key?: string) => `/orders/${orderId}/damaged${key ? `?key=${key}` : ""}`;
const page = async (orderId: string, cookie: string) =>
	renderToStaticMarkup(<DamagedScreen {...(await loader(ask(at(orderId), { cookie }, { orderId })))} />);
async function post(
	orderId: string,
	{
		photo,
		words = "Torn.",
		cookie,
		key,
	}: { photo?: BlobPart; words?: string; cookie?: string; key?: string },
) {
	const form = new FormData();
	form.set("words", words);
	if (photo) form.set("photo", new Blob([photo], { type: "image/jpeg" }), "damage.jpg");
	return action(ask(at(orderId, key), { cookie, form }, { orderId }));
}
async function arrived() {
	const { shop, actor } = visit;
	const orderId = await makeOrder(shop, actor.id, { state: "posted" });
	await moveOwnOrder(shop, actor, { orderId, key: null, step: "deliver" });
	return orderId;
}
const aPhoto = async () => new Uint8Array(await printSquare());

test("a delivered order leads to the form; a photo sends it, and the order says since when it waits", async () => {
	const { shop, cookie } = visit;
	const orderId = await arrived();
	expect((await orderPage(shop, orderId, cookie)).html).toContain(`href="/orders/${orderId}/damaged"`);
	const asked = await page(orderId, cookie);
	for (const says of ["Photo of the damage", "Only we see this photo.", 'enctype="multipart/form-data"'])
		expect(asked.toLowerCase()).toContain(says.toLowerCase());
	expect(told(await post(orderId, { photo: await aPhoto(), cookie }))).toMatchObject({
		status: 302,
		to: `/orders/${orderId}`,
	});
	const { html } = await orderPage(shop, orderId, cookie);
	expect(html).toContain("that your book came damaged");
	for (const says of ["Torn.", "You have our answer by mail by", "4 March 2026", DAMAGE_PHOTO_KEEPING])
		expect(html).toContain(says);
	for (const not of ["read to pieces", "Write Review"]) expect(html).not.toContain(not);
	expect(html).toContain("You told us that it came damaged");
	expect(html).not.toContain(`href="/orders/${orderId}/damaged"`);
	expect(await page(orderId, cookie)).toContain(DAMAGE_TEXTS.before);
});

test.each([
	["no photo", undefined, "Torn.", "photo", DAMAGE_TEXTS.noPhoto],
	["no picture", "GIF89a", "Torn.", "photo", "Please upload only JPG, PNG, or WEBP images"],
	["a broken one", "\xff\xd8\xff\xe0", "Torn.", "photo", "Failed to upload image. Please try again."],
	["too many words", undefined, "x".repeat(2001), "words", DAMAGE_TEXTS.tooLong],
])("with %s nothing is told, and what was typed stays", async (_what, photo, words, field, says) => {
	const orderId = await arrived();
	const bytes = photo ? Buffer.from(photo, "latin1") : undefined;
	const answer = await post(orderId, { photo: bytes, words, cookie: visit.cookie });
	if (answer instanceof Response) throw new Error("it was accepted");
	expect(answer.init?.status).toBeGreaterThanOrEqual(400);
	expect(answer.data.lastResult.error?.[field]).toEqual([says]);
	expect(answer.data.lastResult.initialValue).toMatchObject({ words });
	expect(await visit.shop.db.selectFrom("damages").selectAll().execute()).toEqual([]);
});

test("a photo that was chosen with too many words is to be chosen again, and the page says so", async () => {
	const orderId = await arrived();
	const answer = await post(orderId, {
		photo: await aPhoto(),
		words: "x".repeat(2001),
		cookie: visit.cookie,
	});
	if (answer instanceof Response) throw new Error("it was accepted");
	expect(answer.init?.status).toBe(422);
	const { words, photo } = answer.data.lastResult.error ?? {};
	expect([words, photo]).toEqual([[DAMAGE_TEXTS.tooLong], [DAMAGE_TEXTS.photoAgain]]);
});

test("by the mail's link it is told as well; with a guessed one there is no such order", async () => {
	const orderId = await arrived();
	const key = keyOf(visit.shop, orderId);
	expect((await thrown(post(orderId, { photo: await aPhoto(), key: "guessed" }))).status).toBe(404);
	expect(told(await post(orderId, { photo: await aPhoto(), key }))).toMatchObject({
		to: `/orders/${orderId}`,
	});
});

test("before it has arrived the page says what to do instead", async () => {
	const orderId = await makeOrder(visit.shop, visit.actor.id, { state: "posted" });
	const html = await page(orderId, visit.cookie);
	expect(html).toContain("hasn’t arrived yet");
	expect(html).not.toContain("<form");
});
