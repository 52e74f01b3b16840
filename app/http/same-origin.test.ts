import { expect, test } from "vitest";
import { assertSameOrigin, settleOrigin } from "./same-origin.server";
import { Refusal } from "./statuses.server";

const OURS = "https://fableandkin.example";

function allowed(headers: Record<string, string>): boolean {
	try {
		assertSameOrigin(new Request("http://10.0.0.3:3000/checkout", { method: "POST", headers }), OURS);
		return true;
	} catch (error) {
		if (error instanceof Refusal && error.problem.code === "cross_site") return false;
		throw error;
	}
}

test.each([
	["our own page", { "Sec-Fetch-Site": "same-origin", Origin: OURS }, true],
	["typed into the address bar", { "Sec-Fetch-Site": "none" }, true],
	["another site", { "Sec-Fetch-Site": "cross-site", Origin: "https://evil.example" }, false],
	[
		"a sibling of our domain",
		{ "Sec-Fetch-Site": "same-site", Origin: "https://blog.fableandkin.example" },
		false,
	],
	[
		"cross-site with our origin forged is still cross-site",
		{ "Sec-Fetch-Site": "cross-site", Origin: OURS },
		false,
	],
	["an old browser on our page, behind TLS", { Origin: OURS }, true],
	["an old browser on another page", { Origin: "https://evil.example" }, false],
	["a sandboxed frame", { Origin: "null" }, false],
	["the request's own internal address is not our origin", { Origin: "http://10.0.0.3:3000" }, false],
	["a browser older still, on our page", { Referer: `${OURS}/orders` }, true],
	["a browser older still, on another page", { Referer: "https://evil.example/" }, false],
	["no browser at all", {}, true],
] as const)("%s", (_who, headers, expected) => {
	expect(allowed(headers)).toBe(expected);
});

test.each([
	["our own page behind TLS", OURS, { origin: OURS, host: "10.0.0.3:3000" }, "same-origin"],
	["another site, whatever it calls its host", OURS, { origin: "https://evil.example" }, "cross-site"],
	["a sandboxed frame", OURS, { origin: "null" }, "cross-site"],
	["the browser's own word stands", OURS, { origin: OURS, "sec-fetch-site": "cross-site" }, "cross-site"],
	[
		"a test shop by another of its names",
		"http://localhost:3000",
		{ origin: "http://127.0.0.1:3000" },
		"same-origin",
	],
	[
		"another port of this machine",
		"http://localhost:3000",
		{ origin: "http://localhost:4000" },
		"cross-site",
	],
	["no local name counts in production", OURS, { origin: "http://localhost" }, "cross-site"],
])("Origin is settled before Remix sees it: %s", (_who, appUrl, headers: Record<string, string>, site) => {
	settleOrigin(headers, appUrl);
	expect(headers).toMatchObject({ "sec-fetch-site": site });
	expect(headers).not.toHaveProperty("origin");
});

test("a request without an origin is left alone", () => {
	const headers = {};
	settleOrigin(headers, OURS);
	expect(headers).toEqual({});
});
