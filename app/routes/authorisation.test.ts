import { sql } from "kysely";
import { expect, test } from "vitest";
import routes from "~/routes";
import { endSession } from "~/shop/sessions/end-session.server";
import { SESSION_MS } from "~/shop/sessions/rules";
import { replaceShop } from "~/shop.server";
import { openTestShop, type TestShop } from "~/shop.testing";
import { rows } from "./authorisation.rows.testing";
import {
	type Asked,
	guestOf,
	type Outcome,
	type Row,
	sessionOf,
	signedIn,
	VISITORS,
	type Visitor,
} from "./authorisation.testing";
import { type Answer, type Browser, openBrowser, type RouteModule } from "./browser.testing";

/** What is the same for everybody, and why. A route that stands neither here nor in the table fails the last test. */
const PUBLIC = [
	// Pages with nothing of anybody's on them
	"GET /",
	"GET /stories",
	"GET /robots.txt",
	"GET /sitemap.xml",
	"GET /site.webmanifest",
	"GET /about",
	"GET /how-it-works",
	"GET /faq",
	"GET /privacy-policy",
	"GET /terms",
	"GET /cookie-policy",
	"GET /thank-you",
	"GET /contact",
	"POST /contact",
	"GET /contact/stamp",
	"GET /feedback",
	"GET /styles",
	"GET /create-book/styles/:style",
	"GET /healthz",
	"GET /*",
	"POST /*",

	// Ways in and out of an account: a password, Google's word or the secret of a mailed link is the proof
	"GET /sign-in",
	"POST /sign-in",
	"GET /sign-in/google",
	"POST /sign-in/google",
	"GET /sign-in/google/callback",
	"GET /sign-up",
	"POST /sign-up",
	"GET /sign-out",
	"POST /sign-out",
	"GET /find-order",
	"POST /find-order",
	"GET /forgot-password",
	"POST /forgot-password",
	"GET /reset-password/:resetToken",
	"POST /reset-password/:resetToken",
	"GET /confirm-email/:token",
	"POST /confirm-email/:token",
	"GET /unsubscribe/:token",
	"POST /unsubscribe/:token",
	"POST /api/auth/signin",
	"POST /api/auth/signup",
	"GET /api/auth/signout",
	"POST /api/auth/google",
	"POST /api/reset/request",
	"GET /api/reset/:resetToken",
	"POST /api/reset/:resetToken",

	// Addresses that are posted to: a GET says only where to go instead
	"GET /sign-out/everywhere",
	"GET /create-book/new",
	"GET /create-book/again",
	"GET /create-book/restore",

	// A shared book: whoever has its link may look at it
	"GET /look/:token",
	"GET /look/:token/:file",

	// A file for the printer: its address is signed, and ends
	"GET /print-files/:orderId/:kind",

	// Calls that name nothing of anybody's: a new photo, a coupon; and those that carry a proof of their own
	"POST /api/uploads",
	"POST /api/coupons/validate",
	"POST /api/sandbox/confirm-payment",
	"POST /api/webhooks/stripe",
	"POST /api/webhooks/:printer",

	// Test mode's own, open to whoever tries the shop out
	"GET /sandbox/mail",
	"GET /sandbox/mail/:id",
	"GET /sandbox/mail/:id/html",
	"POST /sandbox/clock",
	"GET /sandbox/google/authorize",
	"POST /sandbox/google/authorize",
	"POST /sandbox/google/token",
	"GET /sandbox/google/userinfo",
];

/** The shop that is asked now. */
let shop: TestShop;
function ask(which: TestShop): void {
	shop = which;
	replaceShop(which);
}

/** How many ids the shop has given, this one included. */
const idsGiven = () => Number(/\d+$/.exec(shop.ids.next("given"))?.[0]);

/** A shop with two strangers in it: a guest, and another family. */
async function openWithStrangers() {
	ask(await openTestShop());
	const browsers = {
		guest: (await guestOf(shop)).browser,
		other: (await signedIn(shop, "Other")).browser,
	};
	return { shop, browsers };
}

/** What a row is about in one shop, with everybody who asks for it, and another shop in which there has never been an owner. */
async function prepare(row: Row) {
	const empty = await openWithStrangers();
	const full = await openWithStrangers();
	const owner = await (row.owner === "guest" ? guestOf(shop) : signedIn(shop, "Owner"));
	const longAgo = { ...shop.clock, now: () => new Date(shop.clock.now().getTime() - SESSION_MS) };
	const expired = await sessionOf({ ...shop, clock: longAgo }, owner.actor);
	const replayed = await sessionOf(shop, owner.actor);
	await endSession(shop.db, replayed.sessionId);
	replayed.browser.cookies.delete("fk_was");
	const asked = await row.of(shop, owner.actor);
	const browsers: Record<Visitor, Browser> = {
		nobody: openBrowser(),
		...full.browsers,
		expired: expired.browser,
		replayed: replayed.browser,
		owner: owner.browser,
	};
	const belongings = await belongingsOf(owner.actor.id);
	return { shop: full.shop, empty, owner: owner.actor.id, asked, browsers, belongings };
}

