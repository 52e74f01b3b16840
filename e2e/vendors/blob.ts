import { createServer, type IncomingMessage } from "node:http";
import { listen } from "./listen";

/** So many keys a page of a list; the real one's are a thousand. */
const PAGE = 3;

type Stored = { bytes: Buffer; type: string };

export type BlobStandIn = {
	/** What VERCEL_BLOB_API_URL is set to. */
	url: string;
	/** The only token it takes. */
	token: string;
	stored: Map<string, Stored>;
	/** Answers the next request with this status; null stands for an ordinary answer. */
	failNext: number | null;
	close(): Promise<void>;
};

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
	const chunks: Buffer[] = [];
	for await (const chunk of request) chunks.push(chunk);
	return Buffer.concat(chunks);
}

/**
 * Plays a private Vercel Blob store: `PUT /?pathname=`, `POST /delete {urls}`, `GET /?cursor=`, `GET /<pathname>`.
 * As strict as the real one where it matters: the token, private access, overwriting only when allowed.
 */
export async function startBlob(): Promise<BlobStandIn> {
	const stored = new Map<string, Stored>();
	const standIn = {
		stored,
		failNext: null as number | null,
		token: "vercel_blob_rw_standin_secret",
	};

	async function answer(request: IncomingMessage): Promise<{ status: number; body: unknown; type?: string }> {
		const fail = (status: number, code: string) => ({
			status,
			body: { error: { code, message: code } },
		});
		if (standIn.failNext !== null) {
			const status = standIn.failNext;
			standIn.failNext = null;
			return fail(status, status === 503 ? "service_unavailable" : "bad_request");
		}
		if (request.headers.authorization !== `Bearer ${standIn.token}`) return fail(403, "forbidden");
		const url = new URL(request.url ?? "/", "http://blob.standin");
		const body = await bodyOf(request);

		if (request.method === "PUT") {
			const pathname = url.searchParams.get("pathname") ?? "";
			const header = (name: string) => request.headers[name];
			if (header("x-vercel-blob-access") !== "private") return fail(400, "bad_request");
			if (header("x-add-random-suffix") !== "0") return fail(400, "bad_request");
			if (stored.has(pathname) && header("x-allow-overwrite") !== "1") return fail(400, "bad_request");
			const type = String(header("x-content-type") ?? "application/octet-stream");
			stored.set(pathname, { bytes: body, type });
			const address = `https://standin.private.blob.vercel-storage.com/${pathname}`;
			const meta = {
				pathname,
				contentType: type,
				contentDisposition: "inline",
				etag: `"${body.length}"`,
			};
			return {
				status: 200,
				body: { ...meta, url: address, downloadUrl: `${address}?download=1` },
			};
		}
		if (request.method === "POST" && url.pathname === "/delete") {
			const { urls } = JSON.parse(body.toString()) as { urls: string[] };
			for (const pathname of urls) stored.delete(pathname);
			return { status: 200, body: null };
		}
		if (request.method === "GET" && url.pathname === "/") {
			const from = Number(url.searchParams.get("cursor") ?? 0);
			const names = [...stored.keys()].slice(from, from + PAGE);
			const hasMore = from + PAGE < stored.size;
			const blobs = names.map((pathname) => ({
				pathname,
				url: pathname,
				size: stored.get(pathname)?.bytes.length,
			}));
			return { status: 200, body: { blobs, hasMore, cursor: hasMore ? String(from + PAGE) : undefined } };
		}
		const found = stored.get(decodeURIComponent(url.pathname.slice(1)));
		if (request.method !== "GET" || !found) return fail(404, "not_found");
		// A read through the CDN may be stale; a reader that asks for it would be caught out here.
		if (url.searchParams.get("cache") !== "0")
			return { status: 200, body: Buffer.from("stale"), type: found.type };
		return { status: 200, body: found.bytes, type: found.type };
	}

	const server = createServer((request, response) => {
		answer(request).then(
			({ status, body, type }) => {
				response.writeHead(status, {
					"content-type": type ?? "application/json",
				});
				response.end(Buffer.isBuffer(body) ? body : JSON.stringify(body));
			},
			() => response.destroy(),
		);
	});
	const { port, close } = await listen(server);
	return Object.assign(standIn, { url: `http://127.0.0.1:${port}`, close });
}
