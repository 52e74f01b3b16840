import { randomBytes } from "node:crypto";

/** The names of what the shop makes, and its secrets. */
export type Ids = {
	/** A new id that begins with the word for what it names: `book_...`. Not guessable. */
	next(word: string): string;
	/** Random bytes in base64url, for secrets. */
	token(bytes: number): string;
};

/** Those of a shop that is open; tests count theirs. */
export const randomIds: Ids = {
	next: (word) => `${word}_${randomBytes(15).toString("base64url").replace(/[-_]/g, "x")}`,
	token: (bytes) => randomBytes(bytes).toString("base64url"),
};
