import { describe, expect, test } from "vitest";
import { faults, openPlayedShop } from "./checks.testing";

const { vendors, foundWith } = openPlayedShop();

test.each([
	"prodigi",
	"cloudprinter",
])("a shop whose settings are all right, %s printing", async (PRINTER) => {
	const found = await foundWith({ PRINTER });
	expect(faults(found)).toEqual([]);
	expect(found.map(({ name }) => name)).toEqual([
		"Stripe",
		"Stripe's publishable key",
		"Stripe's webhook",
		"the clock",
		"the mail server",
		"the sender's domain",
		"Anthropic",
		"Replicate",
		PRINTER === "prodigi" ? "Prodigi" : "Cloudprinter",
		"Google",
		"reCAPTCHA",
		"Ideal Postcodes",
		"Vercel Blob",
	]);
	const { blob, smtp, prodigi, cloudprinter, replicate, idealPostcodes } = vendors();
	expect([...blob.stored.keys(), ...smtp.received]).toEqual([]);
	expect([...prodigi.taken, ...cloudprinter.taken, ...replicate.bought, ...idealPostcodes.charged]).toEqual(
		[],
	);
});

describe("nonsense that looks like a key is named by its vendor", () => {
	test.each([
		["STRIPE_SECRET_KEY", "sk_test_nonsense", "Stripe said 401: the key in STRIPE_SECRET_KEY is not valid"],
		["STRIPE_PUBLISHABLE_KEY", "pk_test_nonsense", "Stripe said 401: the key in STRIPE_PUBLISHABLE_KEY is"],
		["STRIPE_PUBLISHABLE_KEY", "pk_live_nonsense", "of STRIPE_PUBLISHABLE_KEY and STRIPE_SECRET_KEY one is"],
		["ANTHROPIC_API_KEY", "sk-ant-nonsense", "Anthropic said 401: the key in ANTHROPIC_API_KEY is not valid"],
		["ANTHROPIC_MODEL", "nonsense", "it has no model called as ANTHROPIC_MODEL says"],
		[
			"REPLICATE_API_TOKEN",
			"r8_nonsense",
			"Replicate said 401: the token in REPLICATE_API_TOKEN is not valid",
		],
		// One that it has withdrawn (below): what is none at all, the start refuses.
		["REPLICATE_MODEL", "black-forest-labs/flux-2-max", "it has no model black-forest-labs/flux-2-max"],
		["BLOB_READ_WRITE_TOKEN", "vercel_blob_rw_x_nonsense", "the token in BLOB_READ_WRITE_TOKEN may not do"],
		[
			"GOOGLE_CLIENT_ID",
			"x.apps.googleusercontent.com",
			"Google said 401: the client of GOOGLE_CLIENT_ID and",
		],
		[
			"GOOGLE_CLIENT_SECRET",
			"nonsense",
			"the client of GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET is not valid",
		],
		[
			"RECAPTCHA_SECRET_KEY",
			"6L-nonsense",
			"invalid-input-secret: the secret in RECAPTCHA_SECRET_KEY is not",
		],
		["RECAPTCHA_SECRET_KEY", "6L-site", "RECAPTCHA_SITE_KEY and RECAPTCHA_SECRET_KEY are one key"],
		["PRODIGI_API_KEY", "nonsense", "Prodigi said 401: the key in PRODIGI_API_KEY is not valid"],
		["IDEAL_POSTCODES_API_KEY", "ak_nonsense", "401: the key in IDEAL_POSTCODES_API_KEY is not valid"],
		["SMTP_URL", "smtp://nobody.invalid", "The mail server can't be found: is the host in SMTP_URL right?"],
		["MAIL_FROM", "hello@nobody.example", "nobody.example has no mail server (MX)"],
	])("%s=%s", async (name, value, says) => {
		// The webhook is asked about with the secret key, which is named there once more.
		const vendor = name.split("_")[0]?.replace(/^(SMTP|MAIL)$/, "mail server|sender");
		const only = new RegExp(`^(?!Stripe's webhook).*(${vendor})`, "i");
		vendors().replicate.withdrawn = ["black-forest-labs/flux-2-max"];
		const told = faults(await foundWith({ [name]: value }, { only }));
		expect(told).toEqual([expect.stringMatching(/^wrong /)]);
		expect(told[0]).toContain(says);
	});

	test.each([
		["CLOUDPRINTER_API_KEY", "nonsense", "the key in CLOUDPRINTER_API_KEY may not do this"],
		[
			"CLOUDPRINTER_WEBHOOK_KEY",
			"cloudprinter-standin-key",
			"WEBHOOK_KEY is the key of CLOUDPRINTER_API_KEY",
		],
	])("%s=%s", async (name, value, says) => {
		const found = await foundWith({ PRINTER: "cloudprinter", [name]: value }, { only: /^Cloudprinter/ });
		expect(faults(found)).toEqual([expect.stringContaining(says)]);
	});
});

