import { once } from "node:events";
import { createServer, type IncomingMessage, type OutgoingHttpHeaders, request } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { readConfig } from "~/config.server";
import { cachePage, isCacheable, serveCachedPages } from "./page-cache.server";

const KEEP = { keep: true };

beforeEach(() => void vi.stubEnv("DEV", false));

const ask = (path: string, init?: RequestInit) => new Request(`http://localhost:3000${path}`, init);

test.each([
	["a stranger's page", "/sign-in", {}, KEEP, true],
	["a route that doesn't ask for it", "/sign-in", {}, undefined, false],
	["a post", "/sign-in", { method: "POST" }, KEEP, false],
	["a query", "/sign-in?redirectTo=%2Forders", {}, KEEP, false],
	["a session", "/sign-in", { headers: { Cookie: "fk_session=abc" } }, KEEP, false],
	["a toast", "/sign-in", { headers: { Cookie: "fk_toast=abc" } }, KEEP, false],
	// The router takes these for the same page; each would be one more in memory, without end.
	["other capitals", "/Sign-In", {}, KEEP, false],
	["a slash at the end", "/sign-in/", {}, KEEP, false],
	["two slashes", "//sign-in", {}, KEEP, false],
	["a letter by its code", "/%73ign-in", {}, KEEP, false],
] as const)("%s", (_name, path, init, handle, expected) => {
	expect(isCacheable(ask(path, init), true, handle, "/sign-in")).toBe(expected);
});

test("home has no path of its own", () => {
	expect(isCacheable(ask("/"), true, KEEP, "/")).toBe(true);
});

const HTML = `<!DOCTYPE html><title>Fable &amp; Kin</title><p>${"A lantern by the sea. ".repeat(200)}© 2026</p>`;
const HEADERS = {
	"Content-Type": "text/html; charset=utf-8",
	"Cache-Control": "public, max-age=0",
	Vary: "Cookie, Accept-Encoding",
};

const KEPT_AT = new Date("2026-06-01T00:10:00Z");

/** A server that keeps `/about` since `KEPT_AT` and gives everything else, with 299, to the framework behind it. */
async function keeping({ testMode = true, now = "2026-06-01T00:59:59Z" } = {}) {
	await cachePage("/about", KEPT_AT, new Headers(HEADERS), Buffer.from(HTML));
	const clock = { now: () => new Date(now), refresh: async () => {}, advance: () => {} };
	const settings = { ...readConfig({ SESSION_SECRET: "x".repeat(32) }), testMode };
	onTestFinished(serveCachedPages({ clock, settings }, () => () => false));
	const server = createServer((_request, response) => void response.writeHead(299).end("framework"));
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	onTestFinished(() => void server.close());
	const { port } = server.address() as AddressInfo;
	return async (path: string, asked: OutgoingHttpHeaders = {}, method = "GET") => {
		const sent = request({ port, path, method, headers: asked, agent: false }).end();
		const [answer] = (await once(sent, "response")) as [IncomingMessage];
		return { status: answer.statusCode, headers: answer.headers, bytes: await buffer(answer) };
	};
}

const READ = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Buffer) => bytes };

test.each([
	["a browser", "gzip, deflate, br, zstd", "br"],
	["an older one", "gzip, deflate", "gzip"],
	["one that says nothing", undefined, "identity"],
	["one that says that it takes nothing", "", "identity"],
	["an unknown encoding", "zstd", "identity"],
	["one liked better", "br;q=0.5, gzip;q=0.9", "gzip"],
	["one refused", "br;q=0, gzip", "gzip"],
	["anything", "*", "br"],
	["anything but one", "*, br;q=0", "gzip"],
	["plain liked best", "br;q=0.1, identity;q=1", "identity"],
	["other capitals and spaces", "GZIP ; Q=1 ,  BR ; q=0.2", "gzip"],
	["junk", ";;;q==,\t;q=br,br;q=x", "identity"],
	["thousands", "a,".repeat(7000), "identity"],
] as const)("the body is what the client likes best: %s", async (_who, accepted, expected) => {
	const ask = await keeping();
	const { status, headers, bytes } = await ask(
		"/about",
		accepted === undefined ? {} : { "Accept-Encoding": accepted },
	);
	expect(status).toBe(200);
	expect(headers["content-encoding"] ?? "identity").toBe(expected);
	expect(READ[expected](bytes).toString()).toBe(HTML);
	expect(Number(headers["content-length"])).toBe(bytes.length);
	expect(headers.vary).toBe("Cookie, Accept-Encoding");
	expect(headers["cache-control"]).toBe("public, max-age=0");
});

