import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

type Manifest = Record<string, { file: string; name: string }>;
let manifest: Manifest | undefined;

/** The address of one of the small scripts of `app/enhance`, by the name of its entry. */
export function enhanceScript(name: string): string {
	const sources = [`app/enhance/${name}.entry.ts`, `app/enhance/${name}.entry.tsx`];
	if (import.meta.env.DEV) return `/${sources.find((source) => existsSync(source)) ?? sources[0]}`;
	manifest ??= readManifest();
	const kept = manifest;
	const entry = sources.map((source) => kept[source]).find(Boolean);
	if (!entry) throw new Error(`no script called ${name} was built`);
	return `/${entry.file}`;
}

/**
 * remix-serve is started beside `build/`: it looks there for its own assets as well. While the shop is being built there
 * is none, or half a one: that is thrown and not remembered.
 */
function readManifest(): Manifest {
	const read = (file: string) => JSON.parse(readFileSync(join(process.cwd(), "build/client", file), "utf8"));
	return { ...read("enhance.json"), ...read("header.json") };
}
