import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { serve } from "./listen";
import { breaks, said } from "./schemas/check";
import google from "./schemas/google.json" with { type: "json" };

export type GooglePerson = {
	name: string;
	email: string;
	emailVerified: boolean;
};

type Answer = {
	status: number;
	headers?: Record<string, string>;
	body: unknown;
};
type Grant = { person: GooglePerson; redirectUri: string };

const CLIENT_ID = "standin.apps.googleusercontent.com";
const CLIENT_SECRET = "GOCSPX-standin";
const SCOPE =
	"openid https://www.googleapis.com/auth/userinfo.email https://www.googleapis.com/auth/userinfo.profile";

/** The accounts its page offers. */
export const GOOGLE_PEOPLE: readonly GooglePerson[] = [
	{ name: "Grace Google", email: "grace@gmail.example", emailVerified: true },
	{ name: "Umar Unverified", email: "umar@mail.example", emailVerified: false },
];

const encoded = (json: unknown) => Buffer.from(JSON.stringify(json)).toString("base64url");
const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
const randomText = () => randomBytes(18).toString("base64url");

function claimsOf({ name, email, emailVerified }: GooglePerson) {
	const digest = createHash("sha256").update(email).digest("hex");
	const sub = BigInt(`0x${digest}`).toString().slice(0, 21);
	const [given_name = name, ...family] = name.split(" ");
	return {
		sub,
		name,
		given_name,
		family_name: family.join(" "),
		email,
		email_verified: emailVerified,
	};
}

function newKey() {
	const { privateKey, publicKey } = generateKeyPairSync("rsa", {
		modulusLength: 2048,
	});
	const kid = randomBytes(20).toString("hex");
	return {
		privateKey,
		jwk: {
			...publicKey.export({ format: "jwk" }),
			kid,
			use: "sig",
			alg: "RS256",
		},
	};
}

/** Plays Google's sign-in, token, userinfo and certificate addresses on a free port of this machine. */
export async function startGoogle() {
	let key = newKey();
	const codes = new Map<string, Grant>();
	const tokens = new Map<string, GooglePerson>();

	/** An ID token of a person, an hour valid; `change` overrides claims, `header` the header. */
	function idToken(person: GooglePerson, change: Record<string, unknown> = {}, header = {}): string {
		const iat = Math.floor(Date.now() / 1000);
		const times = {
			iss: "https://accounts.google.com",
			aud: CLIENT_ID,
			iat,
			exp: iat + 3600,
		};
		const head = encoded({
			alg: "RS256",
			kid: key.jwk.kid,
			typ: "JWT",
			...header,
		});
		const text = `${head}.${encoded({ ...times, ...claimsOf(person), ...change })}`;
		return `${text}.${sign("RSA-SHA256", Buffer.from(text), key.privateKey).toString("base64url")}`;
	}

	function authorize(request: IncomingMessage, params: URLSearchParams, form: URLSearchParams): Answer {
		const redirectUri = params.get("redirect_uri") ?? "";
		const html = { "content-type": "text/html; charset=utf-8" };
		const isBroken = breaks(google, "authorize", Object.fromEntries(params));
		if (isBroken || params.get("client_id") !== CLIENT_ID) {
			return { status: 400, headers: html, body: "Error 400: invalid_request" };
		}
		if (request.method === "GET") return { status: 200, headers: html, body: accountsPage() };
		const back = new URL(redirectUri);
		back.searchParams.set("state", params.get("state") ?? "");
		const person = JSON.parse(form.get("person") ?? "null") as GooglePerson | null;
		if (person) {
			const code = `4/${randomText()}`;
			codes.set(code, { person, redirectUri });
			back.searchParams.set("code", code);
		} else {
			back.searchParams.set("error", "access_denied");
		}
		return { status: 302, headers: { location: back.href }, body: "" };
	}

	function token(form: URLSearchParams): Answer {
		if (form.get("client_id") !== CLIENT_ID || form.get("client_secret") !== CLIENT_SECRET) {
			return {
				status: 401,
				body: { error: "invalid_client", error_description: "Unauthorized" },
			};
		}
		if (breaks(google, "token", Object.fromEntries(form)))
			return { status: 400, body: { error: "invalid_request" } };
		const code = form.get("code") ?? "";
		const grant = codes.get(code);
		codes.delete(code);
		const isRight = grant && grant.redirectUri === form.get("redirect_uri");
		if (!isRight) {
			return {
				status: 400,
				body: { error: "invalid_grant", error_description: "Bad Request" },
			};
		}
		const access_token = `ya29.${randomText()}`;
		tokens.set(access_token, grant.person);
		const id_token = idToken(grant.person);
		const given = { access_token, expires_in: 3599, scope: SCOPE, token_type: "Bearer", id_token };
		return { status: 200, body: said(google, "tokens", given) };
	}

	function userinfo(request: IncomingMessage): Answer {
		const person = tokens.get((request.headers.authorization ?? "").replace(/^Bearer /, ""));
		if (!person) return { status: 401, body: { error: "invalid_request" } };
		return { status: 200, body: said(google, "person", claimsOf(person)) };
	}

	function answer(request: IncomingMessage, body: string): Answer {
		const { pathname, searchParams } = new URL(request.url ?? "/", "http://google.standin");
		const form = new URLSearchParams(body);
		switch (pathname) {
			case "/o/oauth2/v2/auth":
				return authorize(request, searchParams, form);
			case "/token":
				return token(form);
			case "/oauth2/v3/userinfo":
				return userinfo(request);
			case "/oauth2/v3/certs": {
				const headers = {
					"cache-control": "public, max-age=3600, must-revalidate",
				};
				return { status: 200, headers, body: { keys: [key.jwk] } };
			}
			default:
				return { status: 404, body: { error: "not_found" } };
		}
	}

	const { port, faults, asked, close } = await serve(
		async (request, response) => {
			let body = "";
			for await (const chunk of request) body += chunk;
			const { status, headers, body: answered } = answer(request, body);
			response.writeHead(status, { "content-type": "application/json", ...headers });
			response.end(typeof answered === "string" ? answered : JSON.stringify(answered));
		},
		(_, error = "The stand-in was told to fail.") => ({ error }),
	);

	return {
		/** What GOOGLE_BASE_URL is set to, and the credentials to go with it. */
		url: `http://127.0.0.1:${port}`,
		clientId: CLIENT_ID,
		clientSecret: CLIENT_SECRET,
		/** Method and path of everything it was asked, oldest first. */
		requests: asked,
		faults,
		idToken,
		/** Signs with a new key from now on; the old one is no longer published. */
		rotateKey() {
			key = newKey();
		},
		close,
	};
}

function accountsPage(): string {
	const button = (person: GooglePerson | null, label: string) =>
		`<button name="person" value="${escaped(JSON.stringify(person))}">${escaped(label)}</button>`;
	const people = GOOGLE_PEOPLE.map((person) => button(person, `${person.name} ${person.email}`)).join("\n");
	return `<!doctype html><html lang="en"><title>Sign in</title><h1>Choose an account</h1>
		<form method="post">${people}${button(null, "Cancel")}</form></html>`;
}

export type GoogleStandIn = Awaited<ReturnType<typeof startGoogle>>;
