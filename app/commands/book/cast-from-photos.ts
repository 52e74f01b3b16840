import type { Character } from "~/studio/story/idea";

/** Somebody in a book of ours, from a free portrait of e2e/photos. */
export type Person = readonly [
	photo: string,
	name: string,
	age: number,
	personality: string,
	relationship: Character["relationship"],
];

/** Who is in a book and the files of their photos; the first is the main character. */
export function castFromPhotos(cast: readonly Person[]): { characters: Character[]; photos: string[] } {
	return {
		characters: cast.map(([, name, age, personality, relationship], i) => ({
			name,
			age,
			personality,
			relationship,
			isMain: i === 0,
		})),
		photos: cast.map(([photo]) => `e2e/photos/${photo}.jpg`),
	};
}
