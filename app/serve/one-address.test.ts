import { expect, test } from "vitest";
import { oneAddress } from "./one-address.server";

const LONG = `?x=${"a".repeat(8192)}`;

test.each([
	["/about", 200, "/about", null],
	["/", 200, "/", null],
	["/about?utm_source=x", 200, "/about", null],
	["/about/", 200, "/about", "/about"],
	["/ABOUT?page=2", 200, "/about", "/about?page=2"],
	["//about//", 200, "/about", "/about"],
	["/%61bout", 200, "/about", "/about"],
	[`/about${LONG}`, 200, "/about", "/about"],
	[`/${LONG}`, 200, "/", "/"],
	// Somebody's own: their ids tell capitals apart.
	["/orders/order_A/", 200, "/orders/:orderId", null],
	["/nothing/HERE/", 404, "/*", null],
	["/ABOUT", 500, "/about", null],
])("%s", (address, status, pattern, expected) => {
	const request = new Request(new URL(`http://localhost:3000${address}`));
	expect(oneAddress(request, status, pattern)).toBe(expected);
});

test("a form is never led elsewhere", () => {
	const request = new Request("http://localhost:3000/CONTACT", { method: "POST" });
	expect(oneAddress(request, 200, "/contact")).toBeNull();
});
