import { describe, expect, test } from "vitest";
import { endSession, findSession, SESSION_MS } from "~/http/session.server";
import { makeOrder } from "~/shop/orders/orders.testing";
import { replaceShop as serveWith } from "~/shop.server";
import { openTestShop, type TestShop } from "~/shop.testing";
import { type AuthorisationCase, libraryCases } from "./authorisation.cases";
import { ask, signedIn, told, visiting } from "./library.testing";

type Visitor =
	| "nobody"
	| "guest"
	| "other family"
	| "owner"
	| "expired session"
	| "signed-out cookie replayed";

/** The cookie of each visitor of an order of Rosa's. */
const VISITORS: Record<Visitor, (shop: TestShop, owner: string) => Promise<string | undefined>> = {
	nobody: async () => undefined,
	guest: async (shop) => (await visiting(shop)).cookie,
	"other family": async (shop) => (await signedIn(shop, "other")).cookie,
	owner: async (_shop, owner) => owner,
	"expired session": async (shop, owner) => {
		shop.clock.advance(SESSION_MS);
		return owner;
	},
	"signed-out cookie replayed": async (shop, owner) => {
		const session = await findSession(shop, ask("/", { cookie: owner }).request);
		await endSession(shop, session?.id ?? "");
		return owner;
	},
};

async function visit(row: AuthorisationCase, visitor: Visitor, orderId?: string) {
	const shop = await openTestShop();
	serveWith(shop);
	const { actor, cookie } = await signedIn(shop, "rosa");
	const own = await makeOrder(shop, actor.id);
	const who = await VISITORS[visitor](shop, cookie);
	const answer = await row.answer(orderId ?? own, who).catch((error: unknown) => error);
	const words = answer instanceof Response ? await answer.clone().text() : JSON.stringify(answer);
	return { ...told(answer), words: words.replaceAll(orderId ?? own, "ID") };
}

describe.each(libraryCases)("$name", (row) => {
	test.each(Object.keys(VISITORS) as Visitor[])("%s", async (visitor) => {
		const { status, to } = await visit(row, visitor);
		const expected = visitor === "owner" ? row.owner : visitor === "other family" ? row.other : row.signedOut;
		expect(status).toBe(expected);
		if (expected === 302) expect(to).toMatch(/^\/sign-in\?redirectTo=/);
	});

	test("a stranger's answer is the same as for nothing", async () => {
		const theirs = await visit(row, "other family");
		const nothing = await visit(row, "other family", "order_none");
		expect(theirs).toEqual(nothing);
	});
});
