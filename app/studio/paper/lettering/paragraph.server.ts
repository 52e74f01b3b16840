import { fontsFor } from "./fonts.server";
import { GLUED, spaceBefore } from "./lines";
import { drawable, outlined, type Word } from "./outline.server";

/** mm in a point, and from base line to base line in sizes. */
export const MM_PER_PT = 25.4 / 72;
const LEADING = 1.45;
/** From the top of a line to its base line, in sizes: Andika's ascenders with a little air. */
const ASCENT = 0.98;
/** Between paragraphs, in lines. */
const PARAGRAPH = 0.45;

/** A word as it stands: `x` and `base` in mm from the paragraph's upper left corner; a glued one follows without a space. */
export type SetWord = { text: string; shape: Word; x: number; base: number; isGlued: boolean };
export type Paragraph = {
	words: SetWord[];
	/** pt. */
	size: number;
	/** Of the longest line, and from the first line's top to the last one's foot, mm. */
	width: number;
	height: number;
	lines: number;
	/** Whether a name, or a word wider than the column, had to be broken. */
	isBroken: boolean;
};

export type Setting = {
	/** Of the column, mm. */
	width: number;
	/** pt. */
	size: number;
	/** What is never broken between two lines. */
	names: readonly string[];
};

/** A piece is drawn on its own; pieces of a unit stay on one line. */
type Piece = { text: string; shape: Word; isGlued: boolean; isRightToLeft: boolean };
type Unit = { pieces: Piece[]; width: number; ends: "clause" | "little" | "word" };

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
/** Words that want the next one on their line. */
const LITTLE =
	/^(a|an|the|of|to|in|on|at|by|and|or|but|with|for|from|into|his|her|their|my|your|its|mr|mrs|ms|dr)$/i;

/** What a line's looseness costs, more for one that ends in a little word and less for one that ends a clause; a line too many. */
const COST = { little: 0.09, clause: -0.03, line: 0.05, lonely: 4, shortLast: 0.25 };

/** Sets a text ragged right: lines as even as they can be, none ending in a lonely word, no word and no name broken. */
export function setParagraph(text: string, { width, size, names }: Setting): Paragraph {
	const em = size * MM_PER_PT;
	const column = width / em;
	const words: SetWord[] = [];
	let lines = 0;
	let widest = 0;
	let top = 0;
	let isBroken = false;
	for (const [i, part] of text.split(/\n+/).entries()) {
		const read = unitsOf(part, names);
		const units = read.flatMap((unit) => narrowed(unit, column));
		if (units.length === 0) continue;
		isBroken ||= units.length > read.length;
		if (i > 0 && lines > 0) top += PARAGRAPH * LEADING * em;
		for (const line of broken(units, column)) {
			const base = top + (ASCENT + (LEADING - 1) / 2 - 0.1) * em;
			let x = 0;
			for (const [k, piece] of fromLeftToRight(line.flatMap(({ pieces }) => pieces)).entries()) {
				if (k > 0 && !piece.isGlued) x += spaceBefore(piece.text) * em;
				words.push({ text: piece.text, shape: piece.shape, x, base, isGlued: piece.isGlued });
				x += piece.shape.width * em;
			}
			widest = Math.max(widest, x);
			top += LEADING * em;
			lines++;
		}
	}
	return { words, size, width: widest, height: top, lines, isBroken };
}

const shapes = new Map<string, Word>();
/** Pages say the same few hundred words again and again. */
const MOST_SHAPES = 2000;

function shapeOf(text: string): Word {
	let shape = shapes.get(text);
	if (!shape) {
		if (shapes.size >= MOST_SHAPES) shapes.clear();
		shape = outlined(text, fontsFor("text", text));
		shapes.set(text, shape);
	}
	return shape;
}

const pieceOf = (text: string, isGlued: boolean): Piece => ({
	text: text.replace(GLUED, ""),
	shape: shapeOf(text.replace(GLUED, "")),
	isGlued: isGlued || text.startsWith(GLUED),
	isRightToLeft: RIGHT_TO_LEFT.test(text),
});

