import { randomUUID } from "node:crypto";
import { mkdir, open, readdir, readFile, rename, rm, rmdir, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { checkKey } from "./key";
import type { Files } from "./port";

// Begins with a dot, so that no key can name it.
const INCOMING = ".incoming";
/** Nothing is written for so long: a file this old in the incoming folder belongs to a process that was killed (ms). */
const ABANDONED_AFTER = 10 * 60 * 1000;
/** A folder may be tidied away while it is made or before the file is moved in; so often it is made again. */
const TRIES = 5;

/**
 * Files in a directory of this machine, readable by the shop's user alone.
 * A file is written beside its place, flushed and moved in, so that a kill or a power cut leaves the old file or
 * the new one, never half of one.
 */
export function createEmbeddedFiles({ directory }: { directory: string }): Files {
	const incoming = join(directory, INCOMING);
	let swept: Promise<void> | undefined;
	const placeOf = (key: string) => {
		checkKey(key);
		return join(directory, ...key.split("/"));
	};

	return {
		describe: () => ({ kind: "embedded", name: "directory" }),

		async put(key, bytes) {
			const place = placeOf(key);
			await makeFolder(incoming);
			// Once a start. By age, since another process over the same directory may be writing just now.
			swept ??= removeAbandoned(incoming);
			await swept;
			const draft = join(incoming, randomUUID());
			try {
				await writeFlushed(draft, bytes);
				await moveIn(draft, place);
			} catch (error) {
				await rm(draft, { force: true });
				throw error;
			}
		},

		async get(key) {
			try {
				return await readFile(placeOf(key));
			} catch (error) {
				if (isOneOf(error, "ENOENT", "ENOTDIR", "EISDIR")) return null;
				throw error;
			}
		},

		async remove(keys) {
			for (const place of keys.map(placeOf)) {
				try {
					await rm(place, { force: true });
				} catch (error) {
					if (!isOneOf(error, "ENOTDIR", "ERR_FS_EISDIR")) throw error;
				}
				await tidy(dirname(place), directory);
			}
			// Photos pass through the incoming folder too, and what the shop deletes on time must go there as well.
			await removeAbandoned(incoming);
		},

		keys: () => keysBelow(directory, ""),
	};
}

async function* keysBelow(directory: string, prefix: string): AsyncGenerator<string> {
	const entries = await readdir(join(directory, prefix), { withFileTypes: true }).catch((error: unknown) => {
		if (isOneOf(error, "ENOENT")) return [];
		throw error;
	});
	for (const entry of entries.filter(({ name }) => !name.startsWith("."))) {
		if (entry.isDirectory()) yield* keysBelow(directory, `${prefix}${entry.name}/`);
		else yield prefix + entry.name;
	}
}

function isOneOf(error: unknown, ...codes: string[]): boolean {
	return error instanceof Error && "code" in error && codes.includes(String(error.code));
}

async function makeFolder(folder: string): Promise<void> {
	await mkdir(folder, { recursive: true, mode: 0o700 });
}

async function writeFlushed(file: string, bytes: Uint8Array): Promise<void> {
	const handle = await open(file, "wx", 0o600);
	try {
		await handle.writeFile(bytes);
		await handle.sync();
	} finally {
		await handle.close();
	}
}

async function moveIn(draft: string, place: string): Promise<void> {
	const folder = dirname(place);
	for (let tried = 1; ; tried++) {
		try {
			await makeFolder(folder);
			await rename(draft, place);
			break;
		} catch (error) {
			if (tried === TRIES || !isOneOf(error, "ENOENT")) throw error;
		}
	}
	await flushFolder(folder);
}

/** A move is only safe from a power cut once its folder is flushed as well. */
async function flushFolder(folder: string): Promise<void> {
	const handle = await open(folder, "r");
	try {
		await handle.sync();
	} finally {
		await handle.close();
	}
}

/** Removes the folders that have become empty, from the innermost outwards. */
async function tidy(from: string, root: string): Promise<void> {
	for (let folder = from; folder !== root; folder = dirname(folder)) {
		try {
			await rmdir(folder);
		} catch (error) {
			if (isOneOf(error, "ENOTEMPTY", "EEXIST", "ENOTDIR")) return;
			if (!isOneOf(error, "ENOENT")) throw error;
		}
	}
}

async function removeAbandoned(incoming: string): Promise<void> {
	const names = await readdir(incoming).catch((error: unknown) => {
		if (isOneOf(error, "ENOENT")) return [];
		throw error;
	});
	for (const name of names) {
		const file = join(incoming, name);
		const found = await stat(file).catch(() => null);
		// The file system's time is the machine's, whatever the shop's clock has been turned to.
		if (found && Date.now() - found.mtimeMs > ABANDONED_AFTER) await rm(file, { force: true });
	}
}
