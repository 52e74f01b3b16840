import { readFileSync } from "node:fs";
import { afterAll, beforeEach, describe, expect, test, vi } from "vitest";
import { startStripe } from "../../../e2e/vendors/stripe";
import { stripeChecks, WEBHOOK_EVENTS } from "./stripe-check.server";

const ENDPOINT = "https://shop.example/api/webhooks/stripe";
const stripe = await startStripe();
const { settings } = stripe;
afterAll(() => stripe.close());
beforeEach(() => {
	const enabled_events = [...WEBHOOK_EVENTS];
	settings.endpoints = [
		{ url: ENDPOINT, status: "enabled", enabled_events, api_version: "2026-10-28.endive" },
	];
	settings.untaken = [];
});

/** What one check finds, by its name. */
async function found(name: string, change: { offMs?: number; apiUrl?: string } = {}) {
	const { offMs = 0, apiUrl = stripe.url } = change;
	const { secretKey, publishableKey, webhookSecret } = stripe;
	const keys = { secretKey, publishableKey, webhookSecret };
	const now = () => new Date(Date.now() + offMs);
	const checks = stripeChecks({ ...keys, apiUrl: apiUrl || undefined, webhookUrl: ENDPOINT, now });
	const finding = await checks.find((check) => check.name === name)?.ask(AbortSignal.timeout(5_000));
	return `${finding?.state}: ${finding?.says}`;
}

describe("the webhook", () => {
	const webhook = () => found("Stripe's webhook");
	const hoursAgo = (hours: number) => Math.floor(Date.now() / 1000) - hours * 3600;

	test("has to be there, turned on, told of everything and of a version that tells it", async () => {
		const [endpoint] = settings.endpoints;
		if (!endpoint) throw new Error("no endpoint");
		endpoint.enabled_events = WEBHOOK_EVENTS.filter((event) => event !== "refund.failed");
		expect(await webhook()).toBe(
			"wrong: its endpoint isn't told of refund.failed: add them (dashboard.stripe.com, Webhooks)",
		);
		endpoint.enabled_events = ["*"];
		expect(await webhook()).toBe("right: all 10 events, API version 2026-10-28.endive");
		endpoint.api_version = null;
		expect(await webhook()).toBe("right: all 10 events, API version of the account");
		endpoint.api_version = "2024-09-30.acacia";
		expect(await webhook()).toContain(
			"wrong: its endpoint has API version 2024-09-30.acacia, in which refunds",
		);
		endpoint.status = "disabled";
		expect(await webhook()).toContain("wrong: its endpoint is turned off");
		settings.endpoints = [{ ...endpoint, url: "https://other.example/api/webhooks/stripe" }];
		expect(await webhook()).toContain(`wrong: there is no endpoint ${ENDPOINT}`);
	});

	test("an event that waits for an hour points at the signing secret, where it can only be this endpoint's", async () => {
		settings.untaken = [{ type: "payment_intent.succeeded", created: hoursAgo(2) }];
		expect(await webhook()).toContain("is STRIPE_WEBHOOK_SECRET this endpoint's signing secret");
		const other = { url: "https://other.example/", enabled_events: ["*"], api_version: null };
		settings.endpoints.push({ ...other, status: "enabled" });
		expect(await webhook()).toContain("right:");
		settings.endpoints.pop();
		settings.untaken = [{ type: "payment_intent.succeeded", created: hoursAgo(0) }];
		expect(await webhook()).toContain("right:");
	});

	test("README names every event", () => {
		const readMe = readFileSync("README.md", "utf8");
		for (const event of WEBHOOK_EVENTS)
			expect(readMe).toContain(`\`${event.replace(/^payment_intent(?!\.succeeded)/, "")}\``);
	});
});

test.each([
	[-60_000, /^wrong: it is (59|60|61) s behind Stripe's/],
	[60_000, /^wrong: it is (58|59|60) s ahead of Stripe's/],
	[3_000, /^right:/],
])("a clock that is off by %i ms", async (offMs, told) => {
	expect(await found("the clock", { offMs })).toMatch(told);
});

test.each([
	[false, "wrong: STRIPE_SECRET_KEY is a test key, so nobody is charged"],
	[true, "right: it takes the key, of the live account"],
])("a shop that sells wants the live account: %s", async (livemode, says) => {
	const asked = vi.spyOn(globalThis, "fetch").mockResolvedValue(Response.json({ livemode }));
	const told = await found("Stripe", { apiUrl: "" });
	expect(asked.mock.calls.map(([url]) => url)).toEqual(["https://api.stripe.com/v1/balance"]);
	asked.mockRestore();
	expect(told).toContain(says);
});

test("a restricted key that may not do what is asked here isn't wrong for that", async () => {
	stripe.faults.push({ does: 403 });
	expect(await found("Stripe")).toBe(
		"unasked: it takes the key in STRIPE_SECRET_KEY, which may not do balance.retrieve",
	);
});
