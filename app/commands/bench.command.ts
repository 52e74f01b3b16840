import { spawnSync } from "node:child_process";
import { measureAccounts } from "./bench/accounts";
import { buildBare } from "./bench/bare";
import { measureBook } from "./bench/book";
import { measureCovers, serveAndPrint } from "./bench/cover";
import { createBook } from "./bench/family";
import { measureLighthouse } from "./bench/lighthouse";
import { measureLikenesses } from "./bench/likenesses";
import { measureHome, measurePages } from "./bench/pages";
import { tellPaintedCosts } from "./bench/painted";
import { measurePostgres } from "./bench/postgres";
import { preflightBooks } from "./bench/preflight";
import { measureProof } from "./bench/proof";
import { measureScale } from "./bench/scale";
import { type Served, serve } from "./bench/servers";
import { print } from "./bench/table";
import { UPLOAD_SIZES, uploadTen } from "./bench/uploads";
import { weigh } from "./bench/weigh";

/** The folder of the other checkout, if there is one. */
const AGAINST = process.argv[process.argv.indexOf("--against") + 1 || process.argv.length];

/** How many portraits the likenesses are measured with, if it is said. */
const PORTRAITS =
	Number(process.argv[process.argv.indexOf("--portraits") + 1 || process.argv.length]) || undefined;

/** How many books are preflighted, if it is said. */
const BOOKS = Number(process.argv[process.argv.indexOf("--books") + 1 || process.argv.length]) || 50;

/**
 * `npm run bench`: the shop beside a bare page of the same framework, in one run on one machine; with `-- --covers` the
 * covers alone, with `-- --pages` the pages alone, with `-- --lighthouse` Lighthouse over the public pages, with `-- --book` the pages of a book, with `-- --proof` its way from payment to proof, with `-- --postgres` SQLite beside PostgreSQL and several processes beside one, with `-- --scale` what shops of three sizes need, with `-- --painted` what a Painted book costs by the table of its models (it writes docs/painted-costs.md), with `-- --likenesses` the heads of portraits alone (`--portraits 4` of so many), with `-- --soak` kills a shop 200 times and looks at the print files of 50 books (`-- --preflight` that alone, `--books 4` of so many), with `-- --against DIR` the pages alone, of this checkout and of another that is built. Prints tables,
 * asserts nothing.
 */
async function bench(): Promise<void> {
	const serving: Served[] = [];
	const begin = async (options: Parameters<typeof serve>[0]) => {
		const served = await serve(options);
		serving.push(served);
		return served;
	};
	try {
		const bare = await begin({ cwd: buildBare(), path: "/" });
		const shop = await begin({ path: "/healthz" });
		await new Promise((resolve) => setTimeout(resolve, 3000));
		const idleMb = shop.memory();
		if (AGAINST) {
			const other = await begin({ cwd: AGAINST, path: "/healthz" });
			await measurePages(AGAINST, bare, other);
		}
		await measureHome(bare, shop);
		await measurePages("this shop", bare, shop);
		if (AGAINST || process.argv.includes("--pages")) return;
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
		await measureAccounts(shop);
		await measureCovers();
		await measureLikenesses();
		await measureBook();
		await measureProof();
	} finally {
		await Promise.all(serving.map((served) => served.stop()));
	}
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

/** `npm run bench -- --soak`: kills a shop with orders under way, and says what came of them; `--kills 10` so often instead of 200 times. */
function soak(): void {
	const kills = process.argv[process.argv.indexOf("--kills") + 1 || process.argv.length] ?? "200";
	const playwright = ["node_modules/@playwright/test/cli.js", "test", "-c", "e2e/soak.config.ts"];
	const env = {
		PATH: process.execPath.replace(/\/[^/]+$/, ":/usr/local/bin:/usr/bin:/bin"),
		SOAK_KILLS: kills,
		NODE_ENV: "test",
	} as const;
	process.exitCode = spawnSync(process.execPath, playwright, { stdio: "inherit", env }).status ?? 1;
}

if (process.argv.includes("--soak")) {
	soak();
	await preflightBooks(BOOKS);
} else if (process.argv.includes("--serve-and-print")) await serveAndPrint();
else if (process.argv.includes("--postgres")) await measurePostgres();
else if (process.argv.includes("--covers")) await measureCovers();
else if (process.argv.includes("--preflight")) await preflightBooks(BOOKS);
else if (process.argv.includes("--book")) await measureBook();
else if (process.argv.includes("--proof")) await measureProof();
else if (process.argv.includes("--painted")) await tellPaintedCosts();
else if (process.argv.includes("--scale")) measureScale();
else if (process.argv.includes("--lighthouse")) await measureLighthouse();
else if (process.argv.includes("--likenesses")) await measureLikenesses(PORTRAITS);
else await bench();
