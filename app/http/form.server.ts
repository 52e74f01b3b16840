import { createWriteStream } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream } from "node:stream/web";
import { Busboy, type BusboyHeaders } from "@fastify/busboy";
import { refuse } from "./statuses.server";
import type { Visitor } from "./visitor.server";

/** A file of a form, streamed to disk; `discard` removes it when the request is done with. */
export type Upload = {
	field: string;
	/** As the browser named it; never used as a path. */
	name: string;
	path: string;
	bytes: number;
	/** Past the limit: nothing of it was kept, `path` does not exist. */
	tooLarge: boolean;
};

export type Form = {
	/** What was typed: text fields only. */
	fields: FormData;
	uploads: Upload[];
	/** Removes the uploads' temporary files. */
	discard(): Promise<void>;
};

export type UploadRules = {
	/** Most bytes of one file. */
	limitBytes: number;
	/** Most files of one form. */
	most: number;
};

/** Typed text of one form in all: far more than any of our fields allows, far less than would hurt. */
const FIELDS_BYTES = 512 * 1024;
/** What a form may send beyond its files' limit before we stop listening: enough to drain one oversized photo. */
const DRAIN_BYTES = 64 * 1024 * 1024;

/**
 * Reads a form post (urlencoded or multipart). Files are streamed to disk with a hard limit and without growing memory;
 * one that is too large is reported, not fatal, so that everything typed beside it survives.
 * Refuses with `too_large` (text, or more bytes than all files may have), `wrong_type` (not a form), `invalid` (a body that breaks off).
 */
export async function readForm(visitor: Visitor, rules: UploadRules | null = null): Promise<Form> {
	const { request, shop } = visitor;
	const type = request.headers.get("Content-Type") ?? "";
	const fields = new FormData();
	const uploads: Upload[] = [];
	const discard = async () => {
		await Promise.all(uploads.map(({ path }) => rm(path, { force: true })));
	};
	if (!/^(multipart\/form-data|application\/x-www-form-urlencoded)\b/i.test(type)) {
		if (type === "" && (await isEmpty(request))) return { fields, uploads, discard };
		refuse({ code: "wrong_type", message: "Please send this as a form." });
	}
	const allowed = FIELDS_BYTES + (rules ? rules.limitBytes * rules.most + DRAIN_BYTES : 0);
	const tooLarge = () =>
		refuse({
			code: "too_large",
			message: rules
				? "That was more than we can take in one go. Please choose smaller photos and try again."
				: "That was more than this form can take. Please go back, shorten what you typed and try again.",
		});
	if (Number(request.headers.get("Content-Length") ?? 0) > allowed) tooLarge();
	if (!request.body) return { fields, uploads, discard };

	const directory = join(shop.settings.DATA_DIR, "uploads");
	if (rules) await mkdir(directory, { recursive: true, mode: 0o700 });
	let parser: InstanceType<typeof Busboy>;
	try {
		parser = new Busboy({
			headers: { "content-type": type } as BusboyHeaders,
			limits: {
				fieldSize: FIELDS_BYTES,
				fields: 200,
				files: rules?.most ?? 0,
				fileSize: rules?.limitBytes ?? 0,
				parts: 250,
			},
		});
	} catch {
		return refuse({
			code: "invalid",
			message: "We couldn't read that form. Please go back and send it again.",
		});
	}
	let received = 0;
	let typed = 0;
	let overfull = false;
	let diskError: Error | undefined;
	const files: Readable[] = [];
	const writes: Promise<void>[] = [];
	parser.on("field", (name, value, _nameCut, valueCut) => {
		typed += Buffer.byteLength(value);
		if (valueCut || typed > FIELDS_BYTES) overfull = true;
		else fields.append(name, value);
	});
	parser.on("file", (field, stream, name) => {
		files.push(stream);
		// A body that ends inside a file is told here too; an error event nobody hears would end the process.
		stream.on("error", () => {});
		// A file field left empty still sends a part, without a name.
		if (!name) {
			stream.resume();
			return;
		}
		const upload: Upload = {
			field,
			name,
			path: join(directory, shop.ids.token(18)),
			bytes: 0,
			tooLarge: false,
		};
		uploads.push(upload);
		stream.on("data", (chunk: Buffer) => {
			upload.bytes += chunk.length;
		});
		const write = pipeline(stream, createWriteStream(upload.path, { mode: 0o600 })).then(async () => {
			if (!stream.truncated) return;
			upload.tooLarge = true;
			await rm(upload.path, { force: true });
		});
		writes.push(write);
		write.catch((error: NodeJS.ErrnoException) => {
			// Only the disk's errors name a system call; the others are the body's own, told by the parser.
			if (error.syscall === undefined) return;
			diskError = error;
			parser.destroy(error);
		});
	});
	parser.on("fieldsLimit", () => {
		overfull = true;
	});
	// A body given up halfway must not be cancelled: that resets the connection before the answer is out.
	const bytes = (request.body as ReadableStream<Uint8Array>).values({ preventCancel: true });
	const body = Readable.from(bytes, { objectMode: false });
	body.on("data", (chunk: Buffer) => {
		received += chunk.length;
		if (received > allowed) body.destroy(new Error("too large"));
	});
	try {
		await pipeline(body, parser);
		await Promise.all(writes);
	} catch {
		// The parser leaves the file it was in without an end: nothing more comes, so its writing is given up.
		for (const file of files) file.destroy();
		await Promise.allSettled(writes);
		await discard();
		if (diskError) throw diskError;
		if (received > allowed) tooLarge();
		return brokenOff();
	}
	if (overfull) {
		await discard();
		tooLarge();
	}
	return { fields, uploads, discard };
}

function brokenOff(): never {
	return refuse({
		code: "invalid",
		message: "The connection broke off before everything arrived. Please try again.",
	});
}

/** A button posted by a script or a command line may come without any body; the server gives it a stream all the same. */
async function isEmpty(request: Request): Promise<boolean> {
	if (!request.body) return true;
	const reader = request.body.getReader();
	const { done } = await reader.read().catch(brokenOff);
	// Not cancelled: that would reset the connection before the answer is out.
	reader.releaseLock();
	return done;
}

/** Reads an unsafe request that needs no fields: a button alone. */
export async function readEmpty(visitor: Visitor): Promise<void> {
	await readForm(visitor);
}
