import { beforeEach, describe, expect, test } from "vitest";
import { endSession, SESSION_MS } from "~/http/session.server";
import type { Family } from "~/shop/actor";
import { replaceShop } from "~/shop.server";
import { openTestShop, type TestShop } from "~/shop.testing";
import { accountRows } from "./account/authorisation.testing";
import {
	type Asked,
	type Outcome,
	type Row,
	signedIn,
	VISITORS,
	type Visitor,
} from "./authorisation.testing";
import { type Answer, type Browser, openBrowser } from "./browser.testing";

/** Every protected page, call and file of the shop. Each area brings its rows. */
const rows: Row[] = [...accountRows];

let shop: TestShop;
let owner: { actor: Family; browser: Browser };
beforeEach(async () => {
	shop = await openTestShop();
	replaceShop(shop);
	owner = await signedIn(shop, "Owner");
});

/** The browser of a visitor, once what the row is about is there. */
async function browserOf(visitor: Visitor): Promise<Browser> {
	if (visitor === "guest") return openBrowser();
	if (visitor === "other") return (await signedIn(shop, "Other")).browser;
	if (visitor === "expired") shop.clock.advance(SESSION_MS);
	if (visitor === "replayed") {
		const session = await shop.db
			.selectFrom("sessions")
			.select("id")
			.where("user_id", "=", owner.actor.id)
			.executeTakeFirstOrThrow();
		await endSession(shop, session.id);
		owner.browser.cookies.delete("fk_was");
	}
	return owner.browser;
}

function send({ route, method }: Row, browser: Browser, { path, ...asked }: Asked): Promise<Answer> {
	return method === "GET" ? browser.get(route, path, asked) : browser.post(route, path, { ...asked, method });
}

const outcome = ({ status, to }: Answer): Outcome => (status === 302 ? `302 ${to}` : status);

describe.each(rows.map((row) => ({ row, name: `${row.method} ${row.what}` })))("$name", ({ row }) => {
	test.each(VISITORS)("%s", async (visitor) => {
		const asked = await row.of(shop, owner.actor);
		const before = await shop.db.selectFrom("users").selectAll().where("id", "=", owner.actor.id).execute();
		const answer = await send(row, await browserOf(visitor), asked);
		expect(outcome(answer)).toBe(row.gets[visitor]);
		// Whatever a stranger sends, the owner's account is as it was.
		const after = await shop.db.selectFrom("users").selectAll().where("id", "=", owner.actor.id).execute();
		if (visitor !== "owner") expect(after).toEqual(before);
	});

	test("a stranger's answer is the same as for nothing", async () => {
		const asked = await row.of(shop, owner.actor);
		const { browser } = await signedIn(shop, "Other");
		const theirs = await send(row, browser, asked);
		if (!row.nothing) {
			// Without an id in the address there is nothing to guess: the answer depends on who asks alone.
			expect(asked.params).toBeUndefined();
			return;
		}
		const nothing = await send(row, browser, row.nothing);
		expect([theirs.status, theirs.data]).toEqual([nothing.status, nothing.data]);
	});
});
