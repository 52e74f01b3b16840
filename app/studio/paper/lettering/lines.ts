/** Words that lead from one to the next: set smaller when they stand on a line of their own. */
const LITTLE = new Set(
	"a an and & + at by for from in into of on or s the to under up with who's vs meets meet de la le el los las of's".split(
		" ",
	),
);

const isLittle = (word: string) => LITTLE.has(word.toLowerCase());

export type Line = { words: string[]; size: number; width: number; top: number; height: number };

/** Height of capitals with their ascenders, and the step from line to line, both in shares of the size. */
export const CAP = 0.74;
const GAP = 0.24;
const LITTLE_SIZE = 0.5;

export type Measure = (word: string) => number;

/** Before a word that follows the one before it without a space, as in Chinese and Japanese: a line may break there. */
export const GLUED = "\u2060";

const SPACE = 0.27;

/** The space before a word that isn't the first of its line, in shares of the size. */
export const spaceBefore = (word: string) => (word.startsWith(GLUED) ? 0 : SPACE);

/** Width of words in a line with the spaces between them, in shares of the size. */
export const widthOf = (words: readonly string[], measure: Measure) =>
	words.reduce((sum, word, i) => sum + measure(word) + (i > 0 ? spaceBefore(word) : 0), 0);

/**
 * Breaks a title into balanced lines and gives each its size, so that the block fills the room as well as it can.
 * `measure` gives a word's width at size 1; room and result are in one unit. Lines of little words only are smaller.
 */
export function typeset(
	words: readonly string[],
	measure: Measure,
	room: { width: number; height: number; largest: number },
): Line[] {
	let best: { lines: Line[]; score: number } | null = null;
	for (const lines of breakings(words, words.length > 12 ? 5 : 4)) {
		const set = sized(lines, measure, room);
		const score = merit(set, room, words.length);
		if (!best || score > best.score) best = { lines: set, score };
	}
	return best?.lines ?? [];
}

/** Every way to break the words into up to `most` lines; for long titles only even ways. */
function* breakings(words: readonly string[], most: number): Generator<string[][]> {
	const mean = (count: number) => words.join(" ").length / count;
	function* rest(from: number, lines: string[][]): Generator<string[][]> {
		if (from === words.length) {
			yield lines;
			return;
		}
		if (lines.length === most) return;
		for (let to = from + 1; to <= words.length; to++) {
			const line = words.slice(from, to);
			if (
				words.length > 9 &&
				to < words.length &&
				line.join(" ").length < mean(most) * 0.5 &&
				!line.every(isLittle)
			)
				continue;
			if (words.length > 9 && line.join(" ").length > mean(2) * 1.25) return;
			yield* rest(to, [...lines, line]);
		}
	}
	yield* rest(0, []);
}

function sized(
	lines: readonly string[][],
	measure: Measure,
	room: { width: number; height: number; largest: number },
) {
	const little = lines.map((words) => lines.length > 1 && words.every(isLittle));
	const natural = lines.map((words) => widthOf(words, measure));
	const widest = Math.max(...natural.filter((_, i) => !little[i]), 0.1);
	// A short line may grow towards the widest, but not so far that the lines look set by different hands.
	const factor = lines.map((_, i) =>
		little[i] ? LITTLE_SIZE : Math.min(1.38, Math.max(1, (0.86 * widest) / (natural[i] as number))),
	);
	const tall = factor.reduce(
		(sum, f, i) => sum + f * CAP + (i > 0 ? GAP * Math.min(f, factor[i - 1] ?? f) + 0.06 : 0),
		0,
	);
	const widthBound = Math.min(
		...lines.map((_, i) => room.width / ((natural[i] as number) * (factor[i] as number))),
	);
	const size = Math.min(room.largest / Math.max(...factor), widthBound, room.height / tall);
	let top = 0;
	return lines.map((words, i) => {
		const own = size * (factor[i] as number);
		if (i > 0) top += GAP * Math.min(own, size * (factor[i - 1] as number)) + 0.06 * size;
		const line: Line = { words, size: own, width: (natural[i] as number) * own, top, height: own * CAP };
		top += line.height;
		return line;
	});
}

/** Big letters first; then even lines, no lonely little words at the ends, few lines. */
function merit(lines: readonly Line[], room: { width: number; height: number }, count: number): number {
	const main = lines.filter((line) => !(lines.length > 1 && line.words.every(isLittle)));
	if (main.length === 0) return -10;
	const smallest = Math.min(...main.map((line) => line.size));
	const widths = main.map((line) => line.width / room.width);
	const uneven = Math.max(...widths) - Math.min(...widths);
	const dangling = lines.filter(
		(line) => line.words.length > 1 && isLittle(line.words.at(-1) as string),
	).length;
	const edge = [lines[0], lines.at(-1)].filter(
		(line) => lines.length > 1 && line?.words.every(isLittle),
	).length;
	const runs = lines.filter(
		(line, i) => i > 0 && line.words.every(isLittle) && lines[i - 1]?.words.every(isLittle),
	).length;
	// "and the" small between two big lines is how a hand-lettered title looks.
	const linked = lines.filter(
		(line, i) => i > 0 && i < lines.length - 1 && line.words.every(isLittle),
	).length;
	const alone =
		count > 3
			? main.filter((line) => line.words.length === 1 && (line.words[0] as string).length < 4).length
			: 0;
	return (
		smallest / room.height -
		uneven * 0.14 -
		dangling * 0.07 -
		edge * 0.012 -
		alone * 0.06 -
		lines.length * 0.006 -
		runs * 0.3 +
		Math.min(1, linked) * 0.03
	);
}
