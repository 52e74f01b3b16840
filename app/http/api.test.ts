import { expect, test } from "vitest";
import { z } from "zod";
import { done, fail } from "~/shop/result";
import { replaceShop } from "~/shop.server";
import { openTestShop } from "~/shop.testing";
import { api } from "./api.server";
import { readJson } from "./json.server";
import { ensureSession } from "./visitor.server";

const NAME = z.object({ name: z.string({ error: "Name is required" }).min(1, "Name is required") });

const route = api("/api/test", {
	GET: async ({ params }) =>
		params.id === "mine" ? done({ id: "mine" }) : fail("not_found", "There is no such thing."),
	POST: async ({ visitor }) => {
		const { name } = await readJson(visitor.request, NAME);
		if (name === "bug") throw new Error("private details of Rosa");
		if (name === "slow") return fail("rate_limited", "Too many.", { retryAfter: 59.2 });
		if (name === "frozen")
			return fail("frozen", "No credits.", { details: { freezeExpiresAt: "2026-03-09T09:00:00.000Z" } });
		const actor = await ensureSession(visitor);
		return { ok: true, value: { actor: actor.kind }, created: true };
	},
});

async function call(init: RequestInit & { path?: string } = {}, id = "mine") {
	const shop = await openTestShop();
	replaceShop(shop);
	const request = new Request("http://localhost:3000/api/test", init);
	const answer = request.method === "GET" || request.method === "HEAD" ? route.loader : route.action;
	const response = await answer({ request, params: { id }, context: {} });
	return { shop, response, body: await response.json() };
}

const json = (value: unknown, headers: Record<string, string> = {}): RequestInit => ({
	method: "POST",
	headers: { "Content-Type": "application/json", ...headers },
	body: typeof value === "string" ? value : JSON.stringify(value),
});

test("a call answers with its value, never cached", async () => {
	const { response, body } = await call();
	expect(response.status).toBe(200);
	expect(response.headers.get("Cache-Control")).toBe("no-store");
	expect(body).toEqual({ id: "mine" });
});

test("what was created is 201, with the session's cookie", async () => {
	const { response, body } = await call(json({ name: "Rosa" }));
	expect(response.status).toBe(201);
	expect(body).toEqual({ actor: "guest" });
	expect(response.headers.get("Set-Cookie")).toMatch(/^fk_session=/);
});

test.each([
	["not there", {}, "other", 404, { code: "not_found" }],
	["another method", { method: "DELETE" }, "mine", 405, { code: "method" }],
	["not JSON", json("{"), "mine", 400, { code: "not_json" }],
	["empty", json(""), "mine", 400, { code: "not_json" }],
	[
		"a form",
		{ method: "POST", body: new URLSearchParams({ name: "Rosa" }) },
		"mine",
		415,
		{ code: "wrong_type" },
	],
	["too large", json({ name: "x".repeat(300 * 1024) }), "mine", 413, { code: "too_large" }],
	[
		"invalid",
		json({}),
		"mine",
		422,
		{ code: "invalid", message: "Name is required", fields: { name: ["Name is required"] } },
	],
	["not an object", json("[]"), "mine", 422, { code: "invalid" }],
	[
		"from another site",
		json({ name: "Rosa" }, { "Sec-Fetch-Site": "cross-site" }),
		"mine",
		403,
		{ code: "cross_site" },
	],
	[
		"frozen",
		json({ name: "frozen" }),
		"mine",
		403,
		{ code: "frozen", freezeExpiresAt: "2026-03-09T09:00:00.000Z" },
	],
	["to a name that isn't ours", { headers: { Host: "shop.example" } }, "mine", 421, { code: "misdirected" }],
] as [
	string,
	RequestInit,
	string,
	number,
	object,
][])("%s: the envelope", async (_name, init, id, status, expected) => {
	const { response, body } = await call(init, id);
	expect(response.status).toBe(status);
	expect(body).toMatchObject({ success: false, ...expected });
	expect(body.error).toBe(body.message);
});

test.each(["GET", "POST", "PUT", "OPTIONS"])("what isn't here is a 404 to %s, not a 405", async (method) => {
	replaceShop(await openTestShop());
	const hidden = api("/sandbox/test", { POST: async () => done("here") }, "browser", () => false);
	const request = new Request("http://localhost:3000/sandbox/test", { method });
	const response = await hidden.action({ request, params: {}, context: {} });
	expect(response.status).toBe(404);
	expect(response.headers.get("Allow")).toBeNull();
	expect(await response.json()).toMatchObject({ success: false, code: "not_found" });
});

test("405 says what is allowed; 429 says when to come back", async () => {
	const other = await call({ method: "PUT", body: "" });
	expect(other.response.headers.get("Allow")).toBe("GET, POST");
	const slow = await call(json({ name: "slow" }));
	expect(slow.response.headers.get("Retry-After")).toBe("60");
});

test("a bug is logged with an id; the stranger learns nothing", async () => {
	const { shop, response, body } = await call(json({ name: "bug" }));
	expect(response.status).toBe(500);
	expect(body).toEqual({
		success: false,
		error: "Something went wrong! Please try again.",
		message: "Something went wrong! Please try again.",
		code: "bug",
		requestId: "none",
	});
	expect(shop.logged).toEqual([{ level: "error", event: "bug" }]);
});

test.each([
	["/api/things/t_1", 401],
	["/api/things/guest/t_1", 200],
	["/API/Things/Guest/t_1", 200],
	["/api/things/guests", 401],
])("%s answers somebody who isn't signed in with %s", async (path, status) => {
	replaceShop(await openTestShop());
	const twin = api(
		{ family: "/api/things/:id", guest: "/api/things/guest/:id" },
		{ GET: async ({ actor }) => done({ actor }) },
	);
	const request = new Request(`http://localhost:3000${path}`);
	expect((await twin.loader({ request, params: {}, context: {} })).status).toBe(status);
});