test("the inspector's model is asked for by its name where it isn't the writer's, and pictures are inspected", async () => {
	const found = (change: Record<string, string>) => foundWith(change, { only: /^Anthropic/ });
	const INSPECTOR_MODEL = "claude-haiku-5";
	expect((await found({ INSPECTOR_MODEL })).map(({ says }) => says)).toEqual([
		"it takes the key, and has claude-sonnet-5-5",
		"it takes the key, and has claude-haiku-5",
	]);
	expect(await found({ INSPECTOR_MODEL, INSPECT_PICTURES: "off" })).toHaveLength(1);
	expect(await found({ INSPECTOR_MODEL: "claude-sonnet-5-5" })).toHaveLength(1);
	expect(faults(await found({ INSPECTOR_MODEL: "nonsense" }))).toEqual([
		"wrong Anthropic's inspector: Anthropic said 404: it has no model called as INSPECTOR_MODEL says",
	]);
});

test("what can't be a key is named, and sent to nobody", async () => {
	const shaped = [
		"STRIPE_SECRET_KEY",
		"STRIPE_PUBLISHABLE_KEY",
		"STRIPE_WEBHOOK_SECRET",
		"ANTHROPIC_API_KEY",
		"REPLICATE_API_TOKEN",
		"BLOB_READ_WRITE_TOKEN",
		"GOOGLE_CLIENT_ID",
		"RECAPTCHA_SITE_KEY",
		"RECAPTCHA_SECRET_KEY",
		"IDEAL_POSTCODES_API_KEY",
	];
	const { stripe, google, anthropic, idealPostcodes } = vendors();
	const asked = () => [
		...[stripe.requests.length, google.requests.length, anthropic.calls],
		idealPostcodes.asked.length,
	];
	const before = asked();
	const nonsense = Object.fromEntries(shaped.map((name) => [name, `"sk_nonsense of ${name}"`]));
	const told = faults(await foundWith(nonsense, { only: /^(?!the clock)/ })).join("\n");
	for (const name of shaped) expect(told).toContain(`${name} doesn't look like one (`);
	expect(asked()).toEqual(before);
});

test("a vendor in trouble or in silence could not be asked: nothing is known of its settings", async () => {
	const { stripe, recaptcha, prodigi, google } = vendors();
	stripe.faults.push({ does: 500, times: 4 });
	recaptcha.faults.push({ does: "hang" });
	prodigi.faults.push({ does: "reset" });
	google.faults.push({ does: 429 });
	const told = faults(await foundWith({}, { limitMs: 500, only: /Stripe|reCAPTCHA|Prodigi|Google/ }));
	expect(told.map((fault) => fault.split(": ")[0])).toEqual([
		"unasked Stripe",
		"unasked Stripe's publishable key",
		"unasked Stripe's webhook",
		"unasked Prodigi",
		"unasked Google",
		"unasked reCAPTCHA",
	]);
	expect(told[0]).toContain("Stripe said 500: it is in trouble");
	expect(told.at(-1)).toBe("unasked reCAPTCHA: no answer within 0.5 s");
});
