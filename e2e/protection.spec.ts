import { request as httpRequest } from "node:http";
import type { APIResponse } from "@playwright/test";
import { expect, test } from "./test";

/** The directives of a page's Content-Security-Policy. */
function policyOf(answer: APIResponse): Map<string, string> {
	const policy = answer.headers()["content-security-policy"] ?? "";
	return new Map(
		policy.split("; ").map((directive) => {
			const [name = "", ...values] = directive.split(" ");
			return [name, values.join(" ")];
		}),
	);
}

test("every answer carries its protections", { tag: "@script" }, async ({ request }) => {
	for (const address of ["/", "/create-book", "/styles", "/nothing/here", "/sandbox/mail"]) {
		await test.step(address, async () => {
			const answer = await request.get(address);
			const policy = policyOf(answer);
			expect(policy.get("default-src")).toBe("'none'");
			expect(policy.get("script-src")).toBe("'self'");
			expect(policy.get("style-src")).toBe("'self'");
			expect(policy.get("frame-ancestors")).toBe("'none'");
			expect(policy.get("base-uri")).toBe("'none'");
			expect(policy.get("form-action")).toBe("'self'");
		});
	}
	for (const address of ["/", "/favicon.ico", "/healthz", "/api/nope", "/nothing/here"]) {
		const headers = (await request.get(address)).headers();
		expect(headers["x-content-type-options"], address).toBe("nosniff");
		expect(headers["referrer-policy"], address).toBe("same-origin");
		expect(headers["permissions-policy"], address).toContain("camera=()");
		expect(headers["permissions-policy"], address).toContain('payment=(self "https://js.stripe.com"');
		expect(headers["set-cookie"], address).toBeUndefined();
		expect(headers["x-powered-by"], address).toBeUndefined();
	}
	expect((await request.get("/create-book")).headers()["cache-control"]).toBe("no-store");
});

test("a foreign Host is told to set APP_URL", { tag: "@script" }, async ({ shop }) => {
	const { hostname, port } = new URL(shop.url);
	const asked = (host: string) =>
		new Promise<{ status: number; text: string }>((resolve, reject) => {
			const sent = httpRequest({ hostname, port, path: "/", headers: { Host: host } }, (answer) => {
				let text = "";
				answer.setEncoding("utf8").on("data", (part: string) => {
					text += part;
				});
				answer.on("end", () => resolve({ status: answer.statusCode ?? 0, text }));
			});
			sent.on("error", reject).end();
		});
	for (const host of ["shop.example", "localhost.shop.example", "10.0.0.1:3000"]) {
		const { status, text } = await asked(host);
		expect(status, host).toBe(421);
		expect(text, host).toContain("APP_URL");
	}
	expect((await asked("127.0.0.1")).status).toBe(200);
});

test("a post from another site changes nothing", { tag: "@script" }, async ({ request, shop }) => {
	const before = shop.count("sessions");
	const foreign: Record<string, string>[] = [
		{ Origin: "https://evil.example" },
		{ Origin: "null" },
		{ "Sec-Fetch-Site": "cross-site" },
		{ "Sec-Fetch-Site": "same-site", Origin: shop.url },
	];
	for (const headers of foreign) {
		for (const address of [
			"/create-book",
			"/create-book/draft",
			"/api/uploads",
			"/api/orders/guest",
			"/checkout",
		]) {
			const answer = await request.post(address, { headers, form: { title: "Theirs" } });
			expect(answer.status(), `${address} ${JSON.stringify(headers)}`).toBe(403);
		}
	}
	expect(shop.count("sessions")).toBe(before);
});
