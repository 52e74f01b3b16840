import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { hashOf } from "~/commands/source-hash.mjs";
import type { DrawnHeads } from "~/studio/story/likeness";
import { headsFrom } from "./draw-likeness.server";

/** All that heads are made with; that it is all is tested. The lockfile stands for the models and for what calculates with them. */
export const MADE_WITH = [
	"app/studio/likeness",
	"app/studio/story/colour.ts",
	"app/studio/story/likeness.ts",
	"package-lock.json",
];
const KEPT = ".cache/heads";

const underWay = new Map<string, Promise<DrawnHeads | null>>();
let folder: string | undefined;

/**
 * What `headsFrom` gives for a photo. The models look at it once a run, whichever test asks first and in whichever process, and
 * once only for as long as neither photo nor code change: it is kept on disk under the hash of both.
 */
export function keptHeads(photo: Uint8Array): Promise<DrawnHeads | null> {
	const name = createHash("sha256").update(photo).digest("hex");
	const heads = underWay.get(name) ?? fromDisk(name, photo).finally(() => underWay.delete(name));
	underWay.set(name, heads);
	return heads;
}

async function fromDisk(name: string, photo: Uint8Array): Promise<DrawnHeads | null> {
	folder ??= folderOf(hashOf(MADE_WITH));
	const file = join(folder, `${name}.json`);
	if (existsSync(file)) {
		const { heads, verdict } = JSON.parse(readFileSync(file, "utf8"));
		return {
			heads: heads.map((png: string) => ({ png: Buffer.from(png, "base64") })),
			verdict,
		} as DrawnHeads;
	}
	const drawn = await headsFrom(photo);
	if (drawn) {
		const heads = drawn.heads.map(({ png }) => Buffer.from(png).toString("base64"));
		writeFileSync(`${file}.${process.pid}`, JSON.stringify({ heads, verdict: drawn.verdict }));
		renameSync(`${file}.${process.pid}`, file);
	}
	return drawn;
}

/** Where the heads of this code are kept; those of other code are of no more use. */
function folderOf(code: string): string {
	mkdirSync(join(KEPT, code), { recursive: true });
	for (const other of readdirSync(KEPT))
		if (other !== code) rmSync(join(KEPT, other), { recursive: true, force: true });
	return join(KEPT, code);
}
