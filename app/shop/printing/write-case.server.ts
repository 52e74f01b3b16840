import type { Writable } from "node:stream";
import sharp from "sharp";
import { FORMATS } from "~/studio/story/format";
import type { PlacedText } from "~/studio/story/picture";
import { PUBLISHER } from "~/studio/story/publisher";
import { clothOf } from "./cloth";
import { addSheet, type Pdf, pt, writePdf } from "./pdf.server";
import { type Area, CASE, type CaseSheet, caseSheet, PAGES, PPI } from "./rules";
import { chooseFont, setText, settable } from "./set-text.server";
import type { BookInfo, BookPage } from "./write-pages.server";

const { bleed: BLEED } = FORMATS.page;
const BRAND = { text: PUBLISHER, font: "grandstander/files/grandstander-latin-700-normal.woff" };
const SPINE_INK = "#fff6e0";
/** pt. */
const SPINE_SIZE = { usual: 12, least: 6, brand: 9 };
/** From the boards' edges to the spine's words, mm. */
const SPINE_MARGIN = 14;
/** Of capitals, and between words whose font has no space, in ems. */
const CAP = 0.7;
const SPACE = 0.27;
const QUALITY = 92;

/** The case wrap: back cover, spine and front cover on one sheet. Both pictures are squares at print size, without their words. */
export async function writeCase(
	out: Writable,
	book: BookInfo,
	{ front, back }: { front: BookPage; back: BookPage },
): Promise<void> {
	const sheet = caseSheet(PAGES);
	const panels = {
		front: await wrapped(front, sheet.panels.front),
		back: await wrapped(back, sheet.panels.back),
	};
	const cloth = clothOf(await meanOf(front));
	await writePdf(out, book, async (pdf) => {
		addSheet(pdf, sheet);
		for (const [name, page] of [
			["back", back],
			["front", front],
		] as const) {
			const { area, picture } = sheet.panels[name];
			pdf.image(panels[name], ...placeOf(area), sizeOf(area));
			setText(pdf, page.words, picture.x + BLEED, picture.y + BLEED);
		}
		const { spine } = sheet;
		const strip = { ...spine, x: spine.x - CASE.hinge, width: spine.width + 2 * CASE.hinge };
		// Beyond the sheet, so that no half px of it stays white.
		pdf.rect(pt(strip.x), -1, pt(strip.width), pt(strip.height) + 2).fill(cloth);
		setSpine(pdf, sheet, front.words);
	});
}

const placeOf = ({ x, y }: Area): [number, number] => [pt(x), pt(y)];
const sizeOf = ({ width, height }: Area) => ({ width: pt(width), height: pt(height) });

/** A picture that goes on around its board as if seen in a mirror. */
function wrapped({ bytes }: BookPage, { area, picture }: CaseSheet["panels"]["front"]): Promise<Buffer> {
	const px = (mm: number) => Math.round((mm / 25.4) * PPI);
	const left = px(picture.x - area.x);
	const top = px(picture.y - area.y);
	return sharp(bytes)
		.extend({
			left,
			top,
			right: px(area.width) - left - px(picture.width),
			bottom: px(area.height) - top - px(picture.height),
			extendWith: "mirror",
		})
		.jpeg({ quality: QUALITY, chromaSubsampling: "4:4:4", optimiseCoding: false })
		.toBuffer();
}

async function meanOf({ bytes }: BookPage): Promise<[number, number, number]> {
	const { channels } = await sharp(bytes).stats();
	return [0, 1, 2].map((i) => channels[i]?.mean ?? 0) as [number, number, number];
}

/** The title as it is on the cover, in a line from top to bottom, and the shop's name at its foot. */
function setSpine(pdf: Pdf, { spine }: CaseSheet, words: readonly PlacedText[]): void {
	const title = joined(words.filter(({ part }) => part === "title"));
	const around = CASE.wrap + CASE.bleed + SPINE_MARGIN;
	const room = pt(spine.height - 2 * around) - 2 * widthOf(pdf, [BRAND], SPINE_SIZE.brand);
	const usual = widthOf(pdf, title, SPINE_SIZE.usual);
	const size = Math.max(SPINE_SIZE.least, Math.min(SPINE_SIZE.usual, (SPINE_SIZE.usual * room) / usual));
	const foot = pt(spine.height - around) - widthOf(pdf, [BRAND], SPINE_SIZE.brand);
	down(pdf, title, size, pt(spine.x + spine.width / 2), pt(around));
	down(pdf, [BRAND], SPINE_SIZE.brand, pt(spine.x + spine.width / 2), foot);
}

type SpineRun = Pick<PlacedText, "text" | "font">;

/** Letters of one font that follow each other are set as one, as words are. */
function joined(letters: readonly PlacedText[]): SpineRun[] {
	const runs: SpineRun[] = [];
	for (const { text, font } of letters) {
		const last = runs.at(-1);
		const isOpen = last?.font === font && settable(last) === last.text;
		if (last && isOpen) last.text += text;
		else runs.push({ text, font });
	}
	return runs;
}

const spaceAfter = (run: SpineRun, size: number) => (settable(run) === run.text ? 0 : SPACE * size);

/** pt. */
const widthOf = (pdf: Pdf, runs: readonly SpineRun[], size: number) =>
	runs.reduce(
		(sum, run) => sum + chooseFont(pdf, run.font, size).widthOfString(settable(run)) + spaceAfter(run, size),
		0,
	);

/** Sets runs from `y` downwards, capitals in the middle of `x`, both in pt. */
function down(pdf: Pdf, runs: readonly SpineRun[], size: number, x: number, y: number): void {
	pdf.save();
	pdf.translate(x - (CAP / 2) * size, y).rotate(90);
	let at = 0;
	for (const run of runs) {
		chooseFont(pdf, run.font, size).fillColor(SPINE_INK);
		const text = settable(run);
		pdf.text(text, at, 0, { lineBreak: false, baseline: "alphabetic" });
		at += pdf.widthOfString(text) + spaceAfter(run, size);
	}
	pdf.restore();
}
