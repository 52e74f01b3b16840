import { beforeEach, expect, test, vi } from "vitest";
import { keepPage, keptPage, mayBeKept } from "./kept-pages.server";

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
	expect(mayBeKept(ask(path, init), true, handle, "/sign-in")).toBe(expected);
});

test("home has no path of its own", () => {
	expect(mayBeKept(ask("/"), true, KEEP, "/")).toBe(true);
});

test("at the new year a page is made anew: it ends with the year", () => {
	keepPage("/about", 2026, "<p>© 2026</p>");
	expect(keptPage("/about", 2026)).toBe("<p>© 2026</p>");
	expect(keptPage("/about", 2027)).toBeUndefined();
});
