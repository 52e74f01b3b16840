import { readFileSync } from "node:fs";
import { FILED } from "./called";

/** Noto Emoji in one JSON: a development package, of which the build takes the drawings that have a name here. */
const PACKAGE = "node_modules/@iconify-json/noto/icons.json";

/** What its licence asks to go with them. */
export const notice =
	() => `drawings.txt holds drawings of Noto Emoji (https://github.com/googlefonts/noto-emoji), copyright Google LLC, under the Apache License,
Version 2.0, as packed by @iconify-json/noto. Their ids have been changed; on the pages their colours are, and paper, light and shadow are added.

${readFileSync("app/studio/likeness/models/licences/Apache-2.0.txt", "utf8")}`;

type Icons = { icons: Record<string, { body: string }>; aliases?: Record<string, { parent: string }> };

/** One drawing a line, of those that are not ours: its name, a tab, its SVG without the root, in a square of 128. */
export function packDrawings(): string {
	const { icons, aliases = {} } = JSON.parse(readFileSync(PACKAGE, "utf8")) as Icons;
	return FILED.flatMap((name) => {
		const body = (icons[name] ?? icons[aliases[name]?.parent ?? ""])?.body;
		return body ? [`${name}\t${withOwnIds(name, body)}\n`] : [];
	}).join("");
}

/** Gradients and clips are called alike from one drawing to the next: in one picture they would be taken for each other. */
const withOwnIds = (name: string, body: string) =>
	body
		.replaceAll(/\s+/g, " ")
		.replaceAll(/ id="/g, ` id="${name}-`)
		.replaceAll(/url\(#/g, `url(#${name}-`)
		.replaceAll(/href="#/g, `href="#${name}-`);
