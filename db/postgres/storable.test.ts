import { expect, test } from "vitest";
import { openTestShop } from "~/shop.testing";
import { readSetting, writeSetting } from "../settings";
import { testServer } from "./fresh.testing";
import { storable } from "./storable";

test.each([
	["a NUL is left out", "Ro\0sa", "Rosa"],
	["in JSON too", '{"city":"Le\\u0000eds"}', '{"city":"Leeds"}'],
	["but not a backslash that was typed before those letters", '{"city":"\\\\u0000"}', '{"city":"\\\\u0000"}'],
	["nor the letters in a plain text", "\\u0000", "\\u0000"],
	["nothing else is touched", 'é\n"{}"', 'é\n"{}"'],
])("%s", (_what, sent, kept) => {
	expect(storable(sent)).toBe(kept);
});

test("what is no text stays as it is", () => {
	const bytes = Buffer.from([0, 1]);
	expect([7, null, bytes].map(storable)).toEqual([7, null, bytes]);
});

test.runIf(testServer)("PostgreSQL takes what a stranger sends, in an address as in a form", async () => {
	const { db } = await openTestShop();
	await writeSetting(db, "sent\0", 'a\0{"b":"\\u0000"}');
	expect(await readSetting(db, "sent")).toBe('a{"b":"\\u0000"}');
	expect(await readSetting(db, "nobody\0s")).toBeUndefined();
});
