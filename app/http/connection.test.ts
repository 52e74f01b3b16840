import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { readConfig } from "~/config.server";
import { addressOf, clientAddress, nameRoute, watchConnections } from "./connection.server";
import { createLog } from "./log.server";

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
