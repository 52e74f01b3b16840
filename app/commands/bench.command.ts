import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { measureAccounts } from "./bench/accounts";
import { buildBare } from "./bench/bare";
import { measureCovers, serveAndPrint } from "./bench/cover";
import { createBook } from "./bench/family";
import { load } from "./bench/load";
import { type Served, serve } from "./bench/servers";
import { print } from "./bench/table";
import { UPLOAD_SIZES, uploadTen } from "./bench/uploads";
import { weigh } from "./bench/weigh";

/**
 * `npm run bench`: the shop beside a bare page of the same framework, in one run on one machine; with `-- --covers` the
 * covers alone. Prints tables, asserts nothing.
 */
async function bench(): Promise<void> {
	const dataDir = mkdtempSync(join(tmpdir(), "bench-"));
	const env = { DATA_DIR: dataDir, RATE_LIMIT_SCALE: "1000000" };
	const serving: Served[] = [];
	const begin = async (options: Parameters<typeof serve>[0]) => {
		const served = await serve(options);
		serving.push(served);
		return served;
	};
	try {
		const bare = await begin({ cwd: buildBare(), path: "/" });
		const shop = await begin({ env, path: "/healthz" });
		await new Promise((resolve) => setTimeout(resolve, 3000));
		const idleMb = shop.memory();
		await pages(bare, shop);
		await weights(shop);
		const uploads = [];
		for (const bytes of UPLOAD_SIZES) uploads.push({ bytes, ...(await uploadTen(shop, bytes)) });
		print(
			"Ten uploads at once",
			["size of each", "memory growth MB", "seconds"],
			uploads.map(({ bytes, growthMb, seconds }) => [`${bytes / 1024 / 1024} MB`, growthMb, seconds]),
		);
		print(
			"The rest",
			["what", "figure"],
			[
				["start to first answer, s", shop.startMs / 1000],
				["idle memory, MB", idleMb],
			],
		);
		await measureAccounts(shop, dataDir);
		await measureCovers();
	} finally {
		await Promise.all(serving.map((served) => served.stop()));
		rmSync(dataDir, { recursive: true, force: true });
	}
}

async function pages(bare: Served, shop: Served): Promise<void> {
	const { cookie, bookId } = await createBook(shop.url);
	const family = { Cookie: cookie };
	const rows = [
		{ name: "a bare page", ...(await load(`${bare.url}/`)) },
		{ name: "/ (from memory)", ...(await load(`${shop.url}/`)) },
		{ name: "/create-book", ...(await load(`${shop.url}/create-book`)) },
		{ name: "/create-book, with a session", ...(await load(`${shop.url}/create-book?edit`, family)) },
		{ name: "/checkout", ...(await load(`${shop.url}/checkout?book=${bookId}`, family)) },
		{ name: "/sign-in", ...(await load(`${shop.url}/sign-in`)) },
	];
	print(
		"Pages, ten connections",
		["page", "requests/s", "p99 ms", "not 2xx"],
		rows.map(({ name, perSecond, p99, errors }) => [name, perSecond, p99, String(errors)]),
	);
}

async function weights(shop: Served): Promise<void> {
	const { cookie, bookId } = await createBook(shop.url);
	const paths = ["/", "/create-book", `/checkout?book=${bookId}`, "/sign-in", "/sign-up", "/nowhere"];
	const rows: (string | number)[][] = [];
	for (const path of paths) {
		const own = path.startsWith("/checkout");
		const { html, css, js, fonts } = await weigh(shop.url, path, own ? { Cookie: cookie } : {});
		rows.push([path.split("?")[0] ?? path, html / 1024, css / 1024, js / 1024, fonts / 1024]);
	}
	print("Bytes on the wire, KB (gzip; fonts as woff2)", ["page", "HTML", "CSS", "JavaScript", "fonts"], rows);
}

if (process.argv.includes("--serve-and-print")) await serveAndPrint();
else if (process.argv.includes("--covers")) await measureCovers();
else await bench();
