import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { hashOf } from "../app/commands/source-hash.mjs";

const KEPT = ".cache/drawings";

/**
 * Everything a drawing is made by: the built programs and the trained models beside them (a built file names what it imports by a
 * hash of it), and the packages that they use.
 */
const MADE_BY = ["build/likeness", "build/commands/drawing-process.js", "package-lock.json"];

/** The folder of what these very programs have drawn in earlier shops (`keep-drawings.cjs`); what others drew goes. */
export function keptDrawings(): string {
	const current = hashOf(MADE_BY).slice(0, 16);
	mkdirSync(join(KEPT, current), { recursive: true });
	for (const name of readdirSync(KEPT)) {
		if (name !== current) rmSync(join(KEPT, name), { recursive: true, force: true });
	}
	// Of a run that was broken off: whoever is at something now has its number maybe, and will never answer.
	for (const name of readdirSync(join(KEPT, current))) {
		if (name.endsWith(".turn")) rmSync(join(KEPT, current, name));
	}
	return join(KEPT, current);
}
