import { createWriteStream } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { finished, pipeline } from "node:stream/promises";
import type { Busboy, Limits } from "busboy";
import busboy from "busboy";
import { type Admitted, admitUpload } from "~/shop/photos/admit-upload.server";
import { done, type Problem, type Result } from "~/shop/result";
import { typedText } from "./typed-text.server";
import { bytesOf, textOf } from "./body.server";
import { clientAddress } from "./connection.server";
import { Refusal, refuse } from "./statuses.server";
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
	/** Why nothing of it was read, where a quota was reached before. */
	refused: Problem | null;
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
	/** What the files are, and so which quotas they count for; null: nobody wants them, and they are let go unread. */
	of: "photo" | "picture" | null;
};

/**
 * Hears of each file of a form as soon as it has arrived, one after the other, with what was typed up to there: whatever becomes
 * of the rest of the form, it can be kept. What it throws is a bug.
 */
export type Arrival = (upload: Upload, fields: FormData) => Promise<void>;

const NO_UPLOADS: UploadRules = { limitBytes: 0, most: 0, of: null };

/** Typed text of one form in all: far more than any of our fields allows, far less than would hurt. */
const FIELDS_BYTES = 512 * 1024;
const MOST_FIELDS = 200;
/** What a form may send beyond its files' limit before we stop listening: enough to drain one oversized photo. */
const DRAIN_BYTES = 64 * 1024 * 1024;
/** A boundary has at most 70 characters (RFC 2046, 5.1.1); looking for a long one costs its length times the body's. */
const LONGEST_TYPE = 200;

const TOO_MUCH_TYPED =
	"That was more than this form can take. Please go back, shorten what you typed and try again.";
const TOO_MANY_FILES =
	"That was more than we can take in one go. Please choose smaller photos and try again.";

/**
 * Reads a form post (urlencoded or multipart). Files are streamed to disk with a hard limit and without growing memory;
 * one that is too large, or that a quota has no room for, is reported, not fatal, so that everything typed beside it
 * survives. `arrived` hears of each file before the form is whole.
 * Refuses with `too_large` (text, files or parts beyond what the form may have), `wrong_type` (not a form), `invalid` (a body
 * that breaks off or makes no sense), `too_slow`.
 */
export async function readForm(visitor: Visitor, rules = NO_UPLOADS, arrived?: Arrival): Promise<Form> {
	const { request } = visitor;
	const type = request.headers.get("Content-Type") ?? "";
	if (/^multipart\/form-data\b/i.test(type)) return readParts(visitor, type, rules, arrived);
	const bytes = bytesOf(request, FIELDS_BYTES, TOO_MUCH_TYPED);
	const isTyped = /^application\/x-www-form-urlencoded\b/i.test(type);
	// A button posted by a script or a command line may come without any body, and then without a type.
	const text = isTyped || type === "" ? await textOf(bytes) : null;
	if (text === null || (text !== "" && !isTyped))
		refuse({ code: "wrong_type", message: "Please send this as a form." });
	const fields = new FormData();
	const typed = new URLSearchParams(text);
	if (typed.size > MOST_FIELDS) refuse({ code: "too_large", message: TOO_MUCH_TYPED });
	for (const [name, value] of typed) fields.append(name, typedText(name, value));
	return { fields, uploads: [], discard: async () => {} };
}

