import { gzipSync } from "node:zlib";

const SCRIPT = /["'](?:\.\/|\/assets\/)([\w.-]+\.js)["']/g;

/** Bytes (gzip; fonts as they are) that a page asks of a cold browser, scripts with everything they import. */
export async function weigh(base: string, path: string, headers: Record<string, string> = {}) {
	const html = await (await fetch(base + path, { headers })).text();
	const linked = (links: RegExp) =>
		[...html.matchAll(links)].map(([tag]) => /href="([^"]+)"/.exec(tag)?.[1] ?? "");
	const sheets = linked(/<link[^>]+rel="stylesheet"[^>]*>/g);
	const fonts = linked(/<link[^>]+as="font"[^>]*>/g);
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
