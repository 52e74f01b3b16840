/** A hash of sources. Plain Node: nothing is installed yet when the shop is built. */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/**
 * A hash of files and of everything below folders, by name and content, the same for the same sources on every machine.
 * Tests and their helpers are left out: nothing that is built, drawn or kept is made of them.
 */
export function hashOf(paths) {
	const hash = createHash("sha256");
	const add = (path) => {
		if (!existsSync(path)) return;
		if (statSync(path).isDirectory()) {
			for (const name of readdirSync(path).sort()) add(join(path, name));
			return;
		}
		if (/\.(test|testing|contract)\.tsx?$/.test(path)) return;
		const content = readFileSync(path);
		// With its length, for a name's end could otherwise be the beginning of what is in the file.
		hash.update(`${path}\n${content.length}\n`).update(content);
	};
	for (const path of paths) add(path);
	return hash.digest("hex");
}