function send({ route, method }: Row, browser: Browser, { path, ...asked }: Asked): Promise<Answer> {
	return method === "GET" ? browser.get(route, path, asked) : browser.post(route, path, { ...asked, method });
}

function outcome({ status, to }: Answer): Outcome {
	return to === null
		? status
		: (`${status} ${decodeURIComponent(to).replace(/[a-z]+_[\w-]+/g, ":id")}` as Outcome);
}

let tables: string[] | undefined;

/** The shop's tables, asked for once: graphile-worker has some of its own beside them. */
async function tablesOf({ db }: TestShop): Promise<string[]> {
	const all = tables ? [] : await db.introspection.getTables();
	tables ??= all.filter(({ schema = "public" }) => schema === "public").map(({ name }) => name);
	return tables;
}

/** Every row of the database that names this owner. */
async function belongingsOf(ownerId: string) {
	const found = (await tablesOf(shop)).map(async (name) => {
		const { rows: all } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(
			shop.db,
		);
		return [name, all.filter((one) => Object.values(one).includes(ownerId))] as const;
	});
	return Object.fromEntries(await Promise.all(found));
}

test.each(rows.map((row) => ({ row, name: `${row.method} ${row.what}` })))("$name", async ({ row }) => {
	const there = await prepare(row);
	const gets: Partial<Record<Visitor, Outcome>> = {};
	for (const visitor of VISITORS) {
		ask(there.shop);
		const given = idsGiven();
		const theirs = await send(row, there.browsers[visitor], there.asked);
		gets[visitor] = outcome(theirs);
		if (visitor === "owner") continue;
		// Whatever a stranger sends, everything the owner has is as it was.
		expect(await belongingsOf(there.owner), visitor).toEqual(there.belongings);
		if (visitor !== "guest" && visitor !== "other") continue;

		// What a stranger gets is the same as for nothing: for the very same request in a shop where there has never been an owner.
		ask(there.empty.shop);
		// Ids that are made from here on are the same in both.
		while (idsGiven() < given);
		const nothing = await send(row, there.empty.browsers[visitor], there.asked);
		expect([theirs.status, theirs.to, theirs.data], visitor).toEqual([
			nothing.status,
			nothing.to,
			nothing.data,
		]);
	}
	expect(gets).toEqual(row.gets);
});

type Module = RouteModule & { default?: unknown };
const modules = import.meta.glob<Module>("./**/*.{ts,tsx}");

/** The methods a route answers. A call or a picture names them when it is asked by another one; HEAD goes with GET, and '/api/*' knows none. */
async function methodsOf({ loader, action, default: page }: Module): Promise<string[]> {
	if (!loader || loader !== action) return [...(loader || page ? ["GET"] : []), ...(action ? ["POST"] : [])];
	const refused = await openBrowser().post({ action }, "/", { method: "PATCH" });
	return (refused.headers.get("Allow") ?? "")
		.split(", ")
		.filter((method) => method !== "" && method !== "HEAD");
}

/** What a route answers, as in `GET /books`, and which rows are about it. */
async function answersOf({ path = "", file }: (typeof routes)[number]) {
	const load = modules[file.replace(/^routes/, ".")];
	if (!load) throw new Error(`there is no ${file}`);
	const module = await load();
	const handler = (method: string, route: RouteModule) => (method === "GET" ? route.loader : route.action);
	// A module that serves two addresses needs a row for each, named by its address.
	const twin = routes.filter((route) => route.file === file).length > 1;
	const isNamed = ({ what }: Row) => !twin || what.split(",")[0] === `/${path}`;
	return (await methodsOf(module)).map((method) => ({
		answer: `${method} /${path}`,
		isIn: (row: Row) =>
			row.method === method && isNamed(row) && handler(method, row.route) === handler(method, module),
	}));
}

test("every route is in the table or public, and none is in both", async () => {
	const answers = (await Promise.all(routes.map(answersOf))).flat();
	const tabled = answers.filter(({ isIn }) => rows.some(isIn));
	const named = [...tabled.map(({ answer }) => answer), ...PUBLIC];
	expect(answers.map(({ answer }) => answer).sort()).toEqual(named.sort());
});
