import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { type Config, readConfig } from "~/config.server";
import { clientAddress, nameRoute } from "~/http/connection.server";
import { createLog } from "~/http/log.server";
import { statusOf } from "~/http/statuses.server";
import { addressOf, watchConnections } from "./connections.server";

test.each([
	["no proxy: the header is a lie", "1.1.1.1", "9.9.9.9", 0, "9.9.9.9"],
	["one proxy: what it saw", "1.1.1.1, 2.2.2.2", "10.0.0.1", 1, "2.2.2.2"],
	["two proxies", "6.6.6.6, 1.1.1.1, 2.2.2.2", "10.0.0.1", 2, "1.1.1.1"],
	["fewer entries than proxies", "2.2.2.2", "10.0.0.1", 2, "10.0.0.1"],
	["no header", undefined, "10.0.0.1", 1, "10.0.0.1"],
	["IPv4 in IPv6", undefined, "::ffff:10.0.0.1", 0, "10.0.0.1"],
	["IPv6: its network", undefined, "2001:db8:1:2:3:4:5:6", 0, "2001:db8:1:2::/64"],
	["another address of the same network", undefined, "2001:db8:1:2::9", 0, "2001:db8:1:2::/64"],
	["a short one", undefined, "2001:db8::7", 0, "2001:db8:0:0::/64"],
	["this machine", undefined, "::1", 0, "0:0:0:0::/64"],
	["a link's own", undefined, "fe80::1%eth0", 0, "fe80:0:0:0::/64"],
	["a proxy that tells the port as well", "2.2.2.2:50123", "10.0.0.1", 1, "2.2.2.2"],
	["the port beside IPv6", "[2001:db8:1:2::9]:50123", "10.0.0.1", 1, "2001:db8:1:2::/64"],
	["IPv6 in brackets", "[2001:db8:1:2::9]", "10.0.0.1", 1, "2001:db8:1:2::/64"],
] as const)("%s", (_name, forwarded, socket, hops, expected) => {
	expect(addressOf(forwarded, socket, hops)).toBe(expected);
});

