import { PassThrough } from "node:stream";
import { buffer } from "node:stream/consumers";
import { BRAND } from "~/content/brand";
import { type LetterLine, writeLetter } from "~/shop/printing/write-letter.server";
import type { Invoice } from "./invoice";

/** mm between two lines. */
const STEP = 6;

/** An invoice as a PDF of one page; `placedAt` (ISO) is when its order was placed. The same invoice gives the same bytes. */
export async function writeInvoice(invoice: Invoice, placedAt: string): Promise<Buffer> {
	const out = new PassThrough();
	const bytes = buffer(out);
	const title = `Invoice ${invoice.number}, ${BRAND.name}`;
	await writeLetter(out, { title, madeAt: new Date(placedAt) }, linesOf(invoice));
	return bytes;
}

function linesOf({
	number,
	date,
	orderNumber,
	seller,
	buyer,
	rows,
	total,
	returned,
	notes,
}: Invoice): LetterLine[] {
	let y = 32;
	const next = (line: Omit<LetterLine, "y">, gap = 0): LetterLine => {
		y += STEP + gap;
		return { ...line, y };
	};
	return [
		{ text: `Invoice ${number}`, y, bold: true, size: 20 },
		next({ text: `Date: ${date}` }, 4),
		next({ text: `Order: ${orderNumber}` }),
		next({ text: "From", bold: true }, 6),
		...seller.map((text) => next({ text })),
		next({ text: "To", bold: true }, 6),
		...buyer.map((text) => next({ text })),
		next({ text: "" }, 6),
		...rows.map(([text, right]) => next({ text, right }, 1)),
		next({ text: "Total", right: total, bold: true, size: 13 }, 4),
		...returned.map(([text, right]) => next({ text, right }, 1)),
		next({ text: "" }, 2),
		...notes.map((text) => next({ text })),
	];
}
