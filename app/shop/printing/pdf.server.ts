import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Writable } from "node:stream";
import { finished } from "node:stream/promises";
import PDFDocument from "pdfkit";
import { PUBLISHER } from "~/studio/story/publisher";
import type { Area, Sheet } from "./rules";

const PT_PER_MM = 72 / 25.4;
export const pt = (mm: number) => mm * PT_PER_MM;

export type Pdf = PDFKit.PDFDocument;
/** What the library keeps to itself: the catalogue, and the dictionary of a page. */
type Inside = { _root: { data: Record<string, unknown> } };

const require = createRequire(import.meta.url);
let profile: Buffer | undefined;
/** The colour profile of sRGB, as the library has it. */
const profileBytes = () => {
	profile ??= readFileSync(join(dirname(require.resolve("pdfkit")), "data/sRGB_IEC61966_2_1.icc"));
	return profile;
};

/**
 * Writes a PDF: `fill` adds its pages one after the other. The same title, date and pages give the same bytes. Its colours are meant
 * for sRGB, and say so.
 */
export async function writePdf(
	out: Writable,
	{ title, madeAt, isTagged = false }: { title: string; madeAt: Date; isTagged?: boolean },
	fill: (pdf: Pdf) => Promise<void>,
): Promise<void> {
	const info = {
		Title: title,
		Creator: PUBLISHER,
		Producer: "PDFKit",
		CreationDate: madeAt,
		ModDate: madeAt,
	};
	const options = {
		autoFirstPage: false,
		margin: 0,
		pdfVersion: "1.6",
		lang: "en-GB",
		displayTitle: true,
	} as const;
	// Null: no font that would not be embedded is ever chosen.
	const pdf = new PDFDocument({ ...options, tagged: isTagged, info, font: null as unknown as string });
	pdf.pipe(out);
	await fill(pdf);
	const intent = {
		Type: "OutputIntent",
		S: "GTS_PDFX",
		OutputConditionIdentifier: new String("sRGB IEC61966-2.1"),
		RegistryName: new String("http://www.color.org"),
		Info: new String("sRGB IEC61966-2.1"),
		DestOutputProfile: profileOf(pdf),
	};
	(pdf as unknown as Inside)._root.data.OutputIntents = [intent];
	pdf.end();
	await finished(out);
}

function profileOf(pdf: Pdf): PDFKit.PDFKitReference {
	const stream = pdf.ref({ N: 3 });
	stream.end(profileBytes());
	return stream;
}

/** Adds a page of a sheet, with its trim and its bleed. */
export function addSheet(pdf: Pdf, { width, height, trim }: Sheet): void {
	pdf.addPage({ size: [pt(width), pt(height)], margin: 0 });
	const boxes = pdf.page.dictionary as unknown as { data: Record<string, number[]> };
	boxes.data.BleedBox = boxOf({ x: 0, y: 0, width, height }, height);
	boxes.data.TrimBox = boxOf(trim, height);
}

/** As a PDF has it: corners in pt, from the sheet's lower left one. */
const boxOf = ({ x, y, width, height }: Area, high: number) =>
	[x, high - y - height, x + width, high - y].map((mm) => Math.round(pt(mm) * 1000) / 1000);