async function readParts(
	visitor: Visitor,
	type: string,
	rules: UploadRules,
	arrived?: Arrival,
): Promise<Form> {
	const { request, shop } = visitor;
	const tooMuch = rules.most > 0 ? TOO_MANY_FILES : TOO_MUCH_TYPED;
	const allowed = FIELDS_BYTES + (rules.most > 0 ? rules.limitBytes * rules.most + DRAIN_BYTES : 0);
	const bytes = bytesOf(request, allowed, tooMuch);
	// The parser cuts what reaches a limit: one byte more tells what is too large from what only just isn't.
	const parser = parserOf(type, { files: rules.most, fileSize: rules.limitBytes + 1 });
	const directory = join(shop.settings.DATA_DIR, "uploads");
	if (rules.of) await mkdir(directory, { recursive: true, mode: 0o700 });
	// Nothing may fail from here until the body is read: what is let in is given back when it ends.
	const admitted = await admit(visitor, rules, allowed);
	const most = admitted.ok ? admitted.value.bytes : allowed;
	let read = 0;
	const counted = async function* () {
		for await (const chunk of bytes) {
			read += chunk.byteLength;
			if (read > most) refuse({ code: "too_large", message: tooMuch });
			yield chunk;
		}
	};
	const overfull = () => parser.destroy(new Refusal({ code: "too_large", message: tooMuch }));
	parser.on("filesLimit", overfull).on("fieldsLimit", overfull).on("partsLimit", overfull);

	const fields = new FormData();
	let typed = 0;
	// Undefined for a part without a name, and for text in an encoding that nobody knows; the types don't say so.
	parser.on("field", (name: string | undefined, value: string | undefined) => {
		if (name === undefined || value === undefined) return;
		typed += Buffer.byteLength(name) + Buffer.byteLength(value);
		if (typed > FIELDS_BYTES) overfull();
		else fields.append(name, typedText(name, value));
	});

	const uploads: Upload[] = [];
	const keep = async (field: string, name: string, file: Readable) => {
		const path = join(directory, shop.ids.token(18));
		const refused = admitted.ok ? null : admitted.error;
		const upload = { field, name, path, bytes: 0, tooLarge: false, refused };
		uploads.push(upload);
		if (refused) await finished(file.resume());
		else await write(upload, file);
		return upload;
	};
	const write = async (upload: Upload, file: Readable) => {
		const onDisk = createWriteStream(upload.path, { mode: 0o600 });
		await pipeline(file, onDisk);
		upload.bytes = onDisk.bytesWritten;
		upload.tooLarge = upload.bytes > rules.limitBytes;
		if (upload.tooLarge) await rm(upload.path, { force: true });
	};
	const discard = async () => {
		await Promise.all(uploads.map(({ path }) => rm(path, { force: true })));
	};
	const kept: Promise<unknown>[] = [];
	/** Ends once all that has arrived was heard of, in the order it came in. */
	let heard: Promise<unknown> = Promise.resolve();
	let bug: unknown;
	const hear = async (upload: Upload, before: Promise<unknown>) => {
		await before;
		await arrived?.(upload, fields).catch((error) => {
			bug ??= error;
		});
	};
	parser.on("file", (field, file, { filename }) => {
		// A file field left empty still sends a part, without a name.
		const isSent = filename && rules.of;
		const keeping = isSent ? keep(field, filename, file) : finished(file.resume());
		kept.push(keeping);
		keeping.catch((error: Error) => parser.destroy(error));
		const before = heard;
		heard = keeping.then(
			(upload) => (upload ? hear(upload, before) : before),
			() => before,
		);
	});
	try {
		await pipeline(counted, parser);
		await Promise.all(kept);
	} catch (error) {
		await Promise.allSettled(kept);
		await heard;
		await discard();
		// Only the disk's errors name a system call; the parser's are the body's.
		if (error instanceof Refusal || (error as NodeJS.ErrnoException).syscall) throw error;
		unreadable();
	} finally {
		if (admitted.ok) await admitted.value.returnUnread(read);
	}
	await heard;
	if (bug === undefined) return { fields, uploads, discard };
	await discard();
	throw bug;
}

/** How many bytes of a body the quotas let in; of one that brings nothing to keep, all that is `allowed`. */
async function admit(
	{ shop, actor, request }: Visitor,
	{ of }: UploadRules,
	allowed: number,
): Promise<Result<Admitted>> {
	if (!of) return done({ bytes: allowed, returnUnread: async () => {} });
	const told = request.headers.get("Content-Length");
	const bytes = told === null ? null : Number(told);
	return admitUpload(shop, actor, { address: clientAddress(), of, bytes, most: allowed });
}

function parserOf(type: string, limits: Limits): Busboy {
	if (type.length > LONGEST_TYPE) unreadable();
	try {
		return busboy({
			headers: { "content-type": type },
			defParamCharset: "utf8",
			limits: { fieldSize: FIELDS_BYTES + 1, fields: MOST_FIELDS, parts: MOST_FIELDS + 50, ...limits },
		});
	} catch {
		return unreadable();
	}
}

function unreadable(): never {
	return refuse({
		code: "invalid",
		message: "We couldn't read all of that form. Please go back and send it again.",
	});
}

/** Reads an unsafe request that needs no fields: a button alone. */
export async function readEmpty(visitor: Visitor): Promise<void> {
	await readForm(visitor);
}
