import { basename } from "node:path";
import { FORMATS } from "~/studio/story/format";
import type { PlacedText } from "~/studio/story/picture";
import type { BookPage } from "./write-pages.server";

const { width: TRIM } = FORMATS.page;
const MM_PER_PT = 25.4 / 72;

/** A page of an EPUB: its picture, and over it its words, set as text in mm. `px`: the sides of the picture. */
export function pageXhtml(
	name: string,
	label: string,
	{ words, altText }: Required<BookPage>,
	px: number,
): string {
	const over =
		words.length === 0
			? ""
			: `\n<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${TRIM} ${TRIM}">${settingOf(words)}</svg>`;
	return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" lang="en-GB" xml:lang="en-GB">
<head><title>${label}</title><meta name="viewport" content="width=${px}, height=${px}"/><link rel="stylesheet" href="book.css"/></head>
<body>
<img src="pictures/${name}.jpg" alt="${escaped(altText)}"/>${over}
</body>
</html>
`;
}

/** The title's letters are turned each by itself, and read as one; lines that stand straight are read as one text, too. */
function settingOf(words: readonly PlacedText[]): string {
	const title = words.filter(({ part }) => part === "title");
	const others = words.filter(({ part }) => part !== "title");
	const read = title.map(({ text }) => text).join("");
	const letters = title.map((word, index) => alone(word, `ink-${index}`)).join("");
	return [
		title.length > 0 ? `<g role="img" aria-label="${escaped(read.trim())}">${letters}</g>` : "",
		...partsOf(others).map((part, index) => together(part, `more-${index}`)),
	].join("");
}

/** What follows each other of one part. */
function partsOf(words: readonly PlacedText[]): PlacedText[][] {
	const parts: PlacedText[][] = [];
	for (const word of words) {
		const last = parts.at(-1);
		if (last && last[0]?.part === word.part) last.push(word);
		else parts.push([word]);
	}
	return parts;
}

function together(words: readonly PlacedText[], id: string): string {
	const isPlain = words.every(({ turn, ink }) => turn === 0 && typeof ink === "string");
	if (!isPlain) return words.map((word, index) => alone(word, `${id}-${index}`)).join("");
	const lines = words.map(
		(word) =>
			`<tspan x="${round(word.x)}" y="${round(word.y)}" ${lettersOf(word)} fill="${String(word.ink)}">${escaped(word.text)}</tspan>`,
	);
	return `<text>${lines.join("")}</text>`;
}

function alone(word: PlacedText, id: string): string {
	const { ink, size } = word;
	const place = `translate(${round(word.x)} ${round(word.y)}) rotate(${round(word.turn)})`;
	const set = (fill: string) =>
		`<text transform="${place}" ${lettersOf(word)} fill="${fill}">${escaped(word.text)}</text>`;
	if (typeof ink === "string") return set(ink);
	const [top, bottom] = [ink[0]?.[0] ?? 0, ink.at(-1)?.[0] ?? 0];
	const y = (above: number) => round(-above * size * MM_PER_PT);
	const stops = ink.map(
		([above, colour]) => `<stop offset="${round((top - above) / (top - bottom))}" stop-color="${colour}"/>`,
	);
	const shade = `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="${y(top)}" y2="${y(bottom)}">${stops.join("")}</linearGradient>`;
	return shade + set(`url(#${id})`);
}

const lettersOf = ({ font, size }: PlacedText) =>
	`font-family="${basename(font, ".woff")}" font-size="${round(size * MM_PER_PT)}"`;

const round = (value: number) => Math.round(value * 1000) / 1000;

const SIGNS: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
/** A text as XML has it, between tags and in an attribute. */
export const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign);
