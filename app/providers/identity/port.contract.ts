import { createCookieSessionStorage } from "@remix-run/node";
import { Authenticator, AuthorizationError } from "remix-auth";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Identity, IdentityProvider } from "./port";
import { createIdentityStrategy } from "./strategy.server";

export type Person = { name: string; email: string; emailVerified: boolean };

export type IdentityUnderTest = {
	identity: IdentityProvider;
	/** Where the provider may send people back to. */
	callbackURL: string;
	/** What the visitor does on the provider's page; null is a refusal. Gives the address they are sent to. */
	choose(authorizeURL: string, person: Person | null): Promise<string>;
	/** An ID token as the provider's button hands it to the page. */
	credential(person: Person): Promise<string>;
	close(): Promise<void>;
};

const AMELIA: Person = { name: "Amelia Hartley", email: "amelia@example.com", emailVerified: true };
const NOOR: Person = { name: "Noor Khan", email: "noor@example.com", emailVerified: false };

/** What every adapter of the identity port does, remix-auth's OAuth flow included. */
export function identityContract(name: string, make: () => Promise<IdentityUnderTest>) {
	describe(`identity contract: ${name}`, () => {
		let under: IdentityUnderTest;

		beforeAll(async () => {
			under = await make();
		});
		afterAll(() => under.close());

		/** A browser that signs in: leaves for the provider, and comes back. */
		function visitor() {
			const storage = createCookieSessionStorage({ cookie: { name: "oauth", secrets: ["test"] } });
			const authenticator = new Authenticator<Identity>(storage);
			authenticator.use(createIdentityStrategy(under.identity, under.callbackURL), "google");
			let cookie = "";
			const visit = (url: string) =>
				authenticator.authenticate("google", new Request(url, { headers: { cookie } }), {
					throwOnError: true,
				});
			return {
				async leave(): Promise<string> {
					const left = await visit(new URL("/auth/google", under.callbackURL).href).catch((thrown) => thrown);
					if (!(left instanceof Response)) throw new Error("the strategy sent nobody away");
					cookie = left.headers.get("set-cookie")?.split(";")[0] ?? "";
					return left.headers.get("location") ?? "";
				},
				comeBack: (url: string) => visit(url),
			};
		}

		test("the page it sends people to is asked for a code, an identity and an account of their choice", async () => {
			const url = new URL(await visitor().leave());
			const { authorizeURL, clientID } = under.identity.oauth();
			expect(url.origin + url.pathname).toBe(authorizeURL);
			expect(Object.fromEntries(url.searchParams)).toMatchObject({
				response_type: "code",
				client_id: clientID,
				redirect_uri: under.callbackURL,
				scope: expect.stringContaining("openid"),
				prompt: "select_account",
				state: expect.stringMatching(/.{20}/),
			});
		});

		test.each([AMELIA, NOOR])("$name comes back as who they are", async (person) => {
			const { leave, comeBack } = visitor();
			const identity = await comeBack(await under.choose(await leave(), person));
			expect(identity).toEqual({ ...person, sub: expect.stringMatching(/^\d{15,}$/), picture: null });
		});

		test("the same person has the same id each time and by each way, another has another", async () => {
			const [first, second] = [visitor(), visitor()];
			const once = await first.comeBack(await under.choose(await first.leave(), AMELIA));
			const again = await second.comeBack(await under.choose(await second.leave(), AMELIA));
			const button = await under.identity.verify(await under.credential(AMELIA));
			expect(again.sub).toBe(once.sub);
			expect(button).toEqual({ ok: true, value: once });
			const other = await under.identity.verify(await under.credential(NOOR));
			expect(other).toMatchObject({ ok: true, value: { emailVerified: false } });
			expect(other).not.toHaveProperty("value.sub", once.sub);
		});

		test("who refuses comes back without a code and is let in as nobody", async () => {
			const { leave, comeBack } = visitor();
			const back = new URL(await under.choose(await leave(), null));
			expect(back.searchParams.get("error")).toBe("access_denied");
			await expect(comeBack(back.href)).rejects.toThrow("Missing code");
		});

		test("a code counts once", async () => {
			const { leave, comeBack } = visitor();
			const back = await under.choose(await leave(), AMELIA);
			expect((await comeBack(back)).email).toBe(AMELIA.email);
			await expect(comeBack(back)).rejects.toThrow("invalid_grant");
		});

		test("a code counts for the browser that asked only", async () => {
			const [asking, other] = [visitor(), visitor()];
			const back = await under.choose(await asking.leave(), AMELIA);
			await expect(other.comeBack(back)).rejects.toThrow(AuthorizationError);
			await other.leave();
			await expect(other.comeBack(back)).rejects.toThrow("State doesn't match");
		});

		test("a code of one's own making counts for nothing", async () => {
			const { leave, comeBack } = visitor();
			const back = new URL(await under.choose(await leave(), AMELIA));
			back.searchParams.set("code", `${back.searchParams.get("code")}x`);
			await expect(comeBack(back.href)).rejects.toThrow("invalid_grant");
		});

		/** Asks the token endpoint as the strategy does, with some fields changed. */
		async function exchange(change: Record<string, string>) {
			const { clientID, clientSecret, tokenURL } = under.identity.oauth();
			const back = new URL(await under.choose(await visitor().leave(), AMELIA));
			const body = new URLSearchParams({
				grant_type: "authorization_code",
				redirect_uri: under.callbackURL,
				client_id: clientID,
				client_secret: clientSecret,
				code: back.searchParams.get("code") ?? "",
				...change,
			});
			return fetch(tokenURL, { method: "POST", body });
		}

		test("the token endpoint gives an ID token that verifies", async () => {
			const answer = await (await exchange({})).json();
			expect(answer).toMatchObject({ token_type: "Bearer", expires_in: expect.any(Number) });
			const verified = await under.identity.verify(answer.id_token);
			expect(verified).toMatchObject({ ok: true, value: { email: AMELIA.email } });
		});

		test.each([
			[401, "invalid_client", { client_secret: "guessed" }],
			[401, "invalid_client", { client_id: "another" }],
			[400, "invalid_grant", { redirect_uri: "http://localhost:1/elsewhere" }],
			[400, "invalid_grant", { code: "" }],
		])("the token endpoint answers %s %s to %o", async (status, error, change) => {
			const response = await exchange(change);
			expect(response.status).toBe(status);
			expect(await response.json()).toMatchObject({ error });
		});

		test.each([
			"",
			"Bearer ",
			"Bearer guessed.access.token",
		])("the userinfo endpoint tells %j nothing", async (authorization) => {
			const response = await fetch(under.identity.oauth().userInfoURL, { headers: { authorization } });
			expect(response.status).toBe(401);
			expect(await response.text()).not.toContain("@");
		});

		test("an ID token is no access token", async () => {
			const authorization = `Bearer ${await under.credential(AMELIA)}`;
			const response = await fetch(under.identity.oauth().userInfoURL, { headers: { authorization } });
			expect(response.status).toBe(401);
		});

		test("a credential that was tampered with is `invalid`", async () => {
			const [head = "", body = "", signature = ""] = (await under.credential(AMELIA)).split(".");
			const claims = JSON.parse(Buffer.from(body, "base64url").toString());
			const encode = (json: unknown) => Buffer.from(JSON.stringify(json)).toString("base64url");
			const forged = encode({ ...claims, email: "owner@example.com" });
			const unsigned = encode({ alg: "none" });
			const candidates = [
				`${head}.${forged}.${signature}`,
				`${head}.${body}.`,
				`${head}.${body}.${signature.slice(0, -4)}AAAA`,
				`${unsigned}.${body}.${signature}`,
				`${unsigned}.${body}.`,
				`${head}.${body}`,
				"",
				"not a token",
				`${"a".repeat(10_000)}.b.c`,
			];
			for (const candidate of candidates) {
				expect(await under.identity.verify(candidate)).toEqual({ ok: false, error: "invalid" });
			}
		});
	});
}
