import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename } from "node:path";
import { strToU8, type ZipOptions, zipSync } from "fflate";
import { PUBLISHER } from "~/studio/story/publisher";
import { escaped, pageXhtml } from "./epub-page";
import { READING_PX } from "./reading-pages.server";
import type { BookInfo, BookPage } from "./write-pages.server";

const require = createRequire(import.meta.url);

type Leaf = { name: string; label: string; side: "left" | "right" | "center"; page: Required<BookPage> };

/**
 * An EPUB 3 of fixed pages, for it is its pictures' and words' places that make a picture book: live text over pictures, read in its
 * order, with what each picture shows. `pages`: front cover, the pages from 1, back cover. The same book gives the same bytes.
 */
export function writeEpub(book: BookInfo & { id: string }, pages: readonly Required<BookPage>[]): Uint8Array {
	const leaves = pages.map((page, index) => leafOf(page, index, pages.length - 1));
	const fonts = [...new Set(pages.flatMap(({ words }) => words.map(({ font }) => font)))].sort();
	const stored: ZipOptions = { level: 0 };
	const text = (content: string) => strToU8(content);
	const files = {
		mimetype: [text("application/epub+zip"), stored],
		"META-INF/container.xml": text(CONTAINER),
		"book/book.opf": text(packageOf(book, leaves, fonts)),
		"book/nav.xhtml": text(navigationOf(book.title, leaves)),
		"book/book.css": text(styleOf(fonts)),
		...Object.fromEntries(fonts.map((font) => [`book/fonts/${basename(font)}`, [fontBytes(font), stored]])),
		...Object.fromEntries(
			leaves.flatMap(({ name, label, page }) => [
				[`book/${name}.xhtml`, text(pageXhtml(name, label, page, READING_PX))],
				[`book/pictures/${name}.jpg`, [page.bytes, stored]],
			]),
		),
	} as Parameters<typeof zipSync>[0];
	return zipSync(files, { mtime: book.madeAt });
}

const fontBytes = (font: string) => new Uint8Array(readFileSync(require.resolve(`@fontsource/${font}`)));

function leafOf(page: Required<BookPage>, index: number, last: number): Leaf {
	if (index === 0) return { name: "cover", label: "Front cover", side: "center", page };
	if (index === last) return { name: "back", label: "Back cover", side: "center", page };
	return { name: `page-${index}`, label: `Page ${index}`, side: index % 2 === 0 ? "left" : "right", page };
}

const CONTAINER = `<?xml version="1.0" encoding="UTF-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
<rootfiles><rootfile full-path="book/book.opf" media-type="application/oebps-package+xml"/></rootfiles>
</container>
`;

function packageOf(
	{ id, title, madeAt }: BookInfo & { id: string },
	leaves: readonly Leaf[],
	fonts: readonly string[],
) {
	const items = [
		`<item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>`,
		`<item id="style" href="book.css" media-type="text/css"/>`,
		...fonts.map((font, i) => `<item id="font-${i}" href="fonts/${basename(font)}" media-type="font/woff"/>`),
		...leaves.flatMap(({ name, page }) => [
			`<item id="${name}" href="${name}.xhtml" media-type="application/xhtml+xml"${page.words.length > 0 ? ` properties="svg"` : ""}/>`,
			`<item id="picture-${name}" href="pictures/${name}.jpg" media-type="image/jpeg"${name === "cover" ? ` properties="cover-image"` : ""}/>`,
		]),
	];
	const spine = leaves.map(
		({ name, side }) =>
			`<itemref idref="${name}" properties="${side === "center" ? "rendition:page-spread-center" : `page-spread-${side}`}"/>`,
	);
	return `<?xml version="1.0" encoding="UTF-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" xml:lang="en-GB">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:identifier id="id">${escaped(id)}</dc:identifier>
<dc:title>${escaped(title)}</dc:title>
<dc:creator>${escaped(PUBLISHER)}</dc:creator>
<dc:language>en-GB</dc:language>
<meta property="dcterms:modified">${madeAt.toISOString().slice(0, 19)}Z</meta>
<meta property="rendition:layout">pre-paginated</meta>
<meta property="rendition:orientation">auto</meta>
<meta property="rendition:spread">landscape</meta>
${ACCESS.map(([property, value]) => `<meta property="schema:${property}">${value}</meta>`).join("\n")}
</metadata>
<manifest>
${items.join("\n")}
</manifest>
<spine>
${spine.join("\n")}
</spine>
</package>
`;
}

/** What is told to readers who look for a book they can read. */
const ACCESS = [
	["accessMode", "textual"],
	["accessMode", "visual"],
	["accessModeSufficient", "textual"],
	["accessibilityFeature", "alternativeText"],
	["accessibilityFeature", "readingOrder"],
	["accessibilityFeature", "structuralNavigation"],
	["accessibilityFeature", "tableOfContents"],
	["accessibilityFeature", "pageNavigation"],
	["accessibilityHazard", "none"],
	[
		"accessibilitySummary",
		"A picture book of fixed pages. Its words are text, and every picture is described in a sentence.",
	],
] as const;

/** Where a story can be entered; every page besides. */
const CHAPTERS: Readonly<Record<string, string>> = {
	cover: "Front cover",
	"page-1": "Title page",
	"page-2": "Dedication",
	"page-3": "The story begins",
	"page-24": "The last page",
	back: "Back cover",
};

function navigationOf(title: string, leaves: readonly Leaf[]): string {
	const entry = (name: string, label: string) => `<li><a href="${name}.xhtml">${escaped(label)}</a></li>`;
	const chapters = leaves.flatMap(({ name }) => (CHAPTERS[name] ? [entry(name, CHAPTERS[name])] : []));
	const pages = leaves.flatMap(({ name }) =>
		name.startsWith("page-") ? [entry(name, name.replace("page-", ""))] : [],
	);
	return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="en-GB" xml:lang="en-GB">
<head><title>${escaped(title)}</title></head>
<body>
<nav epub:type="toc" id="toc"><h1>${escaped(title)}</h1><ol>
${chapters.join("\n")}
</ol></nav>
<nav epub:type="page-list" hidden=""><h2>Pages</h2><ol>
${pages.join("\n")}
</ol></nav>
</body>
</html>
`;
}

/** Fonts are called by their files' names. */
function styleOf(fonts: readonly string[]): string {
	const faces = fonts.map(
		(font) =>
			`@font-face { font-family: "${basename(font, ".woff")}"; src: url("fonts/${basename(font)}"); }`,
	);
	const side = `${READING_PX}px`;
	return `${faces.join("\n")}
html, body { margin: 0; padding: 0; width: ${side}; height: ${side}; }
img, svg { position: absolute; top: 0; left: 0; width: ${side}; height: ${side}; }
text { text-rendering: geometricPrecision; }
`;
}
