import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { type GoogleStandIn, startGoogle } from "../../../e2e/vendors/google";
import { createGoogleIdentity } from "./google.server";
import type { IdentityProvider } from "./port";
import { identityContract, type Person } from "./port.contract";

const AMELIA: Person = { name: "Amelia Hartley", email: "amelia@example.com", emailVerified: true };
const MINUTE = 60_000;
const INVALID = { ok: false, error: "invalid" };
const UNAVAILABLE = { ok: false, error: "unavailable" };

function identityOf({ clientId, clientSecret, url }: GoogleStandIn): IdentityProvider {
	return createGoogleIdentity({ clientId, clientSecret, baseUrl: url });
}

identityContract("google", async () => {
	const google = await startGoogle();
	return {
		identity: identityOf(google),
		callbackURL: "http://localhost:3000/auth/google/callback",
		choose: async (url, person) => {
			const body = new URLSearchParams({ person: JSON.stringify(person) });
			const response = await fetch(url, { method: "POST", body, redirect: "manual" });
			return response.headers.get("location") ?? "";
		},
		credential: async (person) => google.idToken(person),
		close: google.close,
	};
});

test("speaks with Google's own addresses unless told otherwise", () => {
	const identity = createGoogleIdentity({ clientId: "id", clientSecret: "secret" });
	expect(identity.describe()).toEqual({ kind: "google", clientId: "id" });
	expect(identity.oauth()).toEqual({
		clientID: "id",
		clientSecret: "secret",
		authorizeURL: "https://accounts.google.com/o/oauth2/v2/auth",
		tokenURL: "https://oauth2.googleapis.com/token",
		userInfoURL: "https://www.googleapis.com/oauth2/v3/userinfo",
	});
});

