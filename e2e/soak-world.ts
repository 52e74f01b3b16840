import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { Sqlite } from "../db/sqlite/sqlite";
import { type RunningShop, startShop } from "./shop";
import { type ProdigiStandIn, startProdigi } from "./vendors/prodigi";
import { type ReplicateStandIn, startReplicate } from "./vendors/replicate";
import { type SmtpStandIn, startSmtp } from "./vendors/smtp";
import { type StripeStandIn, startStripe } from "./vendors/stripe";

/** A shop whose vendors live on when it is killed, and count what they are asked for. */
export type World = {
	shop: RunningShop;
	stripe: StripeStandIn;
	replicate: ReplicateStandIn;
	smtp: SmtpStandIn;
	prodigi: ProdigiStandIn;
	/** Rows of its database. */
	rows<T>(sql: string, ...values: string[]): T[];
	/** The operator's command, over the same data; false where it was refused. */
	operate(...args: string[]): Promise<boolean>;
	close(): Promise<void>;
};

const WEBHOOKS = "/api/webhooks/stripe";

/** With `vendorsPictures` a vendor draws every page, half a minute a book; otherwise they are plain squares, and a book takes a second. */
export async function openWorld(vendorsPictures: boolean): Promise<World> {
	const stripe = await startStripe();
	const [replicate, smtp, prodigi] = [await startReplicate(), await startSmtp(), await startProdigi()];
	// Smaller ones aren't printed.
	replicate.sizes = "as asked";
	const env = {
		STRIPE_SECRET_KEY: stripe.secretKey,
		STRIPE_PUBLISHABLE_KEY: stripe.publishableKey,
		STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
		STRIPE_API_URL: stripe.url,
		...(vendorsPictures ? { REPLICATE_API_TOKEN: replicate.token, REPLICATE_BASE_URL: replicate.url } : {}),
		SMTP_URL: smtp.url,
		MAIL_FROM: "Fable & Kin <hello@shop.example>",
		PRINTER: "prodigi",
		PRODIGI_API_KEY: prodigi.apiKey,
		PRODIGI_API_URL: prodigi.url,
	};
	const shop = await startShop(env);
	return {
		shop,
		stripe,
		replicate,
		smtp,
		prodigi,
		rows<T>(sql: string, ...values: string[]) {
			const db = new Sqlite(`${shop.dataDir}/shop.db`, { readonly: true });
			try {
				return db.prepare(sql).all(values) as T[];
			} finally {
				db.close();
			}
		},
		async operate(...args) {
			const asked = { ...process.env, ...env, APP_URL: shop.url, DATA_DIR: shop.dataDir };
			const ran = promisify(execFile)(process.execPath, ["build/commands/shop.js", ...args], { env: asked });
			return ran.then(
				() => true,
				() => false,
			);
		},
		async close() {
			await shop.remove();
			await Promise.all([stripe, replicate, smtp, prodigi].map((vendor) => vendor.close()));
		},
	};
}

/**
 * Posts what has happened at Stripe since the `from`th event, the newest first, until the shop has taken it, as Stripe goes on doing. Gives
 * where to go on from.
 */
export async function tellOfPayments({ shop, stripe }: World, from: number): Promise<number> {
	const news = stripe.events.slice(from).reverse();
	for (const event of news) {
		const { body, headers } = stripe.webhook(event);
		const answer = await fetch(shop.url + WEBHOOKS, { method: "POST", body, headers });
		if (!answer.ok) throw new Error(`the webhook answered ${answer.status}`);
	}
	return from + news.length;
}
