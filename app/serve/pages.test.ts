import { once } from "node:events";
import { mkdtempSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage, request } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import type { ServerBuild } from "@remix-run/node";
import { matchRoutes } from "@remix-run/react";
import { expect, onTestFinished, test, vi } from "vitest";
import shopRoutes from "~/routes";
import { answerPages, findPages } from "./pages.server";

type Handle = NonNullable<ServerBuild["entry"]["module"]["default"]>;
type Module = NonNullable<ServerBuild["routes"][string]>["module"];
type Row = { id: string; path?: string; index?: boolean; module: Partial<Module> };

/** A shop of these routes under its root, whose pages are what `handle` answers. */
function buildOf(rows: Row[], handle: Handle): ServerBuild {
	const root = { id: "root", path: "", module: { default: () => null } } as NonNullable<
		ServerBuild["routes"][string]
	>;
	const under = rows.map((row) => [row.id, { parentId: "root", ...row }] as const);
	const routes = { root, ...Object.fromEntries(under) } as ServerBuild["routes"];
	const assetsBuildDirectory = mkdtempSync(join(tmpdir(), "client-"));
	writeFileSync(join(assetsBuildDirectory, "assets.css"), "");
	return {
		mode: "production",
		routes,
		entry: { module: { default: handle } },
		assets: { version: "1", url: "", entry: { module: "", imports: [] }, routes: { ...routes } },
		future: { v3_singleFetch: true },
		publicPath: "/",
		assetsBuildDirectory,
		isSpaMode: false,
	} as unknown as ServerBuild;
}

const PAGE = { default: () => null };

/** The shop's own map; what ends in `.tsx` is a page. */
const ROWS = shopRoutes.map(({ id, file, path, index }) => ({
	id: id ?? file,
	path,
	index,
	module: file.endsWith(".tsx") ? PAGE : {},
}));

/** Of the pattern an address, and the ways in which the router takes it for the same. */
const addressesOf = (pattern = "") => {
	const path = `/${pattern.replace(/:\w+/g, "a1").replace("*", "no/where")}`;
	return [path, path.toUpperCase(), `${path}/`, `${path}/more`, `/${path}`, path.replace("/a", "/%61")];
};

test("a page is found by its own routes as it is among all, in whatever spelling", async () => {
	expect(shopRoutes.filter(({ children }) => children)).toEqual([]);
	const told: Handle = (_request, _status, _headers, { staticHandlerContext, manifest }) => {
		const ids = staticHandlerContext.matches.map(({ route }) => route.id);
		return Response.json([ids, Object.keys(manifest.routes)]);
	};
	const find = findPages(buildOf(ROWS, told), new Set());
	for (const path of ROWS.flatMap((row) => addressesOf(row.path))) {
		const all = ROWS.map(({ id, path = "", index }) => (index ? { id, index: true as const } : { id, path }));
		const id = matchRoutes<{ id: string; path?: string }>(all, path)?.[0]?.route.id;
		const handle = find(path);
		const answer = await handle?.(new Request(`http://localhost${path}`));
		const isPage = ROWS.some((row) => row.id === id && row.module === PAGE);
		const own = ["root", id];
		expect(await answer?.json(), path).toEqual(isPage ? [own, own] : undefined);
	}
});

/** Asks a server that answers the pages of a small shop, and anything else as remix-serve with 299. */
async function serving(handle: Handle, action?: Module["action"]) {
	const rows = [
		{ id: "about", path: "about", module: { ...PAGE, action } },
		{ id: "order", path: "orders/:id", module: PAGE },
		{ id: "picture", path: "about/picture", module: { loader: () => null } },
		{ id: "nothing", path: "*", module: PAGE },
	];
	const onError = vi.fn();
	const answer = answerPages(buildOf(rows, handle), onError);
	const server = createServer((asked, response) => {
		response.setHeader("Set-Cookie", "session=1");
		if (!answer(asked, response)) response.writeHead(299).end();
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	onTestFinished(() => void server.close());
	const { port } = server.address() as AddressInfo;
	const ask = async (path: string, method = "GET", body = "") => {
		const sent = request({ port, path, method, agent: false, headers: { Host: "shop.example", Range: "" } });
		const [answered] = (await once(sent.end(body), "response")) as [IncomingMessage];
		return { status: answered.statusCode, headers: answered.headers, body: await text(answered) };
	};
	return { ask, onError, port };
}

test("a page goes out whole, with its length and every header; HEAD without it", async () => {
	const { ask } = await serving((asked, status, headers) => {
		for (const cookie of ["a=1", "b=2"]) headers.append("Set-Cookie", cookie);
		headers.set("Asked", `${asked.url} ${asked.headers.has("Range")}`);
		return new Response("ünd", { status, headers });
	});
	const page = await ask("/about?a=%20b");
	expect(page).toMatchObject({ status: 200, body: "ünd" });
	expect(page.headers).toMatchObject({
		"content-length": "4",
		asked: "http://shop.example/about?a=%20b false",
		"set-cookie": ["session=1", "a=1", "b=2"],
	});
	expect(await ask("/about", "HEAD")).toMatchObject({ status: 200, body: "" });
});

test("what is sent to a page arrives", async () => {
	const answered: Handle = (_asked, status, _headers, { staticHandlerContext }) =>
		new Response(String(staticHandlerContext.actionData?.about), { status });
	const { ask } = await serving(answered, ({ request: asked }) => asked.text());
	expect(await ask("/about", "POST", "typed")).toMatchObject({ status: 200, body: "typed" });
});

test("what is no page, or may be a file, is remix-serve's", async () => {
	const { ask } = await serving(() => new Response("page"));
	expect(await ask("/orders/1")).toMatchObject({ status: 200, body: "page" });
	expect(await ask("/nowhere")).toMatchObject({ status: 200, body: "page" });
	for (const path of ["/about/picture", "/orders/1.data", "/assets.css", "/ASSETS.css", "/favicon.svg"])
		expect((await ask(path)).status, path).toBe(299);
});

test("a page that breaks off is an error that is heard of", async () => {
	const broken = new ReadableStream({ start: (controller) => controller.error(new Error("broken")) });
	const { ask, onError } = await serving(() => new Response(broken));
	expect((await ask("/about")).status).toBe(500);
	expect(onError).toHaveBeenCalledWith(new Error("broken"));
});

test("who has gone away is no longer worked for", async () => {
	let tell: (asked: Request) => void = () => {};
	const asked = new Promise<Request>((resolve) => {
		tell = resolve;
	});
	const { port } = await serving((one) => {
		tell(one);
		return new Promise<Response>(() => {});
	});
	const sent = request({ port, path: "/about", agent: false }).on("error", () => {});
	sent.end();
	const { signal } = await asked;
	expect(signal.aborted).toBe(false);
	sent.destroy();
	await once(signal, "abort");
});
