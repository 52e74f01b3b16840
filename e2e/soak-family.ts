import { type APIRequestContext, request as requests } from "@playwright/test";
import sharp from "sharp";
import { DELIVERY, ideaOf, PHOTOS } from "./journey";
import type { World } from "./soak-world";

/** What a family, or the operator, means to do with its order. */
export type Plan = "keep it" | "cancel it" | "have it refunded";
export type Family = {
	plan: Plan;
	email: string;
	request: APIRequestContext;
	bookId: string;
	/** Whether it comes back by itself after it has paid, or leaves that to Stripe's word. */
	comesBack: boolean;
	paymentId: string | null;
	hasPaid: boolean;
};

/** A family with a book and its cover, made from a photo like no other. */
export async function newFamily(world: World, number: number, plan: Plan): Promise<Family> {
	const request = await requests.newContext({ baseURL: world.shop.url });
	const buffer = await sharp(PHOTOS.cat)
		.modulate({ brightness: 0.8 + (number % 20) / 50, hue: (number * 7) % 360 })
		.jpeg()
		.toBuffer();
	const file = { name: "photo.jpg", mimeType: "image/jpeg", buffer };
	const { url } = await said<{ url: string }>(await request.post("/api/uploads", { multipart: { file } }));
	const idea = ideaOf([url]);
	const data = { ...idea, title: `Book ${number}`, characters: idea.characters.slice(0, 1) };
	const written = await request.post("/api/book/generate-guest-synopsis", { data });
	const { bookId } = await said<{ bookId: string }>(written);
	await said(await request.post("/api/book/generate-guest-cover", { multipart: { bookId } }));
	const email = `family${number}@example.com`;
	return { plan, email, request, bookId, comesBack: number % 3 > 0, paymentId: null, hasPaid: false };
}

/** Pays the book, and comes back from paying. Throws where the shop was away: whatever happened by then, it is tried again. */
export async function pay({ stripe }: World, family: Family): Promise<void> {
	const { request, bookId, email } = family;
	if (!family.hasPaid) {
		const deliveryInfo = { ...DELIVERY, country: "GB", email };
		const data = { currency: "gbp", metadata: { bookId, deliveryInfo } };
		const asked = await request.post("/api/payment/create-guest-payment-intent", { data });
		const { paymentIntentId } = await said<{ paymentIntentId: string }>(asked);
		family.paymentId = paymentIntentId;
		stripe.confirm(paymentIntentId, "4242424242424242");
		family.hasPaid = true;
	}
	const data = { paymentIntentId: family.paymentId, bookId };
	if (family.comesBack) await said(await request.post("/api/orders/guest", { data }));
}

/** Presses a button of the order's page, by the link of its mail. */
export async function press(
	world: World,
	{ request, email }: Family,
	id: string,
	step: "approve" | "cancel",
) {
	const query = linkOf(world, email, id);
	if (query === null) return;
	await request.get(`/orders/${id}${query}`);
	const form: Record<string, string> = step === "cancel" ? { email } : { looked: "yes" };
	await request.post(`/orders/${id}/${step}${query}`, { form, maxRedirects: 0 });
}

/** What stands behind the address of an order in the newest mail to its family; null before the first. */
function linkOf({ smtp }: World, email: string, id: string): string | null {
	const mails = smtp.received.filter(({ to }) => to.includes(email)).reverse();
	for (const { source } of mails) {
		const text = source.replace(/=\r?\n/g, "").replace(/=3D/gi, "=");
		const found = new RegExp(`/orders/${id}(\\?key=[\\w.-]+)`).exec(text);
		if (found) return found[1] ?? "";
	}
	return null;
}

async function said<T>(answer: {
	ok(): boolean;
	status(): number;
	url(): string;
	json(): Promise<unknown>;
	text(): Promise<string>;
}) {
	if (!answer.ok())
		throw new Error(`${answer.status()} from ${new URL(answer.url()).pathname}: ${await answer.text()}`);
	return (await answer.json()) as T;
}
