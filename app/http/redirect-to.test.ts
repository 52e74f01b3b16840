import { expect, test } from "vitest";
import { ownPath, withRedirectTo } from "./redirect-to.server";

test.each([
	"/",
	"/orders",
	"/orders/order_1?page=2",
	"/review/order_1#form",
	"/create-book?restore&x=%2F%2Fevil",
])("%s is a page of the shop", (path) => {
	expect(ownPath(path)).toBe(path);
});

test.each([
	["another site", "https://evil.example/"],
	["another site without its scheme", "//evil.example/"],
	["a backslash that browsers read as a slash", "/\\evil.example"],
	["a backslash further on", "/orders\\..\\evil"],
	["a tab that browsers drop", "/\t/evil.example"],
	["a line break", "/orders\r\nSet-Cookie: a=b"],
	["a null", "/\0/evil.example"],
	["a script", "javascript:alert(1)"],
	["a relative path", "orders"],
	["a letter no address has", "/оrders"],
	["more than anybody needs", `/${"x".repeat(600)}`],
	["a call", "/api/auth/signout"],
	["a call in disguise", "/x/../%61PI/auth/signout"],
	["the way out", "/sign-out"],
	["what can't be decoded", "/orders/%zz"],
	["a path that the router would put in order", "/reset-password/token//x"],
	["the same in disguise", "/.//evil.example"],
	["nothing", null],
	["no text", 7],
])("%s is not", (_what, value) => {
	expect(ownPath(value)).toBeNull();
});

test("a target goes along unless it is home", () => {
	expect(withRedirectTo("/sign-in", "/orders?page=2")).toBe("/sign-in?redirectTo=%2Forders%3Fpage%3D2");
	expect(withRedirectTo("/sign-in", "/")).toBe("/sign-in");
	expect(withRedirectTo("/sign-in", null)).toBe("/sign-in");
});
