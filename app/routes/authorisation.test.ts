import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
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
	type Somebody,
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

let shop: TestShop;
beforeEach(async () => {
	shop = await openTestShop();
	replaceShop(shop);
});

/** How many ids the shop has given, this one included. */
const idsGiven = () => Number(/\d+$/.exec(shop.ids.next("given"))?.[0]);

const ownerOf = (row: Row) => (row.owner === "guest" ? guestOf(shop) : signedIn(shop, "Owner"));

/** The browser of a visitor, once what the row is about is there. */
async function browserOf(visitor: Visitor, owner: Somebody): Promise<Browser> {
	if (visitor === "nobody") return openBrowser();
	if (visitor === "guest") return (await guestOf(shop)).browser;
	if (visitor === "other") return (await signedIn(shop, "Other")).browser;
	if (visitor === "expired") shop.clock.advance(SESSION_MS);
	if (visitor === "replayed") {
		await endSession(shop.db, owner.sessionId);
		owner.browser.cookies.delete("fk_was");
	}
	return owner.browser;
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

describe.each(rows.map((row) => ({ row, name: `${row.method} ${row.what}` })))("$name", ({ row }) => {
	test.each(VISITORS)("%s", async (visitor) => {
		const owner = await ownerOf(row);
		const asked = await row.of(shop, owner.actor);
		const browser = await browserOf(visitor, owner);
		const before = await belongingsOf(owner.actor.id);
		expect(outcome(await send(row, browser, asked))).toBe(row.gets[visitor]);
		// Whatever a stranger sends, everything the owner has is as it was.
		if (visitor !== "owner") expect(await belongingsOf(owner.actor.id)).toEqual(before);
	});

	const enters = [
		{ stranger: "a guest", enter: guestOf },
		{ stranger: "another family", enter: signedIn },
	];
	test.each(enters)("what $stranger gets is the same as for nothing", async ({ enter }) => {
		const stranger = await enter(shop, "Other");
		const asked = await row.of(shop, (await ownerOf(row)).actor);
		const given = idsGiven();
		const theirs = await send(row, stranger.browser, asked);

		// The very same request of the very same stranger, in a shop where there has never been an owner.
		shop = await openTestShop();
		replaceShop(shop);
		const alone = await enter(shop, "Other");
		// Ids that are made from here on are the same in both.
		while (idsGiven() < given);
		const nothing = await send(row, alone.browser, asked);
		expect([theirs.status, theirs.to, theirs.data]).toEqual([nothing.status, nothing.to, nothing.data]);
	});
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
