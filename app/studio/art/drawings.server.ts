import { readFileSync } from "node:fs";
import { packDrawings } from "./pack";

/** The drawings of the art library: as the build has packed them beside itself, or from their package where nothing is built. */
let packed: { bytes: Buffer; at: Map<string, [from: number, to: number]> } | undefined;

function open() {
	const bytes = import.meta.env.DEV
		? Buffer.from(packDrawings())
		: readFileSync(new URL("./drawings.txt", import.meta.url));
	const at = new Map<string, [number, number]>();
	for (let from = 0; from < bytes.length; ) {
		const tab = bytes.indexOf("\t", from);
		const end = bytes.indexOf("\n", tab);
		at.set(bytes.toString("utf8", from, tab), [tab + 1, end]);
		from = end + 1;
	}
	return { bytes, at };
}

/** SVG without its root, in a square of 128; ids in it begin with the drawing's name. Null where there is no such drawing. */
export function drawingCalled(name: string): string | null {
	packed ??= open();
	const found = packed.at.get(name);
	return found ? packed.bytes.toString("utf8", ...found) : null;
}
