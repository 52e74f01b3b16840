import { wordsOf } from "./wording";

/** How hard a text is to read. */

/** Sentences of a text; a quotation that ends inside a sentence does not end it. */
export function sentencesOf(text: string): string[] {
	return text
		.split(/\n\n|(?<=[.!?][”’]?)\s+(?=[“‘]?[^\p{Ll}\s])/u)
		.map((sentence) => sentence.trim())
		.filter((sentence) => sentence !== "");
}

/** Syllables by the usual rule of thumb: groups of vowels, a silent final "e" aside, and that of "sideways". */
export function syllablesOf(word: string): number {
	const letters = word.toLowerCase().replace(/[^a-z]/g, "");
	if (letters.length <= 3) return 1;
	const spoken = letters
		.replace(/(?:[^laeiouy]es|[^td]ed|[^laeiouy]e)$/, "")
		.replace(/^side(?=[^aeiouy])/, "sid")
		.replace(/^y/, "");
	return Math.max(1, spoken.match(/[aeiouy]{1,2}/g)?.length ?? 1);
}

export type Measures = {
	wordsPerSentence: number;
	lettersPerWord: number;
	syllablesPerWord: number;
	grade: number;
};

/** Takes a text; gives its averages and its Flesch-Kincaid grade (Kincaid et al., 1975). */
export function measure(text: string): Measures {
	const sentences = sentencesOf(text);
	const words = wordsOf(text);
	const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
	const letters = words.reduce((sum, word) => sum + word.replace(/[^\p{L}]/gu, "").length, 0);
	const wordsPerSentence = words.length / sentences.length;
	const syllablesPerWord = syllables / words.length;
	return {
		wordsPerSentence,
		syllablesPerWord,
		lettersPerWord: letters / words.length,
		grade: 0.39 * wordsPerSentence + 11.8 * syllablesPerWord - 15.59,
	};
}
