import type { Outfit } from "../outfits";

/** All that is known of a place where stories play, but how it is drawn. What it names is what its drawing shows. */
export type Place = {
	/** By which it is recognised: whole words as a pattern; a space stands for one or more blanks or a hyphen. */
	words: string;
	/** Words that mean it only where no other place is named: "Grandma's house", "the lake", "Cornwall". */
	faintWords?: string;
	/** With its preposition: "on the beach"; at most five words that the smallest readers know. */
	at: string;
	/** What stands around there, in four to seven words. */
	around: string;
	/** For whoever paints it from words; the `spot` is in it. */
	scene: string;
	/** Heard there: one word. */
	sound: string;
	/** A landmark in two to four words, with "the". No thing that people hold, and nothing that only one of the family's places has. */
	spot: string;
	/** A way that leads on, with "the": one can go along it. */
	path: string;
	/** What fills the air, for the older readers: fits "it was quiet, and {air}". */
	air: string;
	/** What people wear there on every page; absent: their everyday clothes. */
	outfit?: Outfit;
	/** There is a roof, and it is drawn; or a story may play under one that the picture has behind it. */
	roof?: "drawn" | "behind";
	/** Nobody goes there without air; it is all around whatever else is named. */
	isAirless?: true;
};
