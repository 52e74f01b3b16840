import { expect, test } from "vitest";
import { assertSameOrigin, normaliseOrigin } from "./same-origin.server";
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
	normaliseOrigin(headers, appUrl);
	expect(headers).toMatchObject({ "sec-fetch-site": site });
	expect(headers).not.toHaveProperty("origin");
});

const EVIL = "https://evil.example";
/** What a browser, a proxy or a stranger may send as Origin: a list is a header sent twice. */
const ORIGINS = {
	own: [OURS],
	foreign: [EVIL],
	null: ["null"],
	absent: [],
	empty: [""],
	ownTwice: [OURS, OURS],
	foreignTwice: [OURS, EVIL],
};

/** Each Sec-Fetch-Site, and the origins that are let through beside it. A word that isn't one decides nothing. */
test.each([
	["same-origin", ["same-origin"], Object.keys(ORIGINS)],
	["none", ["none"], Object.keys(ORIGINS)],
	["same-site", ["same-site"], []],
	["cross-site", ["cross-site"], []],
	["absent", [], ["own", "absent"]],
	["empty", [""], ["own", "absent"]],
	["twice", ["same-origin", "same-origin"], ["own", "absent"]],
	["twice, not alike", ["same-origin", "cross-site"], ["own", "absent"]],
	["other capitals", ["Same-Origin"], ["own", "absent"]],
	["junk", ["sams-origin"], ["own", "absent"]],
] as [
	string,
	string[],
	string[],
][])("Sec-Fetch-Site %s: the origins that may come in", (_, sites, expected) => {
	const sent = (values: string[]) => (values.length > 0 ? values.join(", ") : undefined);
	// As remix-serve makes a Request of it: an empty header is none.
	const comesIn = (headers: Record<string, string | undefined>) =>
		allowed(
			Object.fromEntries(Object.entries(headers).flatMap(([name, said]) => (said ? [[name, said]] : []))),
		);
	for (const [name, origins] of Object.entries(ORIGINS)) {
		const asked = { "sec-fetch-site": sent(sites), origin: sent(origins) };
		normaliseOrigin(asked, OURS);
		expect([name, comesIn(asked)]).toEqual([name, expected.includes(name)]);
	}
});

test("a request without an origin is left alone", () => {
	const headers = {};
	normaliseOrigin(headers, OURS);
	expect(headers).toEqual({});
});
