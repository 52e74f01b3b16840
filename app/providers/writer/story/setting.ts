/** The places a story can happen in, each with what may be seen and heard there. */

export type Setting = {
	id: string;
	/** Words of a location (or, failing that, of a description) that mean this place. */
	words: RegExp;
	/** How the smallest readers hear of it; replaces a location too long for a short sentence. */
	short: string;
	sound: string;
	/** A landmark, with "the". */
	spot: string;
	/** A way that leads on, with "the". */
	path: string;
	/** What fills the air, for the older readers: fits "... and {air}". */
	air: string;
	/** The scene as the illustrator hears it. */
	scene: string;
};

/** One row of the tables of settings, in the order of the type. `words` are whole words, as a pattern. */
export const place = (
	id: string,
	words: string,
	short: string,
	sound: string,
	spot: string,
	path: string,
	air: string,
	scene: string,
): Setting => ({
	id,
	words: new RegExp(`(?<![\\p{L}])(?:${words})(?![\\p{L}])`, "iu"),
	short,
	sound,
	spot,
	path,
	air,
	scene,
});

/** For a place the shop doesn't know: true of almost anywhere. */
export const ANYWHERE: Setting = place(
	"anywhere",
	"(?!)",
	"in a faraway place",
	"Tap",
	"the big tree",
	"the winding path",
	"the air felt full of secrets",
	"a wide, friendly landscape with a winding path, trees and soft hills",
);
