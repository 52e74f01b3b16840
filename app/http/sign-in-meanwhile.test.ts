import { beforeEach, expect, test, vi } from "vitest";
import { deleteNow, familyOf, openAccountOf, PASSWORD } from "~/shop/accounts/accounts.testing";
import type { SignInInput } from "~/shop/accounts/contract";
import type * as recognise from "~/shop/accounts/recognise-password.server";
import { revokeAccess } from "~/shop/accounts/revoke-access.server";
import { type UserRow, updateUser } from "~/shop/accounts/store.server";
import { makeBook } from "~/shop/checkout/checkout.testing";
import type { Shop } from "~/shop.server";
import { replaceShop } from "~/shop.server";
import { openTestShop, type TestShop } from "~/shop.testing";
import { signInWithPassword } from "./sign-in.server";
import { ensureSession, readVisitor } from "./visitor.server";

/** What commits between the check of a password and the session that it opens. */
const meanwhile = vi.hoisted(() => ({ happens: async () => {} }));

vi.mock("~/shop/accounts/recognise-password.server", async (original) => {
	const actual = await original<typeof recognise>();
	return {
		...actual,
		recognisePassword: async (shop: Shop, input: SignInInput) => {
			const result = await actual.recognisePassword(shop, input);
			await meanwhile.happens();
			return result;
		},
	};
});

let shop: TestShop;
let user: UserRow;
beforeEach(async () => {
	shop = await openTestShop();
	replaceShop(shop);
	user = await openAccountOf(shop);
});

const post = () => readVisitor(new Request("http://localhost:3000/sign-in", { method: "POST" }));
const enter = (visitor: Awaited<ReturnType<typeof post>>) =>
	signInWithPassword(visitor, { email: user.email, password: PASSWORD });

test.each([
	[
		"reset",
		async () => {
			await updateUser(shop.db, user.id, { password_hash: "of another password" });
			await revokeAccess(shop.db, user.id);
		},
	],
	["taken away: somebody lay in wait with it", () => updateUser(shop.db, user.id, { password_hash: null })],
	["gone with its account", () => deleteNow(shop, familyOf(user))],
])("no session outlives its password: %s", async (_what, happens) => {
	const visitor = await post();
	const guest = await ensureSession(visitor);
	const book = await makeBook(shop, guest);
	visitor.headers = new Headers();
	meanwhile.happens = async () => void (await happens());
	expect(await enter(visitor)).toMatchObject({ ok: false, error: { code: "unauthenticated" } });
	expect(await shop.db.selectFrom("sessions").select(["user_id", "guest_id"]).execute()).toEqual([
		{ user_id: null, guest_id: guest.id },
	]);
	expect([visitor.actor, visitor.headers.getSetCookie()]).toEqual([guest, []]);
	const row = await shop.db.selectFrom("books").select("owner_id").where("id", "=", book).executeTakeFirst();
	expect(row?.owner_id).toBe(guest.id);
});

test("a sign-in of the moment before is one like any other", async () => {
	meanwhile.happens = async () => {};
	expect((await enter(await post())).ok).toBe(true);
});
