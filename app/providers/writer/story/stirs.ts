import { PLACES, type Setting as PlaceId } from "~/story/places/list";
import type { Weather } from "~/story/vocabulary";

/** What stirs, lives and goes wrong in a place, so that no rain falls indoors and no moth flies under the sea. */
export type Stir = {
	/** What carries things off: "a gust of wind". */
	stir: string;
	/** A clause in the past tense for the moment when all goes wrong. */
	gloom: string;
	/** The same for the smallest readers, in the present tense. */
	gloomTiny: string;
	/** Something pale that passes overhead. */
	passer: string;
	/** Something small on the ground. */
	crawler: string;
	/** The weather of a picture while it blows, and while all is wrong. */
	blowing: Weather;
	gloomy: Weather;
};

const OUTDOORS: Stir = {
	stir: "a gust of wind",
	gloom: "the rain came down",
	gloomTiny: "Drip, drip, drip!",
	passer: "a moth",
	crawler: "beetle",
	blowing: "wind",
	gloomy: "rain",
};
const INDOORS: Stir = {
	...OUTDOORS,
	stir: "a sudden draught",
	gloom: "the lights went out",
	gloomTiny: "Click! No more light.",
	blowing: "clear",
	gloomy: "clear",
};

const STIRS: Partial<Record<PlaceId, Stir>> = {
	underwater: {
		stir: "a swirl of water",
		gloom: "the water grew dark",
		gloomTiny: "Dark, dark, dark!",
		passer: "a jellyfish",
		crawler: "crab",
		blowing: "clear",
		gloomy: "fog",
	},
	space: {
		...OUTDOORS,
		stir: "a puff of stardust",
		gloom: "the sun went in behind a planet",
		gloomTiny: "Dark, dark, dark!",
		passer: "a comet",
		crawler: "moon beetle",
		blowing: "clear",
		gloomy: "clear",
	},
	snow: {
		...OUTDOORS,
		gloom: "the snow came down",
		gloomTiny: "Snow, snow, snow!",
		passer: "a snowflake",
		gloomy: "snow",
	},
	desert: {
		...OUTDOORS,
		stir: "a gust of hot wind",
		gloom: "the sand began to blow",
		gloomTiny: "Sand, sand, sand!",
		gloomy: "storm",
	},
	sky: {
		...OUTDOORS,
		gloom: "the clouds closed in",
		gloomTiny: "Grey, grey, grey!",
		passer: "a gull",
		gloomy: "fog",
	},
};

/** What stirs at a place: under a roof, even one that the picture only has behind it, nothing falls from the sky. */
export function stirAt(place: PlaceId): Stir {
	return STIRS[place] ?? (PLACES[place].roof ? INDOORS : OUTDOORS);
}
