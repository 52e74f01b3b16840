import { data, redirect } from "@remix-run/node";
import { expect, test } from "vitest";
import { replaceShop } from "~/shop.server";
import { openTestShop } from "~/shop.testing";
import { notFound, pageRefusal, problemPage } from "./page.server";
import { notFoundResponse, resource } from "./resource.server";
import { refuse } from "./statuses.server";
import { readVisitor } from "./visitor.server";

const answers: Record<string, () => Response> = {
	fine: () => new Response("fine"),
	nothing: () => notFoundResponse(),
	refused: () => refuse({ code: "rate_limited", message: "Too many.", retryAfter: 59.2 }),
	redirect: () => {
		throw redirect("/sign-in");
	},
	page: () => {
		throw problemPage({ code: "conflict", message: "Another book has been begun." });
	},
	lost: () => {
		throw notFound();
	},
	bare: () => {
		throw data(null, { status: 403 });
	},
	bug: () => {
		throw new Error("private details of Rosa");
	},
};

const route = resource("/test/:id", {
	GET: async ({ request, params }) => {
		await readVisitor(request);
		return answers[params.id ?? ""]?.() ?? notFoundResponse();
	},
});

async function ask(id: string, init: RequestInit = {}) {
	const shop = await openTestShop();
	replaceShop(shop);
	const request = new Request(`http://localhost:3000/test/${id}`, init);
	const answer = request.method === "GET" || request.method === "HEAD" ? route.loader : route.action;
	const response = await answer({ request, params: { id }, context: {} });
	return { shop, response, body: await response.text() };
}

test.each(["GET", "HEAD"])("what is there is answered to %s as it is", async (method) => {
	const { response, body } = await ask("fine", { method });
	expect([response.status, body]).toEqual([200, "fine"]);
});

test.each([
	["nothing", {}, 404, "There is nothing here."],
	["lost", {}, 404, "There is nothing here."],
	["nobody", {}, 404, "There is nothing here."],
	["refused", {}, 429, "Too many."],
	["page", {}, 409, "Another book has been begun."],
	["bare", {}, 403, "This can't be opened."],
	["fine", { method: "POST" }, 405, "This address can only be opened."],
	["fine", { method: "PATCH" }, 405, "This address can only be opened."],
	["fine", { headers: { Host: "shop.example" } }, 421, /^This is a test shop/],
	["bug", {}, 500, "Something went wrong on our side. Please try again in a minute."],
] as [
	string,
	RequestInit,
	number,
	string | RegExp,
][])("%s %j: a short text", async (id, init, status, text) => {
	const { response, body } = await ask(id, init);
	expect(response.status).toBe(status);
	expect(body).toMatch(text instanceof RegExp ? text : new RegExp(`^${text}\\n$`));
	expect(Object.fromEntries(response.headers)).toMatchObject({
		"content-type": "text/plain; charset=utf-8",
		"cache-control": "no-store",
		"content-security-policy": "default-src 'none'; frame-ancestors 'none'",
	});
});

test("405 says what is allowed; 429 says when to come back", async () => {
	expect((await ask("fine", { method: "DELETE" })).response.headers.get("Allow")).toBe("GET, HEAD");
	expect((await ask("refused")).response.headers.get("Retry-After")).toBe("60");
	const posted = resource("/test", { POST: async () => new Response(null, { status: 204 }) });
	const request = new Request("http://localhost:3000/test");
	const response = await posted.loader({ request, params: {}, context: {} });
	expect([response.status, response.headers.get("Allow")]).toEqual([405, "POST"]);
	expect(await response.text()).toBe("This address can only be posted to.\n");
});

test("a redirect goes on its way", async () => {
	const { response } = await ask("redirect");
	expect([response.status, response.headers.get("Location")]).toEqual([302, "/sign-in"]);
});

test("a page's refusal is the same text", async () => {
	replaceShop(await openTestShop());
	const other = resource("/test", {
		GET: async ({ request }) => new Response((await readVisitor(request).catch(pageRefusal)).actor?.kind),
	});
	const request = new Request("http://localhost:3000/test", { headers: { Host: "shop.example" } });
	const response = await other.loader({ request, params: {}, context: {} });
	expect([response.status, await response.text()]).toEqual([421, expect.stringContaining("test shop")]);
});

test("a bug is logged; the stranger learns nothing", async () => {
	const { shop, body } = await ask("bug");
	expect(shop.logged).toEqual([{ level: "error", event: "bug" }]);
	expect(body).not.toContain("Rosa");
});

test.each(["GET", "POST", "PATCH"])("what isn't here is a 404 to %s, not a 405", async (method) => {
	replaceShop(await openTestShop());
	const hidden = resource("/test", { POST: async () => new Response("here") }, () => false);
	const request = new Request("http://localhost:3000/test", { method });
	const response = await hidden.action({ request, params: {}, context: {} });
	expect([response.status, response.headers.get("Allow")]).toEqual([404, null]);
});
