import type { Plot } from "./plots/plot";

/** Which of the grammar's lines a family's earlier books were told in, read off their words. */

const OWN_WORDS = new Map<string, readonly string[]>();

/**
 * What every book says that is told in a line, whoever is in it and wherever it plays: its words without slots and choices.
 * Kept, for the lines are the grammar's own few thousand and asked for again and again.
 */
function ownWords(line: string): readonly string[] {
	const known = OWN_WORDS.get(line);
	if (known) return known;
	const own = line
		.split(/\{\w+\}|\[[^[\]]*\]|(?<=[.!?]) /u)
		.map((words) => words.trim())
		.filter((words) => /\p{L}/u.test(words));
	OWN_WORDS.set(line, own);
	return own;
}

/** Of a line's own words, what may be missing: the sound words that a Custom Level leaves out. */
const MOST_MISSING = 0.4;

/** Whether a text is told in one of the lines. */
export const isToldIn = (book: string, lines: readonly string[]) =>
	lines.some((line) => {
		const own = ownWords(line);
		const letters = (some: readonly string[]) => some.join("").length;
		return (
			own.length > 0 && letters(own.filter((words) => !book.includes(words))) <= MOST_MISSING * letters(own)
		);
	});

/**
 * Those of the options of which no book has the lines; where every one has been told, those told longest ago. `books` are whole
 * texts, the latest first.
 */
export function leastTold<T>(
	options: readonly T[],
	linesOf: (option: T) => readonly string[],
	books: readonly string[],
): readonly T[] {
	if (books.length === 0) return options;
	const since = options.map((option) => {
		const latest = books.findIndex((book) => isToldIn(book, linesOf(option)));
		return latest < 0 ? books.length : latest;
	});
	const longest = Math.max(...since);
	return options.filter((_, index) => since[index] === longest);
}

/** Those of the options of which the book has the lines; all of them where it has none. */
export function alreadyTold<T>(
	options: readonly T[],
	linesOf: (option: T) => readonly string[],
	book: string,
): readonly T[] {
	const told = options.filter((option) => isToldIn(book, linesOf(option)));
	return told.length > 0 ? told : options;
}

/** Every line of a telling of a beat, at whatever level. */
export const linesOf = (telling: Plot["lines"]["want"]): readonly string[] =>
	"wish" in telling
		? [...Object.values(telling.wish), ...Object.values(telling.story)]
		: Object.values(telling);

/** The plot that a book's words tell; undefined for a book that a vendor's writer worded. */
export function plotToldIn(book: string, plots: readonly Plot[]): Plot | undefined {
	const beatsOf = (plot: Plot) =>
		[plot.lines, ...plot.again].reduce(
			(sum, telling) => sum + Object.values(telling).filter((lines) => isToldIn(book, linesOf(lines))).length,
			0,
		);
	const counted = plots.map((plot) => ({ plot, beats: beatsOf(plot) }));
	const most = counted.reduce((best, one) => (one.beats > best.beats ? one : best));
	return most.beats >= LEAST_BEATS ? most.plot : undefined;
}

/** Short lines of the youngest stand in other books by chance. */
const LEAST_BEATS = 5;
