import { expect, test } from "vitest";
import { makeReadable } from "./readable.server";

const asked = (method: string, url: string, headers: Record<string, string> = {}) => {
	const request = { method, url, headers: { host: "localhost:3000", ...headers } };
	makeReadable(request);
	return request;
};

test("an ordinary request stays as it is", () => {
	expect(asked("POST", "/checkout?book=1")).toEqual({
		method: "POST",
		url: "/checkout?book=1",
		headers: { host: "localhost:3000" },
	});
	expect(asked("GET", "//stories", { host: "[::1]:3000" })).toMatchObject({
		url: "//stories",
		headers: { host: "[::1]:3000" },
	});
});

test.each([
	"[::1]evil",
	"a b",
	"localhost:99999",
	"user@localhost",
	"",
])("a host that can't be one is nobody's: %j", (host) => {
	expect(asked("GET", "/", { host }).headers.host).toBe("unreadable.invalid");
});

test("what a client says of a forwarded host is not listened to", () => {
	expect(asked("GET", "/", { "x-forwarded-host": "shop.example:99999" }).headers).toEqual({
		host: "localhost:3000",
	});
});

test.each([
	["http://evil.example/sign-up?x=1", "/sign-up?x=1"],
	["*", "/"],
	["http://", "/"],
])("a whole address as the target is its path: %s", (url, path) => {
	expect(asked("GET", url).url).toBe(path);
});

test.each([
	"TRACE",
	"TRACK",
	"CONNECT",
])("%s, of which no Request can be made, is refused like OPTIONS", (method) => {
	expect(asked(method, "/").method).toBe("OPTIONS");
});
