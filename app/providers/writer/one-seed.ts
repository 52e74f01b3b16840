import type { Writer } from "./port";

/** A writer to whom every book has the same seed: of the same idea it writes the same one, so that tests need it drawn once. */
export function withOneSeed(writer: Writer, seed: string): Writer {
	return {
		...writer,
		writeScript: (idea, _seed, signal) => writer.writeScript(idea, seed, signal),
		reword: (idea, book, ...which) => writer.reword(idea, { ...book, seed }, ...which),
	};
}
