import { createCookieSessionStorage } from "@remix-run/node";
import { Authenticator } from "remix-auth";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type GoogleStandIn, startGoogle } from "../../../e2e/vendors/google";
import { createGoogleIdentity } from "./google.server";
import type { Identity } from "./port";
import { inWords, type VendorFailure } from "../vendor-failure";
import { createIdentityStrategy } from "./strategy.server";

// The way through that goes well is the identity contract's; here are the ways that don't.

const callbackURL = "http://localhost:3000/auth/google/callback";
const AMELIA = { name: "Amelia", email: "amelia@example.com", emailVerified: true };

let google: GoogleStandIn;
beforeAll(async () => {
	google = await startGoogle();
});
afterAll(() => google.close());
beforeEach(() => {
	google.faults.length = 0;
});

const told: VendorFailure[] = [];

/** Signs in as this person; `beforeReturn` runs while they are on their way back. */
async function signIn(person: typeof AMELIA, beforeReturn: () => void): Promise<Identity> {
	const { clientId, clientSecret, url } = google;
	const identity = createGoogleIdentity({ clientId, clientSecret, baseUrl: url });
	const storage = createCookieSessionStorage({ cookie: { name: "oauth", secrets: ["test"] } });
	const authenticator = new Authenticator<Identity>(storage);
	authenticator.use(createIdentityStrategy(identity, callbackURL, (failure) => told.push(failure)));
	const visit = (request: Request) => authenticator.authenticate("google", request, { throwOnError: true });

	const leaving = new Request("http://localhost:3000/auth/google", {
		headers: { "X-Forwarded-Host": "elsewhere.example" },
	});
	const left: unknown = await visit(leaving).catch((thrown: unknown) => thrown);
	if (!(left instanceof Response)) throw left;
	const page = left.headers.get("location") ?? "";
	expect(new URL(page).searchParams.get("redirect_uri")).toBe(callbackURL);
	const body = new URLSearchParams({ person: JSON.stringify(person) });
	const chosen = await fetch(page, { method: "POST", body, redirect: "manual" });
	beforeReturn();
	const cookie = left.headers.get("set-cookie") ?? "";
	return visit(new Request(chosen.headers.get("location") ?? "", { headers: { cookie } }));
}

test("goes by the name google and lets in who the provider names", async () => {
	expect((await signIn(AMELIA, () => undefined)).email).toBe("amelia@example.com");
});

test.each([
	["/token", "Google said 500: it is in trouble (token)"],
	["/oauth2/v3/userinfo", "Google said 500: it is in trouble (userinfo)"],
])("lets nobody in when %s fails, and says why in its own words", async (path, message) => {
	await expect(signIn(AMELIA, () => google.faults.push({ does: 500, on: new RegExp(path) }))).rejects.toThrow(
		message,
	);
	expect(told.splice(0).map(inWords)).toEqual([message]);
});

test("lets nobody in whom the provider gives no email of", async () => {
	await expect(signIn({ ...AMELIA, email: "" }, () => undefined)).rejects.toThrow("named nobody");
});
