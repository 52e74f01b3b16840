import { expect, test } from "vitest";
import { createSigner } from "./signing.server";

const SECRET = "a secret of a test, thirty-two characters";
const { sign, verify } = createSigner(SECRET);

test("a signature is good for its text, its purpose and its secret alone", () => {
	const signature = sign("order link", "order_1");
	expect(signature).toMatch(/^[\w-]{43}$/);
	expect(verify("order link", "order_1", signature)).toBe(true);
	expect(verify("order link", "order_2", signature)).toBe(false);
	expect(verify("cover address", "order_1", signature)).toBe(false);
	expect(createSigner(`${SECRET}.`).verify("order link", "order_1", signature)).toBe(false);
});

test.each(["", "x", "é".repeat(43), `${"A".repeat(43)}=`])("%j is no signature", (signature) => {
	expect(verify("order link", "order_1", signature)).toBe(false);
});

test("what was signed before stays good: a mail's link is older than the shop's last start", () => {
	expect(createSigner("x".repeat(32)).sign("order link", "order_1:1")).toBe(
		"YwX8m3g1b5ro86I327NrqFBp67lnxLz68nKVDSdE6Rc",
	);
});