test("who takes none of them is left to the framework", async () => {
	const ask = await keeping();
	expect((await ask("/about", { "Accept-Encoding": "identity;q=0" })).status).toBe(299);
	expect((await ask("/about", { "Accept-Encoding": "*;q=0" })).status).toBe(299);
});

test("whoever has the page is told that it is the same, by the tag of the bytes they have", async () => {
	const ask = await keeping();
	const tagOf = async (encoding: string) =>
		(await ask("/about", { "Accept-Encoding": encoding })).headers.etag;
	const [br, gzip, plain] = await Promise.all([tagOf("br"), tagOf("gzip"), tagOf("identity")]);
	expect(new Set([br, gzip, plain]).size).toBe(3);
	const statusFor = async (noneMatch: string) =>
		(await ask("/about", { "Accept-Encoding": "br", "If-None-Match": noneMatch })).status;
	expect(await statusFor(`${br}`)).toBe(304);
	expect(await statusFor(`W/${br}`)).toBe(304);
	expect(await statusFor(`"other", W/"another",${br}`)).toBe(304);
	expect(await statusFor("*")).toBe(304);
	expect(await statusFor(`${gzip}`)).toBe(200);
	expect(await statusFor(`"other"`)).toBe(200);
	expect(await statusFor(`"${"x,".repeat(7000)}"`)).toBe(200);

	const { headers, bytes } = await ask("/about", { "Accept-Encoding": "br", "If-None-Match": `${br}` });
	expect(bytes).toHaveLength(0);
	expect(headers).toMatchObject({
		etag: br,
		vary: "Cookie, Accept-Encoding",
		"cache-control": "public, max-age=0",
	});
	expect(Object.keys(headers).filter((name) => name.startsWith("content-"))).toEqual([]);
});

test("HEAD is answered as GET, without the page", async () => {
	const ask = await keeping();
	const whole = await ask("/about", { "Accept-Encoding": "br" });
	const head = await ask("/about", { "Accept-Encoding": "br" }, "HEAD");
	expect(head.bytes).toHaveLength(0);
	const { date: _now, ...same } = whole.headers;
	expect(head.headers).toMatchObject(same);
});

test.each([
	["a session", "/about", { Cookie: "a=b; fk_session=abc" }],
	["a toast", "/about", { Cookie: "fk_toast=abc" }],
	["a query", "/about?x", {}],
	["other capitals", "/About", {}],
	["a slash at the end", "/about/", {}],
	["a host that isn't this machine's", "/about", { Host: "shop.example" }],
	["what is no page", "/constructor", {}],
])("everything else is the framework's: %s", async (_what, path, headers) => {
	const ask = await keeping();
	expect((await ask("/about")).status).toBe(200);
	expect((await ask(path, headers)).status).toBe(299);
	expect((await ask("/about", {}, "POST")).status).toBe(299);
});

test("in production a session has another cookie, and the host may be any", async () => {
	const ask = await keeping({ testMode: false });
	expect((await ask("/about", { Host: "shop.example", Cookie: "fk_was=family" })).status).toBe(200);
	expect((await ask("/about", { Cookie: "__Host-fk_session=abc" })).status).toBe(299);
	expect((await ask("/about", { Cookie: "__Host-fk_toast=abc" })).status).toBe(299);
});

test("with the hour a page is made anew: what it shows may have changed", async () => {
	const ask = await keeping({ now: "2026-06-01T01:00:00Z" });
	expect((await ask("/about")).status).toBe(299);
});

test("a page that sets a cookie is one browser's own", async () => {
	await cachePage("/own", KEPT_AT, new Headers({ "Set-Cookie": "a=b" }), Buffer.from(HTML));
	const ask = await keeping();
	expect((await ask("/own")).status).toBe(299);
});