describe("Google", () => {
	let google: GoogleStandIn;
	let identity: IdentityProvider;
	const seconds = () => Math.floor(Date.now() / 1000);
	const certsAsked = () => google.requests.filter((request) => request === "GET /oauth2/v3/certs").length;

	beforeAll(async () => {
		google = await startGoogle();
	});
	afterAll(() => google.close());
	beforeEach(() => {
		google.faults.length = 0;
		google.requests.length = 0;
		identity = identityOf(google);
	});
	afterEach(() => {
		vi.useRealTimers();
	});
	const goOn = (ms: number) => vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + ms });

	test.each([
		["another client", { aud: "another" }],
		["another issuer", { iss: "https://accounts.google.com.example" }],
		["no person", { sub: undefined }],
		["no email", { email: undefined }],
		["no expiry", { exp: undefined }],
		["an expiry that is a text", { exp: "9999999999" }],
		["two audiences", { aud: ["standin.apps.googleusercontent.com", "another"] }],
	])("believes no token with %s", async (_, change) => {
		expect(await identity.verify(google.idToken(AMELIA, change))).toEqual(INVALID);
	});

	test("takes either spelling of the issuer", async () => {
		const token = google.idToken(AMELIA, { iss: "accounts.google.com" });
		expect((await identity.verify(token)).ok).toBe(true);
	});

	test.each([
		["expired", "exp", -61, false],
		["expired within the skew", "exp", -50, true],
		["not valid yet", "nbf", 70, false],
		["not valid yet within the skew", "nbf", 50, true],
		["issued in the future", "iat", 70, false],
		["issued in the future within the skew", "iat", 50, true],
	])("a token that is %s: %s %i s from now, believed: %s", async (_, claim, offset, believed) => {
		const token = google.idToken(AMELIA, { [claim]: seconds() + offset });
		expect((await identity.verify(token)).ok).toBe(believed);
	});

	test.each([
		["true", true],
		["false", false],
		[undefined, false],
	])("an `email_verified` of %j says %j", async (email_verified, emailVerified) => {
		const answer = await identity.verify(google.idToken(AMELIA, { email_verified }));
		expect(answer).toMatchObject({ ok: true, value: { emailVerified } });
	});

	test.each([
		["https://lh3.example/photo.jpg", "https://lh3.example/photo.jpg"],
		["http://lh3.example/photo.jpg", null],
		["javascript:alert(1)", null],
		[7, null],
	])("a picture at %j is %j", async (picture, shown) => {
		const answer = await identity.verify(google.idToken(AMELIA, { picture }));
		expect(answer).toMatchObject({ ok: true, value: { picture: shown } });
	});

	test("who has no name goes by the first half of the email", async () => {
		const answer = await identity.verify(google.idToken(AMELIA, { name: undefined }));
		expect(answer).toMatchObject({ ok: true, value: { name: "amelia" } });
	});

	test.each(["HS256", "none", "ES256"])("believes no token that says %s", async (alg) => {
		expect(await identity.verify(google.idToken(AMELIA, {}, { alg }))).toEqual(INVALID);
	});

	test("fetches the keys once, for many tokens at once too", async () => {
		const tokens = Array.from({ length: 20 }, () => google.idToken(AMELIA));
		const answers = await Promise.all(tokens.map((token) => identity.verify(token)));
		expect(answers.every(({ ok }) => ok)).toBe(true);
		await identity.verify(google.idToken(AMELIA));
		expect(certsAsked()).toBe(1);
	});

	test("keeps the keys for ten minutes, then asks again", async () => {
		await identity.verify(google.idToken(AMELIA));
		goOn(9 * MINUTE);
		await identity.verify(google.idToken(AMELIA));
		expect(certsAsked()).toBe(1);
		goOn(2 * MINUTE);
		await identity.verify(google.idToken(AMELIA));
		expect(certsAsked()).toBe(2);
	});

	test("asks again for a key it hasn't seen, once a minute", async () => {
		await identity.verify(google.idToken(AMELIA));
		google.rotateKey();
		expect(await identity.verify(google.idToken(AMELIA))).toEqual(INVALID);
		expect(certsAsked()).toBe(1);
		goOn(MINUTE + 1000);
		expect((await identity.verify(google.idToken(AMELIA))).ok).toBe(true);
		expect(certsAsked()).toBe(2);
		for (let i = 0; i < 10; i++) {
			const forged = google.idToken(AMELIA, {}, { kid: `forged-${i}` });
			expect(await identity.verify(forged)).toEqual(INVALID);
		}
		expect(certsAsked()).toBe(2);
	});

	test("a key that is no longer published counts no more", async () => {
		const token = google.idToken(AMELIA);
		expect((await identity.verify(token)).ok).toBe(true);
		google.rotateKey();
		goOn(11 * MINUTE);
		expect((await identity.verify(google.idToken(AMELIA))).ok).toBe(true);
		expect(await identity.verify(token)).toEqual(INVALID);
	});

	test("costs Google no request for what is no token, and one for all that are plainly not its own", async () => {
		await identity.verify("not a token");
		expect(google.requests).toEqual([]);
		for (let i = 0; i < 5; i++) {
			await identity.verify(google.idToken(AMELIA, { aud: "another" }));
			await identity.verify(google.idToken(AMELIA, { exp: seconds() - 3600 }));
			await identity.verify(google.idToken(AMELIA, {}, { kid: undefined }));
		}
		expect(google.requests).toEqual(["GET /oauth2/v3/certs"]);
	});

	test.each([
		500, 429, 404,
	])("keys that answer %s are `unavailable`, until they are there again", async (status) => {
		google.faults.push({ does: status, times: Number.POSITIVE_INFINITY });
		expect(await identity.verify(google.idToken(AMELIA))).toEqual(UNAVAILABLE);
		google.faults.length = 0;
		expect((await identity.verify(google.idToken(AMELIA))).ok).toBe(true);
	});

	test("nobody at the address is `unavailable`", async () => {
		const gone = await startGoogle();
		const token = gone.idToken(AMELIA);
		const unreachable = identityOf(gone);
		await gone.close();
		expect(await unreachable.verify(token)).toEqual(UNAVAILABLE);
	});
});
