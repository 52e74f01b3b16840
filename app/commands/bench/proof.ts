import { readFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { answerOf, createBook, postJson } from "./family";
import { load } from "./load";
import { type Served, serve } from "./servers";
import { print } from "./table";

const PHOTO = "e2e/photos/woman.jpg";
const FAMILY = 4;
const CARD = "4242 4242 4242 4242";
const DELIVERY = {
	name: "Ada Lovelace",
	email: "ada@example.org",
	address: "12 St James’s Square",
	city: "London",
	postalCode: "SW1Y 4JH",
	country: "GB",
};
/** Of the pages asked for meanwhile, and for how long, seconds. */
const PAGES_A_SECOND = 50;
const ASKED_FOR = 20;
const LOOK_MS = 250;

/** Pays a book as a guest does; gives the payment's id. */
async function pay(shop: Served, cookie: string, bookId: string): Promise<string> {
	const post = (path: string, body: unknown) => postJson(shop.url + path, body, cookie);
	const metadata = { bookId, deliveryInfo: DELIVERY };
	const asked = await post("/api/payment/create-guest-payment-intent", { currency: "gbp", metadata });
	const { clientSecret, paymentIntentId } = await answerOf<{ clientSecret: string; paymentIntentId: string }>(
		asked,
	);
	await answerOf(await post("/api/sandbox/confirm-payment", { clientSecret, cardNumber: CARD }));
	await answerOf(await post("/api/orders/guest", { paymentIntentId, bookId }));
	return paymentIntentId;
}

/**
 * From the payment to the proof, for a family of four that pays as soon as it has seen its cover: no page is drawn yet. Seconds, what the
 * processors did for it, memory of the shop with all it starts, and how long pages take meanwhile. Prints, asserts nothing.
 */
export async function measureProof(): Promise<void> {
	const shop = await serve({ path: "/healthz" });
	try {
		const { cookie, bookId } = await createBook(shop.url, new Uint8Array(readFileSync(PHOTO)), FAMILY);
		const before = shop.tree().cpuMs;
		const paymentId = await pay(shop, cookie, bookId);
		const began = performance.now();
		const meanwhile = load(shop, "/", ASKED_FOR, {}, PAGES_A_SECOND);
		let highest = 0;
		for (let status = ""; status !== "proof"; ) {
			const asked = await fetch(`${shop.url}/api/orders/guest/${paymentId}`, { headers: { Cookie: cookie } });
			({ orderStatus: status } = await answerOf<{ orderStatus: string }>(asked));
			if (status === "on-hold") throw new Error("the order is on hold");
			highest = Math.max(highest, shop.tree().memory);
			await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
		}
		const seconds = (performance.now() - began) / 1000;
		const worked = (shop.tree().cpuMs - before) / 1000;
		const { p99 } = await meanwhile;
		print(
			`From payment to proof, a book with ${FAMILY} characters of which no page is drawn yet`,
			["what", "figure"],
			[
				["payment to proof, s", seconds],
				["processor time of the shop and its helpers, s", worked],
				["so long on two cores that do nothing else, s", worked / 2],
				["highest memory of the shop and its helpers, MB", highest],
				[`/ meanwhile, ${PAGES_A_SECOND} a second: p99, ms`, p99],
				[`load of the machine of ${cpus().length} cores in the last minute`, loadavg()[0] ?? 0],
			],
		);
	} finally {
		await shop.stop();
	}
}
