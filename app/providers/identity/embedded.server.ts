import { createHash } from "node:crypto";
import { z } from "zod";
import { identityOf } from "./claims.server";
import type { IdentityProvider } from "./port";
import type { TestIdentity } from "./test-identities";

export type EmbeddedIdentityOptions = {
	/** Address of the shop: it plays Google at `/sandbox/google/...`. */
	appUrl: string;
	signer: {
		sign(purpose: string, text: string): string;
		verify(purpose: string, text: string, signature: string): boolean;
	};
	clock: { now(): Date };
	ids: { token(bytes: number): string };
};

/** What the visitor did on the authorise page. */
export type SandboxChoice = { identity: TestIdentity } | { refused: true };

/** An answer of one of Google's endpoints, for a route to pass on as JSON. */
export type SandboxAnswer = { status: number; body: Record<string, unknown> };

/** The pages and endpoints of Google's that the shop plays; the routes under /sandbox/google are thin around them. */
export interface SandboxGoogle {
	/**
	 * GET /sandbox/google/authorize: may this page be shown? Error `request`: the parameters aren't those of our strategy,
	 * or would send the visitor to another site. Show an error then; never redirect.
	 */
	checkAuthorize(params: URLSearchParams): { ok: true; value: null } | { ok: false; error: "request" };
	/**
	 * POST of that page, `params` still those of its address. Gives the address to send the visitor to, with a `code`
	 * (single use, five minutes) or with `error=access_denied`.
	 * Errors: `request` as above; `identity`: a name or email as typed won't do.
	 */
	authorize(
		params: URLSearchParams,
		choice: SandboxChoice,
	): { ok: true; value: string } | { ok: false; error: "request" | "identity" };
	/** POST /sandbox/google/token, a form body: https://developers.google.com/identity/protocols/oauth2/web-server#exchange-authorization-code */
	token(body: URLSearchParams): SandboxAnswer;
	/** GET /sandbox/google/userinfo, by the request's Authorization header. */
	userinfo(authorization: string | null): SandboxAnswer;
	/** An ID token, as Google's button hands one to the page; an hour valid. */
	credential(identity: TestIdentity): string;
}

const CLIENT_ID = "fable-and-kin.sandbox";
const ISSUER = "https://accounts.google.com";
/** Seconds. */
const CODE_LIFE = 5 * 60;
const TOKEN_LIFE = 60 * 60;

type Purpose = "code" | "access token" | "ID token";
type Claims = Record<string, unknown> & { exp: number };

const encoded = (json: unknown) => Buffer.from(JSON.stringify(json)).toString("base64url");
const HEAD = encoded({ alg: "HS256", typ: "JWT" });

const typedIdentity = z.object({
	name: z.string().trim().min(1).max(100),
	email: z.email().max(254),
	emailVerified: z.boolean(),
});

const REFUSED_REQUEST: SandboxAnswer = { status: 400, body: { error: "invalid_request" } };
const REFUSED_CLIENT: SandboxAnswer = { status: 401, body: { error: "invalid_client" } };
const REFUSED_GRANT: SandboxAnswer = {
	status: 400,
	body: { error: "invalid_grant", error_description: "Bad Request" },
};
const REFUSED_BEARER: SandboxAnswer = {
	status: 401,
	body: { error: "invalid_request", error_description: "Invalid Credentials" },
};

/**
 * Google, played by the shop, so that signing in with it works offline. For test mode only: it believes what is typed.
 * Used codes are remembered in this process until they expire.
 */
