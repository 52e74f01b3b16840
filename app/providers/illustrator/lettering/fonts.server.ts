import { createRequire } from "node:module";
import { type Font, openSync } from "fontkit";

/**
 * The typefaces of the covers, all under the SIL Open Font Licence, read from their packages when first needed.
 * Each covers what its first file lacks through the files that follow.
 */
const FACES = {
	storybook: ["@fontsource/caprasimo/files/caprasimo", 400],
	poster: ["@fontsource/lilita-one/files/lilita-one", 400],
	round: ["@fontsource/chango/files/chango", 400],
	playful: ["@fontsource/grandstander/files/grandstander", 800],
	byline: ["@fontsource/grandstander/files/grandstander", 700],
} as const;

export type Face = keyof typeof FACES;

/** Scripts that none of the display faces has: Cyrillic, Hebrew, Arabic and the rest of Latin. */
const OTHER_SCRIPTS = ["latin", "latin-ext", "cyrillic", "cyrillic-ext", "hebrew", "arabic"].map(
	(subset) => `@fontsource/rubik/files/rubik-${subset}-800-normal.woff`,
);

const require = createRequire(import.meta.url);
const opened = new Map<string, Font>();

function open(file: string): Font {
	let font = opened.get(file);
	if (!font) {
		const found = openSync(require.resolve(file));
		if (!("layout" in found)) throw new Error(`${file} holds a collection, not a font`);
		font = found;
		opened.set(file, font);
	}
	return font;
}

const filesOf = (face: Face) => {
	const [stem, weight] = FACES[face];
	return [`${stem}-latin-${weight}-normal.woff`, `${stem}-latin-ext-${weight}-normal.woff`, ...OTHER_SCRIPTS];
};

/** The font that draws this character, or null when none does. */
export function fontFor(face: Face, character: string): Font | null {
	const code = character.codePointAt(0) as number;
	for (const file of filesOf(face)) {
		const font = open(file);
		if (font.hasGlyphForCodePoint(code)) return font;
	}
	return null;
}
