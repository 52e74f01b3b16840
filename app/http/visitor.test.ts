import { expect, test } from "vitest";
import { done, fail } from "~/shop/result";
import { replaceShop } from "~/shop.server";
import { openTestShop } from "~/shop.testing";
import { problemHeaders } from "./statuses.server";
import { ensureSession, ensureSessionIfSaved, readVisitor } from "./visitor.server";

async function open() {
	const shop = await openTestShop();
	replaceShop(shop);
	return shop;
}

const ask = (method: string) => readVisitor(new Request("http://localhost:3000/sign-in", { method }));

test.each(["GET", "HEAD", "POST"])("a page is met by %s", async (method) => {
	await open();
	expect((await ask(method)).actor).toBeNull();
});

test.each([
	"PUT",
	"PATCH",
	"DELETE",
])("a page's form is not %s: the answer names what it is", async (method) => {
	await open();
	const problem = { code: "method", message: expect.stringContaining("page") } as const;
	await expect(ask(method)).rejects.toMatchObject({ problem });
	expect(problemHeaders({ code: "method", message: "" })).toEqual({ Allow: "GET, HEAD, POST" });
});

test("a session begins with the first request that stores something", async () => {
	const shop = await open();
	const visitor = await ask("POST");
	const actor = await ensureSession(visitor);
	expect(visitor.headers.get("Set-Cookie")).toMatch(/^fk_session=/);
	expect(await shop.db.selectFrom("sessions").select("guest_id").execute()).toEqual([{ guest_id: actor.id }]);
});

test("what was refused stored nothing: no session, no cookie, and the visitor is who it was", async () => {
	const shop = await open();
	const visitor = await ask("POST");
	const refused = await ensureSessionIfSaved(visitor, async () => fail("wrong_type", "Not a photo."));
	expect(refused.ok).toBe(false);
	expect([visitor.actor, visitor.session, visitor.headers.get("Set-Cookie")]).toEqual([null, null, null]);
	expect(await shop.db.selectFrom("sessions").selectAll().execute()).toEqual([]);
});

test("what was kept belongs to the session that begins with it, and to the one that was there", async () => {
	const shop = await open();
	const visitor = await ask("POST");
	const owners: string[] = [];
	const keep = async ({ id }: { id: string }) => {
		owners.push(id);
		return done(null);
	};
	await ensureSessionIfSaved(visitor, keep);
	expect(visitor.headers.getSetCookie()).toHaveLength(1);
	await ensureSessionIfSaved(visitor, keep);
	expect(visitor.headers.getSetCookie()).toHaveLength(1);
	const [row] = await shop.db.selectFrom("sessions").select("guest_id").execute();
	expect(owners).toEqual([row?.guest_id, row?.guest_id]);
	expect(visitor.actor).toEqual({ kind: "guest", id: row?.guest_id });
});
