import { expect, test } from "vitest";
import { beginSession } from "~/http/session.testing";
import { swept } from "~/jobs/sweep.testing";
import { openAccountOf } from "~/shop/accounts/accounts.testing";
import { exportAccount } from "~/shop/accounts/export-account.server";
import { signInAs } from "~/shop/accounts/sign-in-as.server";
import { countUse } from "~/shop/limits/count.server";
import { LIMITS } from "~/shop/limits/rules";
import { openTestShop } from "~/shop.testing";
import { endSession } from "./end-session.server";
import { keepFailedForm, readFailedForm } from "./failed-forms.server";

const KB = 1024;
const FAILED = { form: "book", shown: { message: "Please enter a name" }, from: "192.0.2.1" };

async function open() {
	const shop = await openTestShop();
	const { session } = await beginSession(shop);
	const keep = async (failed = FAILED) => keepFailedForm(shop, session, failed);
	const rows = () => shop.db.selectFrom("failed_forms").selectAll().execute();
	return { shop, session, keep, rows };
}

test("at most 64 KB are kept, one a form, and they count for the network address", async () => {
	const { shop, keep, rows } = await open();
	const most = {
		...FAILED,
		shown: { message: "x".repeat(64 * KB - JSON.stringify({ message: "" }).length) },
	};
	expect((await keep(most)).ok).toBe(true);
	expect(await keep({ ...most, shown: { message: `${most.shown.message}x` } })).toMatchObject({
		error: { code: "too_large" },
	});
	expect((await keep()).ok).toBe(true);
	expect((await keep({ ...FAILED, form: "checkout" })).ok).toBe(true);
	expect((await rows()).map(({ form }) => form).sort()).toEqual(["book", "checkout"]);
	const { left } = await countUse(shop, LIMITS.kilobytesOfDay, FAILED.from, 0);
	expect(LIMITS.kilobytesOfDay.most - left).toBe(64 + 1 + 1);
});

test.each([
	["full", () => ({ MAX_STORED_MB: 0 })],
	["rate_limited", () => ({ RATE_LIMIT_SCALE: 0 })],
])("nothing is kept beyond the quotas: %s", async (code, settings) => {
	const { shop, keep, rows } = await open();
	Object.assign(shop.settings, settings());
	expect(await keep()).toMatchObject({ ok: false, error: { code } });
	expect(await rows()).toEqual([]);
});

test("they go with their session, and a session that has ended keeps none", async () => {
	const { shop, session, keep, rows } = await open();
	await keep();
	await endSession(shop.db, session.id);
	expect(await rows()).toEqual([]);
	expect(await keep()).toMatchObject({ ok: false, error: { code: "unauthenticated" } });
});

test("the hourly sweep deletes what is older than 20 minutes", async () => {
	const { shop, keep, rows } = await open();
	await keep();
	await swept(shop);
	expect(await rows()).toHaveLength(1);
	shop.clock.advance(20 * 60_000);
	await swept(shop);
	expect(await rows()).toEqual([]);
});

test("a guest's go on in the account that signs in, and are in what it can download; another account's sign-in has none", async () => {
	const { shop, session, keep, rows } = await open();
	const kept = await keep();
	const user = await openAccountOf(shop);
	const signedIn = await signInAs(shop, user, session);
	if (!signedIn || !kept.ok) throw new Error("nobody signed in");
	const asked = { form: "book", id: kept.value };
	expect(await readFailedForm(shop, signedIn.session, asked)).toEqual(FAILED.shown);
	const family = { kind: "family", id: user.id, guestId: session.guestId } as const;
	expect((await exportAccount(shop, family))?.records.failedForms).toMatchObject([
		{ form: "book", shown: FAILED.shown },
	]);
	const other = await signInAs(shop, await openAccountOf(shop, "Mog", "mog@example.com"), signedIn.session);
	expect(other && (await readFailedForm(shop, other.session, asked))).toBeNull();
	expect(await rows()).toEqual([]);
});
