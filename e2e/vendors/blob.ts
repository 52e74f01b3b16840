import type { IncomingMessage } from "node:http";
import { type Fault, serve } from "./listen";
import blob from "./schemas/blob.json" with { type: "json" };
import { breaks, said } from "./schemas/check";

/** So many keys a page of a list; the real one's are a thousand. */
const PAGE = 3;

type Stored = { bytes: Buffer; type: string };

export type BlobStandIn = {
	/** What VERCEL_BLOB_API_URL is set to. */
	url: string;
	/** The only token it takes. */
	token: string;
	stored: Map<string, Stored>;
	faults: Fault[];
	/** Method and path of everything it was asked. */
	asked: string[];
	close(): Promise<void>;
};

const UPLOADED_AT = "2026-11-20T09:00:00.000Z";
const etagOf = (bytes: Buffer) => `"${bytes.length}"`;
function addressesOf(pathname: string) {
	const url = `https://standin.private.blob.vercel-storage.com/${pathname}`;
	return { url, downloadUrl: `${url}?download=1` };
}

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
		token: "vercel_blob_rw_standin_secret",
	};

	async function answer(request: IncomingMessage): Promise<{ status: number; body: unknown; type?: string }> {
		const fail = (status: number, code: string) => ({ status, body: refusal(status, code) });
		if (request.headers.authorization !== `Bearer ${standIn.token}`) return fail(403, "forbidden");
		const url = new URL(request.url ?? "/", "http://blob.standin");
		const body = await bodyOf(request);

		if (request.method === "PUT") {
			const pathname = url.searchParams.get("pathname") ?? "";
			const header = (name: string) => request.headers[name];
			const type = String(header("x-content-type"));
			const put = {
				pathname,
				access: header("x-vercel-blob-access"),
				addRandomSuffix: header("x-add-random-suffix"),
				allowOverwrite: header("x-allow-overwrite"),
				contentType: type,
			};
			if (breaks(blob, "put", put)) return fail(400, "bad_request");
			if (stored.has(pathname) && put.allowOverwrite !== "1") return fail(400, "bad_request");
			stored.set(pathname, { bytes: body, type });
			const meta = { pathname, contentType: type, contentDisposition: "inline", etag: etagOf(body) };
			return { status: 200, body: said(blob, "stored", { ...meta, ...addressesOf(pathname) }) };
		}
		if (request.method === "POST" && url.pathname === "/delete") {
			const asked = JSON.parse(body.toString()) as { urls: string[] };
			if (breaks(blob, "deletion", asked)) return fail(400, "bad_request");
			const { urls } = asked;
			for (const pathname of urls) stored.delete(pathname);
			return { status: 200, body: null };
		}
		if (request.method === "GET" && url.pathname === "/") {
			if (breaks(blob, "list", Object.fromEntries(url.searchParams))) return fail(400, "bad_request");
			const from = Number(url.searchParams.get("cursor") ?? 0);
			const names = [...stored.keys()].slice(from, from + PAGE);
			const hasMore = from + PAGE < stored.size;
			const blobs = names.map((pathname) => {
				const { bytes } = stored.get(pathname) ?? { bytes: Buffer.of() };
				const meta = { pathname, size: bytes.length, uploadedAt: UPLOADED_AT, etag: etagOf(bytes) };
				return { ...meta, ...addressesOf(pathname) };
			});
			const page = { blobs, hasMore, ...(hasMore && { cursor: String(from + PAGE) }) };
			return { status: 200, body: said(blob, "listed", page) };
		}
		const found = stored.get(decodeURIComponent(url.pathname.slice(1)));
		if (request.method !== "GET" || !found) return fail(404, "not_found");
		// A read through the CDN may be stale; a reader that asks for it would be caught out here.
		if (url.searchParams.get("cache") !== "0")
			return { status: 200, body: Buffer.from("stale"), type: found.type };
		return { status: 200, body: found.bytes, type: found.type };
	}

	const { port, ...served } = await serve(async (request, response) => {
		const { status, body, type } = await answer(request);
		response.writeHead(status, { "content-type": type ?? "application/json" });
		response.end(Buffer.isBuffer(body) ? body : JSON.stringify(body));
	}, refusal);
	return Object.assign(standIn, { url: `http://127.0.0.1:${port}`, ...served });
}

/** The SDK tells by the code what happened, not by the status. */
const CODES: Record<number, string> = {
	401: "forbidden",
	402: "store_suspended",
	403: "forbidden",
	404: "store_not_found",
	429: "rate_limited",
	500: "service_unavailable",
	503: "service_unavailable",
};
const refusal = (status: number, code = CODES[status] ?? "unknown_error") => ({
	error: { code, message: code },
});
