/** A long text that people may hold the shop to. */
export type Policy = {
	title: string;
	/** What it is about, in a sentence. */
	about: string;
	sections: readonly PolicySection[];
};

/** Paragraphs, in their order; a list stands as one of them. */
export type PolicySection = {
	id: string;
	title: string;
	says: readonly (string | readonly string[])[];
	/** Below them stands who the seller is. */
	names?: "seller";
};

export const EFFECTIVE = "1 July 2025";
