import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { noteStatements } from "#db/sqlite/statements-run.testing";
import { readConfig } from "~/config.server";
import { createLog } from "~/http/log.server";
import { readShell } from "~/http/shell.server";
import { watchConnections } from "~/serve/connections.server";
import { makeBook } from "~/shop/checkout/checkout.testing";
import { replaceShop } from "~/shop.server";
import { openTestShop, type TestShop } from "~/shop.testing";
import * as profile from "./account/profile/route";
import * as checkout from "./checkout/checkout/route";
import * as cover from "./create/cover/route";
import { ask, signedIn, visiting } from "./library/library.testing";
import * as orders from "./library/orders/route";

let shop: TestShop;
let family: Awaited<ReturnType<typeof signedIn>>;
beforeEach(async () => {
	shop = await openTestShop({}, "file");
	replaceShop(shop);
	family = await signedIn(shop, "rosa");
	await makeBook(shop, family.actor);
});

type Loader = (args: LoaderFunctionArgs) => unknown;

/** Asks a server's page, whose loaders run side by side on requests of their own, as the framework runs them. */
async function open(path: string, cookie: string, loaders: Loader[], before?: Loader): Promise<string[]> {
	const settings = readConfig({ SESSION_SECRET: "x".repeat(32) });
	const log = createLog(() => {});
	onTestFinished(watchConnections(log, settings));
	const server = createServer(async (_request, response) => {
		await before?.(ask(path, { cookie, form: {} }));
		await Promise.all(loaders.map((loader) => loader(ask(path, { cookie }))));
		response.end();
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	onTestFinished(() => void server.close());
	const noted = noteStatements();
	onTestFinished(noted.mockRestore);
	await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
	return noted.texts();
}

const root: Loader = ({ request }) => readShell(request);
const about = (table: string, statements: string[]) =>
	statements.filter((sql) => sql.startsWith("select") && sql.includes(`from "${table}"`)).length;

test.each<[string, string, Loader]>([
	["the profile", "/profile", profile.loader],
	["the orders", "/orders", orders.loader],
	["the checkout", "/checkout", checkout.loader],
	["the cover", "/create-book/cover", cover.loader],
])("%s reads session, account and credits once, with the shell around it", async (_page, path, loader) => {
	const statements = await open(path, family.cookie, [root, loader]);
	expect(["sessions", "users", "credits"].map((table) => about(table, statements))).toEqual([1, 1, 1]);
});

test("how another process has turned the clock is looked at once, with the shell around the page", async () => {
	const refresh = vi.spyOn(shop.clock, "refresh");
	await open("/profile", family.cookie, [root, profile.loader]);
	expect(refresh).toHaveBeenCalledTimes(1);
});

test("a guest's page asks for no account", async () => {
	const guest = await visiting(shop);
	const statements = await open("/create-book/cover", guest.cookie, [
		root,
		async ({ request }) => {
			const thrown = await Promise.resolve(cover.loader({ request, params: {}, context: {} })).catch(
				(answer) => answer,
			);
			expect(thrown).toBeInstanceOf(Response);
		},
	]);
	expect(["sessions", "users"].map((table) => about(table, statements))).toEqual([1, 0]);
});

test("what an action has changed is read again by the page it shows", async () => {
	let shown: unknown;
	const signOut: Loader = async ({ request }) => {
		await readShell(request);
		await shop.db.deleteFrom("sessions").execute();
	};
	const shell: Loader = async ({ request }) => {
		shown = (await readShell(request)).data.user;
	};
	await open("/profile", family.cookie, [shell, shell], signOut);
	expect(shown).toBeNull();
});

test("two requests of one browser read for themselves", async () => {
	await open("/orders", family.cookie, [root]);
	const statements = await open("/orders", family.cookie, [root]);
	expect(about("sessions", statements)).toBe(1);
});
