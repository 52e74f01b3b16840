import { expect, test } from "vitest";
import { createSigner } from "./signing.server";

const SECRET = "a secret of a test, thirty-two characters";
const { sign, verify, keyUntil, opens } = createSigner(SECRET);

test("a signature is good for its text, its purpose and its secret alone", () => {
	const signature = sign("order link", "order_1");
	expect(signature).toMatch(/^[\w-]{43}$/);
	expect(verify("order link", "order_1", signature)).toBe(true);
	expect(verify("order link", "order_2", signature)).toBe(false);
	expect(verify("cover address", "order_1", signature)).toBe(false);
	expect(createSigner(`${SECRET}.`).verify("order link", "order_1", signature)).toBe(false);
});

test("what the secret before has signed stays good, and is found again; new things are signed with the new one", () => {
	const changed = createSigner("y".repeat(32), SECRET);
	const old = sign("order link", "order_1");
	expect(changed.verify("order link", "order_1", old)).toBe(true);
	expect(changed.verify("order link", "order_2", old)).toBe(false);
	expect(changed.sign("order link", "order_1")).toBe(
		createSigner("y".repeat(32)).sign("order link", "order_1"),
	);
	expect(changed.signatures("order link", "order_1")).toEqual([changed.sign("order link", "order_1"), old]);
	expect(createSigner("z".repeat(32), "y".repeat(32)).verify("order link", "order_1", old)).toBe(false);
});

test.each(["", "x", "é".repeat(43), `${"A".repeat(43)}=`])("%j is no signature", (signature) => {
	expect(verify("order link", "order_1", signature)).toBe(false);
});

test("what was signed before stays good: a mail's link is older than the shop's last start", () => {
	expect(createSigner("x".repeat(32)).sign("order link", "order_1:1")).toBe(
		"YwX8m3g1b5ro86I327NrqFBp67lnxLz68nKVDSdE6Rc",
	);
});

test("a key opens what it was made for, for its purpose, until it ends, with nothing around it", () => {
	const key = keyUntil("order link", "order_1", new Date("2026-06-01T12:00:00.500Z"));
	const opensAt = (time: string, text = "order_1", typed = key) =>
		opens("order link", text, typed, new Date(time));
	expect(opensAt("2026-06-01T12:00:00.999Z")).toBe(true);
	expect(opensAt("2026-06-01T12:00:01Z")).toBe(false);
	expect(opensAt("2026-06-01T11:00:00Z", "order_2")).toBe(false);
	expect(opens("print file", "order_1", key, new Date("2026-06-01T11:00:00Z"))).toBe(false);
	for (const typed of ["", ".", `${key}; Path=/`, ` ${key}`, `${key}\n`, key.replace(/^./, "z")])
		expect(opensAt("2026-06-01T11:00:00Z", "order_1", typed)).toBe(false);
});
