import { beforeEach, expect, test } from "vitest";
import { runDueJobs } from "~/jobs/worker.server";
import { DELIVERY, family, must } from "~/shop/checkout/checkout.testing";
import { openTestShop, type TestShop } from "~/shop.testing";
import { changeDetails } from "./change-details.server";
import { detailsInput } from "./contract";
import { MOST_EMAILS } from "./details";
import { provingLink } from "./link.server";
import { moveOwnOrder } from "./move-own-order.server";
import { makeOrder } from "./orders.testing";
import { readOrderDetail } from "./read-order-detail.server";

const kin = family();
let shop: TestShop;
beforeEach(async () => {
	shop = await openTestShop();
});

const typed = { ...DELIVERY, giftMessage: "" };
const change = (
	orderId: string,
	changed: Partial<Record<keyof typeof typed, string>>,
	key: string | null = null,
) =>
	changeDetails(shop, key ? null : kin, {
		orderId,
		key,
		details: detailsInput.parse({ ...typed, ...changed }),
	});
const read = async (orderId: string) => must(await readOrderDetail(shop, kin, { orderId, key: null })).order;
const mails = async () => {
	await runDueJobs(shop);
	return ((await shop.providers.sandbox.outbox?.list()) ?? []).map(({ id, to, text }) => ({
		mail: id.split(":")[0],
		to,
		text,
	}));
};

test("a family puts its address and gift message right; the country stays, and nobody is written to", async () => {
	const orderId = await makeOrder(shop, kin.id, { state: "making" });
	const changed = { recipient: "Rosa", address: "1 Long Lane", giftMessage: "Happy birthday!\nWith love" };
	expect(must(await change(orderId, { ...changed, country: "US" }))).toEqual({ newKey: null });
	expect(await read(orderId)).toMatchObject({
		delivery: { ...DELIVERY, recipient: "Rosa", address: "1 Long Lane", country: "GB" },
		giftMessage: "Happy birthday!\nWith love",
	});
	expect((await mails()).filter(({ mail }) => mail?.startsWith("order-email"))).toEqual([]);
});

test("another postal code is set right by the country's rule or refused; the one the order has may stay, whatever it is", async () => {
	const orderId = await makeOrder(shop, kin.id, {
		delivery: JSON.stringify({ ...DELIVERY, postalCode: "near the church" }),
	});
	must(await change(orderId, { postalCode: "near the church", city: "Leeds" }));
	const refused = await change(orderId, { postalCode: "XX" });
	const postalCode = ["Please check the postal code: in the UK it looks like BS1 4ST"];
	expect(refused).toMatchObject({ ok: false, error: { code: "invalid", fields: { postalCode } } });
	expect((await read(orderId)).delivery).toMatchObject({ city: "Leeds", postalCode: "near the church" });
	must(await change(orderId, { postalCode: "bs14st" }));
	expect((await read(orderId)).delivery?.postalCode).toBe("BS1 4ST");
	const american = JSON.stringify({ ...DELIVERY, country: "US" });
	await shop.db.updateTable("orders").set({ delivery: american }).execute();
	must(await change(orderId, { postalCode: "100012345" }));
	expect((await read(orderId)).delivery?.postalCode).toBe("10001-2345");
});

test("a mended email address gets the mails; both are told, and the old one learns neither name nor address", async () => {
	const orderId = await makeOrder(shop, kin.id, { state: "proof" });
	const key = new URL(provingLink(shop, orderId, "/details")).searchParams.get("key") ?? "";
	must(await change(orderId, { email: "ada@new.example" }, key));
	must(await moveOwnOrder(shop, kin, { orderId, key: null, step: "approve" }));
	const sent = await mails();
	expect(sent.map(({ mail, to }) => `${mail} ${to}`).sort()).toEqual([
		"order-approved ada@new.example",
		"order-email-left Ada@Example.com",
		"order-email-new ada@new.example",
	]);
	const left = sent.find(({ mail }) => mail === "order-email-left")?.text;
	expect(left).not.toMatch(/new\.example|Ada|Whale|key=/);
	expect(sent.find(({ mail }) => mail === "order-email-new")?.text).toContain(`/orders/${orderId}?key=`);
});

