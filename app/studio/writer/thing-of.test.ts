import { expect, test } from "vitest";
import { thingOf } from "./thing-of";

test.each([
	[{ what: "postcard", many: true }, "postcards"],
	[{ what: "postcard" }, "a postcard"],
	[{ what: "water" }, "some water"],
	[{ what: "cherry", many: true }, "cherries"],
	[{ what: "wellies", many: true }, "wellies"],
	[{ what: "egg" }, "an egg"],
])("%o is told as %s", (declared, called) => {
	const thing = thingOf({ where: "on the ground", ...declared }, declared.what, () => null);
	expect(thing?.called).toBe(called);
});