export function createEmbeddedIdentity(options: EmbeddedIdentityOptions): IdentityProvider & SandboxGoogle {
	const { appUrl, signer, clock, ids } = options;
	const origin = new URL(appUrl).origin;
	const clientSecret = signer.sign("sandbox google", "client secret");
	/** Id of each used code, and its expiry in seconds. */
	const used = new Map<string, number>();

	const seconds = () => Math.floor(clock.now().getTime() / 1000);

	/** A token in the form of a JWT, of a purpose each: a code can't pass for an ID token. */
	function issue(purpose: Purpose, life: number, claims: Record<string, unknown>): string {
		const iat = seconds();
		const body = encoded({ ...claims, iss: ISSUER, aud: CLIENT_ID, iat, exp: iat + life });
		return `${HEAD}.${body}.${signer.sign(`sandbox google ${purpose}`, body)}`;
	}

	/** The claims of a token, if it was issued for this purpose and is still good. */
	function read(token: string, purpose: Purpose): Claims | null {
		const [head, body = "", ...signature] = token.split(".");
		if (head !== HEAD || !signer.verify(`sandbox google ${purpose}`, body, signature.join("."))) return null;
		const claims: Claims = JSON.parse(Buffer.from(body, "base64url").toString());
		return seconds() < claims.exp ? claims : null;
	}

	function redirectOf(params: URLSearchParams): URL | null {
		const address = params.get("redirect_uri") ?? "";
		const asked = params.get("client_id") === CLIENT_ID && params.get("response_type") === "code";
		if (!asked || !URL.canParse(address)) return null;
		const redirect = new URL(address);
		return redirect.origin === origin ? redirect : null;
	}

	/** Uses a code up; false when it was before. */
	function spend(claims: Claims): boolean {
		const now = seconds();
		for (const [id, expiry] of used) if (expiry <= now) used.delete(id);
		const id = String(claims.jti);
		if (used.has(id)) return false;
		used.set(id, claims.exp);
		return true;
	}

	return {
		describe: () => ({ kind: "embedded" }),

		oauth: () => ({
			clientID: CLIENT_ID,
			clientSecret,
			authorizeURL: `${origin}/sandbox/google/authorize`,
			tokenURL: `${origin}/sandbox/google/token`,
			userInfoURL: `${origin}/sandbox/google/userinfo`,
		}),

		async verify(credential) {
			const identity = identityOf(read(credential, "ID token"));
			return identity ? { ok: true, value: identity } : { ok: false, error: "invalid" };
		},

		checkAuthorize(params) {
			return redirectOf(params) ? { ok: true, value: null } : { ok: false, error: "request" };
		},

		authorize(params, choice) {
			const redirect = redirectOf(params);
			if (!redirect) return { ok: false, error: "request" };
			const redirect_uri = params.get("redirect_uri");
			const state = params.get("state");
			if (state !== null) redirect.searchParams.set("state", state);
			if ("refused" in choice) {
				redirect.searchParams.set("error", "access_denied");
				return { ok: true, value: redirect.href };
			}
			const typed = typedIdentity.safeParse(choice.identity);
			if (!typed.success) return { ok: false, error: "identity" };
			const scope = params.get("scope") ?? "openid";
			const code = { ...claimsOf(typed.data), jti: ids.token(16), redirect_uri, scope };
			redirect.searchParams.set("code", issue("code", CODE_LIFE, code));
			return { ok: true, value: redirect.href };
		},

		token(body) {
			const isClient = body.get("client_id") === CLIENT_ID;
			if (!isClient || body.get("client_secret") !== clientSecret) return REFUSED_CLIENT;
			if (body.get("grant_type") !== "authorization_code") return REFUSED_REQUEST;
			const code = read(body.get("code") ?? "", "code");
			if (!code || code.redirect_uri !== body.get("redirect_uri") || !spend(code)) return REFUSED_GRANT;
			const { jti: _jti, redirect_uri: _redirect, scope, ...person } = code;
			return {
				status: 200,
				body: {
					access_token: issue("access token", TOKEN_LIFE, person),
					expires_in: TOKEN_LIFE,
					scope,
					token_type: "Bearer",
					id_token: issue("ID token", TOKEN_LIFE, person),
				},
			};
		},

		userinfo(authorization) {
			const bearer = /^Bearer ([\w.-]+)$/i.exec(authorization ?? "")?.[1];
			const claims = bearer ? read(bearer, "access token") : null;
			if (!claims) return REFUSED_BEARER;
			const { iss: _iss, aud: _aud, iat: _iat, exp: _exp, ...person } = claims;
			return { status: 200, body: person };
		},

		credential: (identity) => issue("ID token", TOKEN_LIFE, claimsOf(typedIdentity.parse(identity))),
	};
}

/** What Google says of a person. The same email is the same person, whatever name was typed. */
function claimsOf({ name, email, emailVerified }: TestIdentity) {
	const [given_name = name, ...family] = name.split(/\s+/);
	const digits = BigInt(`0x${createHash("sha256").update(email.toLowerCase()).digest("hex")}`).toString();
	return {
		sub: digits.slice(0, 21),
		name,
		given_name,
		family_name: family.join(" "),
		email,
		email_verified: emailVerified,
	};
}