test("a real server's requests get an address, standing headers and one line without the path", async () => {
	const lines: string[] = [];
	const settings = readConfig({ SESSION_SECRET: "x".repeat(32) });
	onTestFinished(
		watchConnections(
			createLog((line) => lines.push(line)),
			settings,
		),
	);
	const server = createServer(async (_request, response) => {
		await new Promise((resolve) => setImmediate(resolve));
		nameRoute("/reset-password/:token");
		response.end(clientAddress());
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	onTestFinished(() => void server.close());
	const { port } = server.address() as AddressInfo;

	const response = await fetch(`http://127.0.0.1:${port}/reset-password/verysecret?x=1`, {
		headers: { "X-Forwarded-For": "6.6.6.6" },
	});
	expect(await response.text()).toBe("127.0.0.1");
	expect(response.headers.get("X-Content-Type-Options")).toBe("nosniff");
	expect(response.headers.get("Referrer-Policy")).toBe("same-origin");
	expect(response.headers.get("Strict-Transport-Security")).toBeNull();
	await expect.poll(() => lines.length).toBe(1);
	const line = JSON.parse(lines[0] ?? "{}");
	expect(line).toMatchObject({
		event: "request",
		method: "GET",
		route: "/reset-password/:token",
		status: 200,
	});
	expect(line.requestId).toBe(response.headers.get("X-Request-Id"));
	expect(lines[0]).not.toContain("verysecret");
	expect(lines[0]).not.toContain("6.6.6.6");
});

/** A server of Node's own that is watched: its address, and the lines that are written about it. */
async function watched(answer: RequestListener, set: Partial<Config> = {}) {
	const lines: string[] = [];
	const settings = { ...readConfig({ SESSION_SECRET: "x".repeat(32) }), ...set };
	const log = createLog((line) => lines.push(line));
	onTestFinished(watchConnections(log, settings));
	const server = createServer(answer);
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	onTestFinished(() => void server.close());
	const { port } = server.address() as AddressInfo;
	return { url: `http://127.0.0.1:${port}`, lines };
}

test.each([
	["a redirect", 302, {}, "no-store"],
	["a permanent one", 301, {}, "no-store"],
	["an error of the framework's", 400, {}, "no-store"],
	[
		"a file, which says how long it lasts",
		200,
		{ "Cache-Control": "public, max-age=60" },
		"public, max-age=60",
	],
])("nothing is kept that doesn't say so: %s", async (_what, status, headers, expected) => {
	const { url } = await watched((_request, response) => {
		response.statusCode = status;
		response.setHeader("Location", "/");
		for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
		response.end();
	});
	const response = await fetch(url, { redirect: "manual" });
	expect(response.headers.get("Cache-Control")).toBe(expected);
	expect(response.headers.get("Allow")).toBeNull();
});

test.each([
	["a page that takes no form", {}, "GET, HEAD"],
	["a call, which names its own", { Allow: "POST" }, "POST"],
])("a 405 says what is allowed: %s", async (_what, headers, expected) => {
	const { url } = await watched((_request, response) => void response.writeHead(405, headers).end());
	expect((await fetch(url, { method: "POST" })).headers.get("Allow")).toBe(expected);
});

test("what was answered without a route's name is in the log as well, but for files", async () => {
	const { url, lines } = await watched((request, response) => {
		response.statusCode = request.url === "/a.css" ? 200 : 302;
		response.end();
	});
	await fetch(`${url}/a.css`);
	await fetch(`${url}/sign-in?redirectTo=secret`, { method: "POST", redirect: "manual" });
	await expect.poll(() => lines.length).toBe(1);
	expect(JSON.parse(lines[0] ?? "{}")).toMatchObject({ method: "POST", route: "unnamed", status: 302 });
	expect(lines[0]).not.toContain("secret");
});

test("the log names the problem that was answered", async () => {
	const { url, lines } = await watched((_request, response) => {
		nameRoute("/checkout");
		response.writeHead(statusOf({ code: "declined", message: "Your card was declined." })).end();
	});
	await fetch(url, { method: "POST" });
	await expect.poll(() => lines.length).toBe(1);
	expect(JSON.parse(lines[0] ?? "{}")).toMatchObject({ route: "/checkout", status: 402, code: "declined" });
});

test("the log names the method that was asked with", async () => {
	const { url, lines } = await watched((_request, response) => {
		nameRoute("/stories");
		response.writeHead(405).end();
	});
	await fetch(url, { method: "OPTIONS" });
	await expect.poll(() => lines.length).toBe(1);
	expect(JSON.parse(lines[0] ?? "{}")).toMatchObject({ method: "OPTIONS", status: 405 });
});

test.each([
	["a shop that believes no proxy says so, once", { testMode: false, TRUST_PROXY_HOPS: 0 }, 1],
	["one that believes it does not", { testMode: false, TRUST_PROXY_HOPS: 1 }, 0],
	["a test shop does not", { testMode: true, TRUST_PROXY_HOPS: 0 }, 0],
])("behind a proxy %s", async (_which, set, times) => {
	const { url, lines } = await watched((_request, response) => {
		nameRoute("/orders");
		response.end();
	}, set);
	for (let visit = 0; visit < 2; visit++) await fetch(url, { headers: { "X-Forwarded-For": "6.6.6.6" } });
	await expect.poll(() => lines.filter((line) => JSON.parse(line).event === "request").length).toBe(2);
	expect(lines.filter((line) => JSON.parse(line).event === "proxy")).toHaveLength(times);
});

test.each([
	[true, "/sandbox/mail"],
	[false, "/-/sandbox/mail"],
])("what only a test shop has is there in test mode %s: asked for at %s", async (testMode, asked) => {
	const { url } = await watched((request, response) => response.end(request.url), { testMode });
	expect(await (await fetch(`${url}/sandbox/mail`, { method: "DELETE" })).text()).toBe(asked);
});
