import { beforeEach, expect, test } from "vitest";
import { beginSession } from "~/http/session.testing";
import type { Addresses } from "~/providers/addresses/port";
import { DELIVERY, makeBook } from "~/shop/checkout/checkout.testing";
import type { FoundAddresses } from "~/shop/checkout/found-address";
import { ADDRESS_TEXTS } from "~/shop/checkout/rules";
import { replaceShop } from "~/shop.server";
import { openTestShop, type TestShop } from "~/shop.testing";
import type { FailedCheckout } from "./checkout/answer-form.server";
import { action, loader } from "./checkout/route";

type Shown = { finds: boolean; failed: FailedCheckout | null; checkout: { typed: Record<string, string> } };

const WAY = { line1: "1 Canons Way", line2: "Harbourside", line3: "", town: "BRISTOL", postcode: "BS1 4ST" };
const TYPED = {
	...DELIVERY,
	address: "",
	city: "",
	postalCode: "bs14st",
	couponCode: "STO",
	ordersBefore: "0",
};

let shop: TestShop;
let headers: { Cookie: string };
let path: string;
let find: Addresses["find"];
beforeEach(async () => {
	find = async () => ({ ok: true, value: [WAY] });
	shop = await openTestShop({
		addresses: { describe: () => ({ name: "a vendor" }), find: (postcode) => find(postcode) },
	});
	replaceShop(shop);
	const { session, cookie } = await beginSession(shop);
	headers = { Cookie: cookie.split(";")[0] ?? "" };
	path = `/checkout?book=${await makeBook(shop, { id: session.guestId })}`;
});

async function post(fields: Record<string, string>, to = path): Promise<string> {
	const request = new Request(`http://localhost:3000${to}`, {
		...{ method: "POST", headers, body: new URLSearchParams(fields) },
	});
	const answer = await action({ request, params: {}, context: {} }).catch((thrown: unknown) => thrown);
	if (!(answer instanceof Response)) throw new Error("it led nowhere");
	expect(answer.status).toBe(303);
	return answer.headers.get("Location") ?? "";
}

async function shown(address = path): Promise<Shown> {
	const request = new Request(`http://localhost:3000${address}`, { headers });
	const page = await loader({ request, params: {}, context: {} });
	return (page as unknown as { data: Shown }).data;
}

test("Find address shows the postal code's addresses, and keeps all that was typed", async () => {
	const to = await post({ ...TYPED, intent: "find-address" });
	expect(to).toMatch(/^\/checkout\?book=\w+&failed=failed_\w+#found-addresses$/);
	const { failed, checkout } = await shown(to);
	const found = failed?.found as FoundAddresses;
	expect(found.choices.map(({ label }) => label)).toEqual(["1 Canons Way, Harbourside, BRISTOL"]);
	expect(failed).toMatchObject({ problem: null, ordersBefore: 0, typedCoupon: "STO" });
	expect(checkout.typed).toMatchObject({ name: DELIVERY.name, postalCode: "bs14st", address: "" });
	// A reload asks nobody again.
	find = async () => ({ ok: false, error: "unavailable" });
	expect((await shown(to)).failed?.found?.choices).toHaveLength(1);

	const foundAddress = found.choices[0]?.value ?? "";
	expect(await post({ ...TYPED, foundAddress, intent: "use-address" })).toBe(`${path}#delivery`);
	const after = await shown();
	expect(after.failed).toBeNull();
	expect(after.checkout.typed).toMatchObject({
		name: DELIVERY.name,
		...{ address: "1 Canons Way", address2: "Harbourside", city: "BRISTOL", postalCode: "BS1 4ST" },
	});
});

test("what can't be found is said, and the checkout goes on", async () => {
	for (const [error, says] of [
		["not_found", ADDRESS_TEXTS.none],
		["unavailable", ADDRESS_TEXTS.away],
	] as const) {
		find = async () => ({ ok: false, error });
		const { failed } = await shown(await post({ ...TYPED, intent: "find-address" }));
		expect(failed).toMatchObject({ problem: null, found: { says, choices: [] } });
	}
});

test("what is no postal code is said beside its field", async () => {
	const { failed } = await shown(await post({ ...TYPED, postalCode: "XX", intent: "find-address" }));
	expect(failed?.problem?.fields?.postalCode?.[0]).toContain("in the UK it looks like BS1 4ST");
});

test("a choice that is none of ours leaves the form as it was typed", async () => {
	await post({ ...TYPED, foundAddress: "nonsense", intent: "use-address" });
	expect((await shown()).checkout.typed).toMatchObject({ address: "", postalCode: "bs14st" });
	// Nor does a choice that was never used count for anything.
	await post({ ...TYPED, foundAddress: '["1 Way","","Leeds","LS1 1AA"]', intent: "update" });
	expect((await shown()).checkout.typed.address).toBe("");
});

test("nobody is asked for somebody else's book", async () => {
	const asked: string[] = [];
	find = async (postcode) => {
		asked.push(postcode);
		return { ok: true, value: [WAY] };
	};
	const other = await makeBook(shop, { id: "guest_bob" });
	await post({ ...TYPED, intent: "find-address" }, `/checkout?book=${other}`).catch(() => {});
	expect(asked).toEqual([]);
});

test("without a vendor there is no button", async () => {
	expect((await shown()).finds).toBe(true);
	shop.providers.addresses = null;
	expect((await shown()).finds).toBe(false);
});
