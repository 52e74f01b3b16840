import type { Box } from "./compositions/layout";

/** A piece of text as print sets it live. Lengths are in mm from the upper left corner of the trimmed page. */
export type PlacedText = {
	/** What comes one after the other is read so; a space at its end where another word follows, which not every font has. */
	text: string;
	/** A title, the main character's name on its label, or what is told. */
	part: "title" | "name" | "story";
	/** A file of the packages @fontsource: "andika/files/andika-latin-400-normal.woff". */
	font: string;
	/** pt. */
	size: number;
	/** Where its base line begins. */
	x: number;
	y: number;
	/** Of the base line, in degrees clockwise. */
	turn: number;
	/** #rrggbb; or colours that run into each other, each at so many ems above the base line, the highest first. */
	ink: string | readonly (readonly [above: number, colour: string])[];
};

export type Picture = {
	bytes: Uint8Array;
	type: "image/jpeg";
	width: number;
	height: number;
	/** What it says and where: lettered on it already, or where it has kept the ground for it. */
	words: readonly PlacedText[];
	/** Where heads are, mm from the upper left corner of the trimmed page; none where nobody can tell, as of a vendor's picture. */
	faces: readonly Box[];
	/** px in an inch of print that the vendor's picture has in it as it came; of what is drawn here at any size nothing is said. */
	ppi?: number | null;
};
