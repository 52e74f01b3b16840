import { gzipSync } from "node:zlib";

export type Weight = { html: number; css: number; js: number; fonts: number };

const SCRIPT = /["'](?:\.\/|\/assets\/)([\w.-]+\.js)["']/g;

/** Bytes (gzip; fonts as they are) that a page asks of a cold browser, scripts with everything they import. */
export async function weigh(
	base: string,
	path: string,
	headers: Record<string, string> = {},
): Promise<Weight> {
	const html = await (await fetch(base + path, { headers })).text();
	const sheets = [...html.matchAll(/<link[^>]+rel="stylesheet"[^>]*>/g)].map(
		([tag]) => /href="([^"]+)"/.exec(tag)?.[1] ?? "",
	);
	const fonts = [...html.matchAll(/<link[^>]+as="font"[^>]*>/g)].map(
		([tag]) => /href="([^"]+)"/.exec(tag)?.[1] ?? "",
	);
	// What the page loads, not what its route manifest merely names.
	const waiting = [...html.matchAll(/(?:href=|src=|from\s*|import\s*)"\/assets\/([\w.-]+\.js)"/g)].map(
		([, name]) => name ?? "",
	);
	const seen = new Set<string>();
	let js = 0;
	for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
		if (seen.has(name)) continue;
		seen.add(name);
		// The manifest names every route's script; it loads none of them.
		const text = await (await fetch(`${base}/assets/${name}`)).text();
		js += gzipSync(text).length;
		if (!name.startsWith("manifest-"))
			waiting.push(...[...text.matchAll(SCRIPT)].map(([, next]) => next ?? ""));
	}
	const size = async (address: string) => new Uint8Array(await (await fetch(base + address)).arrayBuffer());
	const zipped = await Promise.all(sheets.map(async (sheet) => gzipSync(await size(sheet)).length));
	const plain = await Promise.all(fonts.map(async (font) => (await size(font)).length));
	const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
	return { html: gzipSync(html).length, css: sum(zipped), js, fonts: sum(plain) };
}
