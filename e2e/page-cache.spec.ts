import { once } from "node:events";
import { request as httpRequest, type IncomingMessage, type OutgoingHttpHeaders } from "node:http";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "./test";

/** Asks as no browser would let us: every header as given, the bytes as they came. */
async function ask(url: string, headers: OutgoingHttpHeaders = {}) {
	const sent = httpRequest(url, { headers, agent: false }).end();
	const [answer] = (await once(sent, "response")) as [IncomingMessage];
	return { status: answer.statusCode, headers: answer.headers, bytes: await buffer(answer) };
}

test("strangers are given the cached page, small and only once; a family its own", {
	tag: "@script",
}, async ({ openShop }) => {
	const shop = await openShop();
	// What the first visitor says of itself must not be kept for the others.
	const poison = { "X-Forwarded-Host": "evil.example", "X-Forwarded-Proto": "evil", "User-Agent": "evil" };
	for (const path of ["/", "/sign-in", "/sign-up", "/forgot-password"]) {
		const url = shop.url + path;
		const first = await ask(`${url}?evil`, poison);
		expect(first.headers["cache-control"]).toBe("no-store");
		const rendered = await ask(url, { ...poison, Host: "evil.localhost", "Accept-Language": "evil" });
		const plain = await ask(url);
		expect(plain.bytes.toString()).toBe(rendered.bytes.toString());
		expect(plain.bytes.toString()).not.toContain("evil");
		for (const [encoding, read] of [
			["br", brotliDecompressSync],
			["gzip", gunzipSync],
		] as const) {
			const small = await ask(url, { "Accept-Encoding": encoding });
			expect(small.headers).toMatchObject({
				"content-encoding": encoding,
				vary: "Cookie, Accept-Encoding",
				"cache-control": "public, max-age=0, must-revalidate",
				"content-security-policy": plain.headers["content-security-policy"],
				"x-content-type-options": "nosniff",
			});
			expect(read(small.bytes).equals(plain.bytes)).toBe(true);
			const again = await ask(url, { "Accept-Encoding": encoding, "If-None-Match": small.headers.etag });
			expect(again.status).toBe(304);
			expect(again.bytes).toHaveLength(0);
			expect(again.headers["x-request-id"]).not.toBe(small.headers["x-request-id"]);
		}
		const known = await ask(url, { Cookie: "fk_session=unknown", "If-None-Match": plain.headers.etag });
		expect(known.status).toBe(200);
		expect(known.headers["cache-control"]).toBe("no-store");
		expect(known.headers.etag).toBeUndefined();
		expect((await ask(url, { Host: "evil.example" })).status).toBe(421);
	}
	const lines = shop.log().map((line) => JSON.parse(line));
	expect(lines.filter(({ route, status }) => route === "/sign-in" && status === 304)).toHaveLength(2);
	expect(await shop.stop()).toBe(0);
});

test("a page that isn't kept goes out whole, as small as its browser takes it", { tag: "@script" }, async ({
	shop,
}) => {
	const url = `${shop.url}/create-book`;
	for (const [accepted, encoding, read] of [
		["br, gzip", "br", brotliDecompressSync],
		["gzip, deflate", "gzip", gunzipSync],
		["gzip;q=0", undefined, (bytes: Buffer) => bytes],
	] as const) {
		const { status, headers, bytes } = await ask(url, { "Accept-Encoding": accepted });
		expect(status).toBe(200);
		expect(headers["content-encoding"]).toBe(encoding);
		expect(headers).toMatchObject({ vary: "Cookie, Accept-Encoding", "cache-control": "no-store" });
		expect(Number(headers["content-length"])).toBe(bytes.length);
		const html = read(bytes).toString();
		expect(html).toMatch(/<\/html>/);
	}
});
