/** What a family typed, made fit to stand in a sentence. Nothing here judges the words; see shop/books/moderation. */

/** One line of text: control and invisible characters dropped, whitespace folded. Joiners that scripts need stay. */
export function oneLine(text: string): string {
	return text
		.normalize("NFC")
		.replace(/[\p{Cc}\u2028\u2029]+/gu, " ")
		.replace(/[\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu, "")
		.replace(/\s+/gu, " ")
		.trim();
}

/** Emoji have no sound, so a text read aloud leaves them out. */
export function withoutEmoji(text: string): string {
	return text
		.replace(/\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u200D|\uFE0F|\u20E3/gu, "")
		.replace(/\s+/gu, " ")
		.trim();
}

/** Mark-up is the family's plain text; its signs are dropped where the words are woven into prose. */
export function withoutMarkup(text: string): string {
	return text
		.replace(/<\/?\p{L}[^<>]*>|\{[^{}]*\}/gu, " ")
		.replace(/[<>{}[\]|\\^`~*_#=+]/gu, " ")
		.replace(/\s+/gu, " ")
		.trim();
}

/** A text shouted in capitals, spoken again. Short ones ("UK", "NYC") are abbreviations and stay. */
export function withoutShouting(text: string): string {
	const letters = text.match(/\p{L}/gu) ?? [];
	const capitals = text.match(/\p{Lu}/gu) ?? [];
	return letters.length > 4 && capitals.length / letters.length > 0.6 ? text.toLowerCase() : text;
}

/** Straight quotes become the curly ones of a printed book. */
export function curlyQuotes(text: string): string {
	return text
		.replace(/(\p{L})'(?=\p{L}|\s|$)/gu, "$1’")
		.replace(/"([^"]*)"/g, "“$1”")
		.replace(/(^|\s)'(?=\S)/g, "$1‘")
		.replace(/'/g, "’");
}

/** A description ready to be read word by word. */
export function prose(text: string): string {
	return curlyQuotes(withoutShouting(withoutEmoji(withoutMarkup(oneLine(text)))));
}
