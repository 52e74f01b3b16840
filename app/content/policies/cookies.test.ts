import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { COOKIES } from "./cookies";

test("the cookie policy names every cookie that is set, and no other", () => {
	const words = readdirSync("app/http")
		.filter((file) => file.endsWith(".server.ts"))
		.flatMap((file) => {
			const code = readFileSync(`app/http/${file}`, "utf8");
			const named = [...code.matchAll(/const COOKIE = "(\w+)"|signedCookie\("(\w+)"/g)];
			return named.map(([, own, signed]) => `fk_${own ?? signed}`);
		});
	expect(COOKIES.map(({ name }) => name).sort()).toEqual([...new Set(words)].sort());
});
