/*
 * What is said of a character's photo, by the page and by the script that goes on with it. `name` is the character's as it is typed by
 * now, empty while it has none; `index` its place, counted from 0.
 */

const portraitOf = (name: string) => `${name || "The character"}’s portrait`;

/** What the picture of a head shows, for whoever doesn't see it. */
export const portraitAltText = (name: string): string =>
	`${portraitOf(name)}, made from your photo, as it will be drawn`;

/** Said once a portrait is there. */
export const portraitIsReady = (name: string): string => `${portraitOf(name)} is ready.`;

/** Whose photo a button is about. */
export const whoseIs = (index: number, name: string): string => name || `character ${index + 1}`;

/** Asks which of several people it is. */
export const whoIs = (name: string): string => `Who is ${name || "this character"}?`;

/** The address of a photo's thumbnail; another one once it has been turned, whatever a browser has kept. */
export const thumbnailOf = (imageUrl: string, turns: number): string =>
	`${imageUrl}?size=thumb${turns > 0 ? `&turned=${turns}` : ""}`;
