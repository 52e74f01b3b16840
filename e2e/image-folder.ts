import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

/** A folder as a container image has it: built complete, so that starting installs and builds nothing. */
export function imageFolder(): string {
	const folder = mkdtempSync(join(tmpdir(), "shop-image-"));
	mkdirSync(join(folder, "build"));
	writeFileSync(join(folder, "build/.complete"), "");
	for (const part of [
		"package.json",
		"node_modules",
		"public",
		"app",
		"build/server",
		"build/client",
		"build/commands",
	])
		symlinkSync(resolve(part), join(folder, part));
	return folder;
}
