import { randomBytes } from "node:crypto";
import { createServer } from "node:http";
import { beforeEach, describe, expect, test } from "vitest";
import { createSigner } from "~/signing.server";
import { listen } from "../../../e2e/vendors/listen";
import { createEmbeddedIdentity, type SandboxAnswer } from "./embedded.server";
import { identityContract, type Person } from "./port.contract";
import { TEST_IDENTITIES } from "./test-identities";

const ids = { token: (bytes: number) => randomBytes(bytes).toString("base64url") };
const signer = createSigner("a secret of the shop's, for tests only");

identityContract("embedded", async () => {
	const server = createServer(async (request, response) => {
		let body = "";
		for await (const chunk of request) body += chunk;
		const reply = ({ status, body: json }: SandboxAnswer) => {
			response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(json));
		};
		if (request.url === "/sandbox/google/token") reply(identity.token(new URLSearchParams(body)));
		else reply(identity.userinfo(request.headers.authorization ?? null));
	});
	const { port, close } = await listen(server);
	const appUrl = `http://127.0.0.1:${port}`;
	const identity = createEmbeddedIdentity({ appUrl, signer, ids, clock: { now: () => new Date() } });
	return {
		identity,
		callbackURL: `${appUrl}/auth/google/callback`,
		choose: async (url, person) => {
			const choice = person ? { identity: person } : { refused: true as const };
			const answer = identity.authorize(new URL(url).searchParams, choice);
			if (!answer.ok) throw new Error(`the authorise page answered ${answer.error}`);
			return answer.value;
		},
		credential: async (person) => identity.credential(person),
		close,
	};
});

describe("the sandbox's Google", () => {
	let now: Date;
	const clock = { now: () => now };
	const appUrl = "http://localhost:3000";
	const identity = createEmbeddedIdentity({ appUrl, signer, clock, ids });
	const amelia: Person = { name: "Amelia Hartley", email: "amelia@example.com", emailVerified: true };
	const callback = `${appUrl}/auth/google/callback`;
	const { clientID, clientSecret } = identity.oauth();

	beforeEach(() => {
		now = new Date("2026-11-02T10:00:00.000Z");
	});
	const later = (seconds: number) => {
		now = new Date(now.getTime() + seconds * 1000);
	};

	function asked(change: Record<string, string> = {}) {
		const usual = {
			client_id: clientID,
			redirect_uri: callback,
			response_type: "code",
			state: "s",
			scope: "openid",
		};
		return new URLSearchParams({ ...usual, ...change });
	}

	function codeFor(person: Person): string {
		const answer = identity.authorize(asked(), { identity: person });
		if (!answer.ok) throw new Error(answer.error);
		return new URL(answer.value).searchParams.get("code") ?? "";
	}

	function exchange(code: string) {
		const client = { client_id: clientID, client_secret: clientSecret };
		const grant = { grant_type: "authorization_code", redirect_uri: callback, code };
		return identity.token(new URLSearchParams({ ...client, ...grant }));
	}

	test.each<Record<string, string>>([
		{ client_id: "another" },
		{ response_type: "token" },
		{ redirect_uri: "https://elsewhere.example/auth/google/callback" },
		{ redirect_uri: "http://localhost:3000.elsewhere.example/" },
		{ redirect_uri: "http://localhost:3001/auth/google/callback" },
		{ redirect_uri: "javascript:alert(1)" },
		{ redirect_uri: "/auth/google/callback" },
		{ redirect_uri: "" },
	])("sends nobody anywhere when asked with %o", (change) => {
		const refused = { ok: false, error: "request" };
		expect(identity.checkAuthorize(asked(change))).toEqual(refused);
		expect(identity.authorize(asked(change), { identity: amelia })).toEqual(refused);
		expect(identity.authorize(asked(change), { refused: true })).toEqual(refused);
	});

	test("shows its page to who asks as the strategy does", () => {
		expect(identity.checkAuthorize(asked())).toEqual({ ok: true, value: null });
	});

	test.each([
		{ name: "", email: "a@example.com" },
		{ name: "   ", email: "a@example.com" },
		{ name: "A", email: "" },
		{ name: "A", email: "not an email" },
		{ name: "A".repeat(101), email: "a@example.com" },
	])("takes nobody typed as %o", (typed) => {
		const answer = identity.authorize(asked(), { identity: { ...typed, emailVerified: true } });
		expect(answer).toEqual({ ok: false, error: "identity" });
	});

	test("offers people of whom one has not proved their email", () => {
		for (const person of TEST_IDENTITIES) expect(codeFor(person)).not.toBe("");
		expect(new Set(TEST_IDENTITIES.map(({ emailVerified }) => emailVerified))).toEqual(
			new Set([true, false]),
		);
	});

	test("gives the state back as it was", () => {
		const answer = identity.authorize(asked({ state: "a&b=c d" }), { refused: true });
		expect(answer).toEqual({ ok: true, value: `${callback}?state=a%26b%3Dc+d&error=access_denied` });
	});

	test("a code counts for five minutes", () => {
		const [inTime, late] = [codeFor(amelia), codeFor(amelia)];
		later(299);
		expect(exchange(inTime).status).toBe(200);
		later(1);
		expect(exchange(late)).toMatchObject({ status: 400, body: { error: "invalid_grant" } });
	});

	test("a used code stays used for as long as it would have counted", () => {
		const code = codeFor(amelia);
		expect(exchange(code).status).toBe(200);
		later(299);
		expect(exchange(codeFor(amelia)).status).toBe(200);
		expect(exchange(code)).toMatchObject({ status: 400, body: { error: "invalid_grant" } });
	});

	test("tokens count for an hour, each for its own purpose", async () => {
		const { access_token, id_token } = exchange(codeFor(amelia)).body;
		expect(identity.userinfo(`Bearer ${access_token}`)).toEqual({
			status: 200,
			body: {
				sub: expect.any(String),
				name: "Amelia Hartley",
				given_name: "Amelia",
				family_name: "Hartley",
				email: "amelia@example.com",
				email_verified: true,
			},
		});
		expect((await identity.verify(String(access_token))).ok).toBe(false);
		expect((await identity.verify(codeFor(amelia))).ok).toBe(false);
		expect(identity.userinfo(`Bearer ${codeFor(amelia)}`).status).toBe(401);
		later(3599);
		expect((await identity.verify(String(id_token))).ok).toBe(true);
		later(1);
		expect((await identity.verify(String(id_token))).ok).toBe(false);
		expect(identity.userinfo(`Bearer ${access_token}`).status).toBe(401);
	});

	test("another shop's tokens count for nothing here", async () => {
		const other = createEmbeddedIdentity({ appUrl, signer: createSigner("another secret"), clock, ids });
		expect(await identity.verify(other.credential(amelia))).toEqual({ ok: false, error: "invalid" });
	});

	test("the same email is the same person, whatever the name and case", async () => {
		const one = await identity.verify(identity.credential(amelia));
		const two = await identity.verify(
			identity.credential({ ...amelia, name: "Amy", email: "AMELIA@example.com" }),
		);
		expect(one.ok && two.ok && one.value.sub === two.value.sub).toBe(true);
	});
});