test("a link that was mailed to the address before opens nothing any more; the new one does", async () => {
	const orderId = await makeOrder(shop, "guest_ada", { state: "proof" });
	const before = new URL(provingLink(shop, orderId, "/details")).searchParams.get("key") ?? "";
	shop.clock.advance(60_000);
	const { newKey } = must(await change(orderId, { email: "ada@new.example" }, before));
	const opened = (key: string | null) => readOrderDetail(shop, null, { orderId, key });
	expect(await opened(before)).toMatchObject({ ok: false, error: { code: "not_found" } });
	expect(await opened(newKey)).toMatchObject({ ok: true });
	const [mail] = (await mails()).filter((one) => one.mail === "order-email-new");
	const [link = ""] = /https?:\/\/\S+key=\S+/.exec(mail?.text ?? "") ?? [];
	expect(await opened(new URL(link).searchParams.get("key"))).toMatchObject({ ok: true });
});

test("the same address in other capitals is no other one", async () => {
	const orderId = await makeOrder(shop, kin.id);
	expect(must(await change(orderId, { email: "ADA@example.com" }))).toEqual({ newKey: null });
});

test("an email address is mended so often and no more; the rest can still be put right", async () => {
	const orderId = await makeOrder(shop, kin.id);
	for (let time = 1; time <= MOST_EMAILS; time++)
		must(await change(orderId, { email: `ada${time}@example.com` }));
	expect(await change(orderId, { email: "ada@example.com" })).toMatchObject({
		ok: false,
		error: { code: "quota", fields: { email: [expect.stringContaining("write to us")] } },
	});
	must(await change(orderId, { email: `ada${MOST_EMAILS}@example.com`, city: "Leeds" }));
	expect((await read(orderId)).delivery).toMatchObject({ city: "Leeds" });
});

test.each([
	["approved", {}],
	["posted", {}],
	["cancelled", {}],
	["on hold", { held_from: "printed" }],
] as const)("an order that is %s stays as it is", async (state, facts) => {
	const orderId = await makeOrder(shop, kin.id, { state, ...facts });
	expect(await change(orderId, { city: "Leeds" })).toMatchObject({ ok: false, error: { code: "conflict" } });
	expect((await read(orderId)).delivery).toMatchObject({ city: "London" });
});

test("nobody else changes an order", async () => {
	const orderId = await makeOrder(shop, "guest_ada");
	expect(await change(orderId, { city: "Leeds" })).toMatchObject({ ok: false, error: { code: "not_found" } });
	expect(await change(orderId, { city: "Leeds" }, "wrong")).toMatchObject({ ok: false });
});

test("an approval and a change at the same instant: the printer has what the order shows", async () => {
	const orderId = await makeOrder(shop, kin.id, { state: "proof" });
	const [approved, changed] = await Promise.all([
		moveOwnOrder(shop, kin, { orderId, key: null, step: "approve" }),
		change(orderId, { city: "Leeds" }),
	]);
	must(approved);
	// Whichever was first: a change before the approval holds, one after it is refused.
	if (!changed.ok) expect(changed.error.code).toBe("conflict");
	expect((await read(orderId)).delivery).toMatchObject({ city: changed.ok ? "Leeds" : "London" });
});

test("mended twice before the mails go, the address there is now gets its mail once", async () => {
	const orderId = await makeOrder(shop, kin.id, { state: "proof" });
	for (const email of ["one@new.example", "two@new.example"]) {
		must(await change(orderId, { email }));
		shop.clock.advance(1000);
	}
	const news = (await mails()).filter(({ mail }) => mail === "order-email-new");
	expect(news.map(({ to }) => to)).toEqual(["two@new.example"]);
});