const unitOf = (pieces: Piece[]): Unit => {
	const last = pieces.at(-1)?.text ?? "";
	const ends = /[.,;:!?–—…]["’”)]*$/u.test(last) ? "clause" : LITTLE.test(last) ? "little" : "word";
	return { pieces, width: widthOf(pieces), ends };
};

const widthOf = (pieces: readonly Piece[]) =>
	pieces.reduce(
		(sum, { shape, text, isGlued }, i) => sum + shape.width + (i > 0 && !isGlued ? spaceBefore(text) : 0),
		0,
	);

/** The text in what must stay together: words, and names of several of them. */
function unitsOf(text: string, names: readonly string[]): Unit[] {
	const words = drawable(text, "text");
	const known = names.map((name) => drawable(name, "text")).filter((name) => name.length > 1);
	const units: Unit[] = [];
	for (let i = 0; i < words.length; ) {
		const name = known
			.filter((parts) => parts.every((part, k) => bare(words[i + k] ?? "").startsWith(bare(part))))
			.sort((a, b) => b.length - a.length)[0];
		const count = name?.length ?? 1;
		units.push(unitOf(words.slice(i, i + count).flatMap(piecesOf)));
		i += count;
	}
	return units;
}

const bare = (word: string) => word.replace(GLUED, "").replace(/^\p{P}+/u, "");

/** A word written from right to left keeps its letters apart from the marks around it, which follow the English sentence. */
function piecesOf(word: string): Piece[] {
	if (!RIGHT_TO_LEFT.test(word)) return [pieceOf(word, false)];
	return (
		word.match(/[\p{L}\p{M}\p{N}]+(?:\p{Pd}[\p{L}\p{M}\p{N}]+)*|[^\p{L}\p{M}\p{N}]+|\p{Script=Latin}+/gu) ?? [
			word,
		]
	).map((part, i) => pieceOf(part, i > 0));
}

/** A unit wider than the column, in parts that aren't: its words, or pieces of an endless one. */
function narrowed(unit: Unit, column: number): Unit[] {
	if (unit.width <= column) return [unit];
	if (unit.pieces.length > 1) return unit.pieces.flatMap((piece) => narrowed(unitOf([piece]), column));
	const [piece] = unit.pieces;
	const signs = [...(piece?.text ?? "")];
	if (signs.length < 2) return [unit];
	const parts: Unit[] = [];
	const each = Math.max(1, Math.floor((signs.length * column * 0.92) / unit.width));
	for (let i = 0; i < signs.length; i += each)
		parts.push(unitOf([pieceOf(signs.slice(i, i + each).join(""), false)]));
	return parts;
}

/** The lines of the least cost in all: every way to break is weighed, each line's best way to begin kept. */
function broken(units: readonly Unit[], column: number): Unit[][] {
	const best: { cost: number; from: number }[] = [{ cost: 0, from: 0 }];
	for (let to = 1; to <= units.length; to++) {
		let least = { cost: Number.POSITIVE_INFINITY, from: to - 1 };
		let width = 0;
		for (let from = to - 1; from >= 0; from--) {
			const unit = units[from] as Unit;
			width += unit.width + (from < to - 1 ? spaceBefore(units[from + 1]?.pieces[0]?.text ?? "") : 0);
			if (width > column && from < to - 1) break;
			const cost =
				(best[from] as { cost: number }).cost +
				costOf(units.slice(from, to), width / column, to === units.length, units.length);
			if (cost < least.cost) least = { cost, from };
		}
		best.push(least);
	}
	const lines: Unit[][] = [];
	for (let to = units.length; to > 0; ) {
		const { from } = best[to] as { from: number };
		lines.unshift(units.slice(from, to));
		to = from;
	}
	return lines;
}

function costOf(line: readonly Unit[], full: number, isLast: boolean, all: number): number {
	const words = line.reduce((sum, { pieces }) => sum + pieces.filter(({ isGlued }) => !isGlued).length, 0);
	if (isLast)
		return (
			COST.line + (words < 2 && all > 1 ? COST.lonely : 0) + COST.shortLast * Math.max(0, 0.45 - full) ** 2
		);
	const { ends } = line.at(-1) as Unit;
	return COST.line + (1 - full) ** 2 + (ends === "word" ? 0 : COST[ends]);
}

/** English runs from left to right; each run of words of another direction is turned round by itself. */
function fromLeftToRight(pieces: readonly Piece[]): Piece[] {
	const order: Piece[] = [];
	for (let i = 0; i < pieces.length; ) {
		let end = i + 1;
		if (pieces[i]?.isRightToLeft) while (end < pieces.length && pieces[end]?.isRightToLeft) end++;
		const run = pieces.slice(i, end);
		const isGlued = run[0]?.isGlued ?? false;
		order.push(
			...run.reverse().map((piece, k) => (k === 0 ? { ...piece, isGlued } : { ...piece, isGlued: false })),
		);
		i = end;
	}
	return order;
}
