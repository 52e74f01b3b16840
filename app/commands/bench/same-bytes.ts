import { mkdirSync, writeFileSync } from "node:fs";
import { get, type IncomingHttpHeaders } from "node:http";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { type Served, serve } from "./servers";

/** Node's own server and nothing else, with one answer; the port comes as the shop's does. */
const PROGRAM = `import { readFileSync } from "node:fs";
import { createServer } from "node:http";
const { headers } = JSON.parse(readFileSync(new URL("headers.json", import.meta.url), "utf8"));
const body = readFileSync(new URL("body", import.meta.url));
createServer((request, response) => response.writeHead(200, headers).end(body)).listen(Number(process.env.PORT), "127.0.0.1");
`;

/** Serves what the shop answers to `path` from `node:http` alone, bytes and headers: nothing that runs on Node is quicker. */
export async function serveSameBytes(shop: Served, path: string): Promise<Served> {
	// Twice: the first answer is rendered, the next one comes from memory.
	await asked(shop.url + path);
	const { headers, body } = await asked(shop.url + path);
	const { connection: _, "keep-alive": __, date: ___, ...said } = headers;
	const folder = join(process.cwd(), ".cache/same-bytes");
	mkdirSync(folder, { recursive: true });
	writeFileSync(join(folder, "headers.json"), JSON.stringify({ headers: said }));
	writeFileSync(join(folder, "body"), body);
	writeFileSync(join(folder, "server.mjs"), PROGRAM);
	return serve({ path: "/", program: [join(folder, "server.mjs")] });
}

/** The answer as it is on the wire, compressed. */
function asked(url: string): Promise<{ headers: IncomingHttpHeaders; body: Buffer }> {
	return new Promise((resolve, reject) => {
		get(url, { headers: { "Accept-Encoding": "br" }, agent: false }, async (answer) =>
			resolve({ headers: answer.headers, body: await buffer(answer) }),
		).once("error", reject);
	});
}
