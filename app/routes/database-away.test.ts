import { expect, onTestFinished, test } from "vitest";
import { connect } from "#db/open";
import { replaceShop } from "~/shop.server";
import { openTestShop } from "~/shop.testing";
import { rows } from "./authorisation.rows.testing";
import { guestOf, type Row, signedIn } from "./authorisation.testing";

/** A server that nobody can reach: no port listens there. */
function unreachable() {
	const db = connect("postgres://shop@127.0.0.1:1/shop");
	onTestFinished(() => db.destroy());
	return db;
}

/** A step of an order is posted; opening its address leads to the order, which needs no records. */
const leadsAway = ({ method, what }: Row) => method === "GET" && /^\/orders\/:orderId\/./.test(what);
const reading = rows.filter((row) => !leadsAway(row));

test.each(
	reading,
)("$method $what says when to come back while the database can't be reached", async (row) => {
	const shop = await openTestShop();
	replaceShop(shop);
	const { browser, actor } = await (row.owner === "guest" ? guestOf(shop) : signedIn(shop, "Owner"));
	const { path, ...asked } = await row.of(shop, actor);
	replaceShop({ ...shop, db: unreachable() });
	const knock = row.method === "GET" ? browser.get : browser.post;
	const { status, headers } = await knock(row.route, path, { ...asked, method: row.method });
	expect([status, headers.get("Retry-After")]).toEqual([503, "15"]);
	expect(shop.logged.filter(({ level }) => level === "error")).toEqual([]);
});
