import { expect, test } from "vitest";
import { hideTestShop, repairRequest } from "./repair-request.server";

const asked = (method: string, url: string, headers: Record<string, string> = {}) => {
	const request = { method, url, headers: { host: "localhost:3000", ...headers } };
	repairRequest(request);
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

test("no path is longer than ours are: the router would take seconds over one of 14,000 slashes", () => {
	const slashes = `/${"/".repeat(14_000)}x`;
	expect(asked("GET", slashes).url).toBe("/".repeat(1000));
	expect(asked("GET", `${slashes}?page=2`).url).toBe(`${"/".repeat(1000)}?page=2`);
	expect(asked("GET", `/__manifest?p=/books&p=${slashes}`).url).toBe("/__manifest?p=/books");
	expect(asked("GET", `/${"a".repeat(998)}%20`).url).toBe(`/${"a".repeat(998)}%25`);
});

test.each([
	["many paths", Array.from({ length: 900 }, (_, at) => `/${at}`)],
	["deep ones", [..."abcdefg"].map((letter) => `/${letter}${"/a".repeat(480)}`)],
	["slashes", [..."abcdefg"].map((letter) => `/${letter}${"/".repeat(980)}`)],
])("the manifest is asked for few paths: the router would take seconds over %s", (_what, paths) => {
	const { searchParams } = new URL(
		asked("GET", `/__manifest?p=${paths.join("&p=")}&p=/books&version=1`).url,
		"http://x",
	);
	// It looks at each path and at every one above it.
	const looked = searchParams.getAll("p").flatMap((path) => path.split("/"));
	expect(looked.length).toBeLessThanOrEqual(100);
	expect(searchParams.get("version")).toBe("1");
});

test.each([
	"/x/../__manifest",
	"/./__manifest",
	"/x/%2E%2e/__manifest",
	"/x\\..\\__manifest",
	"http://evil.example/x/../__manifest",
])("an address is judged as the router will read it: %s", (address) => {
	expect(asked("GET", `${address}?p=/${"/".repeat(5000)}&p=/books`).url).toBe("/__manifest?p=/books");
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
	"OPTIONS",
	"PROPFIND",
	"QUERY",
])("%s, which remix-serve can't route, is asked as a method that it can and that nobody answers", (method) => {
	expect(asked(method, "/").method).toBe("PATCH");
});

test.each(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"])("%s is routed as it is", (method) => {
	expect(asked(method, "/").method).toBe(method);
});

test.each([
	["/?_data=root", "/"],
	["/sign-in?redirectTo=%2Forders&_data=x&a=1", "/sign-in?redirectTo=%2Forders&a=1"],
	["/sign-in?%5Fdata=x", "/sign-in"],
	["/sign-in?data=_data", "/sign-in?data=_data"],
	["/sign-in?a=%zz", "/sign-in?a=%zz"],
])("the protocol of older pages is not spoken: %s", (url, expected) => {
	expect(asked("GET", url).url).toBe(expected);
});

test.each([
	["/reset-password/%ff", "/reset-password/%25ff"],
	["/%E0%A4%A", "/%25E0%25A4%25A"],
	["/%zz?a=%zz", "/%25zz?a=%zz"],
	["/orders/%C3%A9", "/orders/%C3%A9"],
])("a path that can't be decoded is the path of nothing: %s", (url, expected) => {
	expect(asked("GET", url).url).toBe(expected);
});

test.each([
	["/__manifest?version=1&p=%2Fcreate-book", "/__manifest?version=1&p=%2Fcreate-book"],
	["/__manifest?version=1&p=%2F%0A%7B%25zz&p=%2Fa", "/__manifest?version=1&p=%2Fa"],
	["/__manifest?version=1&p=/%E0%A4%A", "/__manifest?version=1"],
])("nor is one that the page's router asks about, which would be written to the log: %s", (url, expected) => {
	expect(asked("GET", url).url).toBe(expected);
});

test.each([
	["/api/orders.data", "/api/orders%2Edata"],
	["/API/orders.data?a=1", "/API/orders%2Edata?a=1"],
	["/create-book.data", "/create-book.data"],
	["/api/database", "/api/database"],
])("calls have no data of their own, pages do: %s", (url, expected) => {
	expect(asked("GET", url).url).toBe(expected);
});

test.each([
	["/styles", "/-/styles"],
	["/styles?q=1?2", "/-/styles?q=1?2"],
	["/Styles/", "/-/Styles/"],
	["/%73tyles.data?_routes=styles", "/-/styles.data?_routes=styles"],
	["/sandbox/mail/a%20b/html", "/-/sandbox/mail/a%20b/html"],
	["//SANDBOX/clock", "//-/SANDBOX/clock"],
	["/api/sandbox/confirm-payment", "/api/-/sandbox/confirm-payment"],
	["/api/S%41ndbox/x", "/api/-/SAndbox/x"],
	["/sandboxes", "/sandboxes"],
	["/stories?to=/styles", "/stories?to=/styles"],
	["/a%2Fb", "/a%2Fb"],
])("in production a test shop's %s leads to where nothing is", (url, hidden) => {
	const request = { url, headers: {} };
	hideTestShop(request);
	expect(request.url).toBe(hidden);
});
