import type { Setting as PlaceId } from "~/story/vocabulary";

/** From a place that the writer tells of to the one that is drawn. */

const DRAWN: Readonly<Record<string, PlaceId>> = {
	underwater: "underwater",
	space: "space",
	seaside: "beach",
	island: "island",
	snow: "snow",
	mountain: "mountain",
	jungle: "jungle",
	forest: "forest",
	dinosaurs: "jungle",
	river: "meadow",
	desert: "desert",
	sky: "sky",
	fairground: "circus",
	castle: "castle",
	school: "school",
	museum: "museum",
	zoo: "park",
	farm: "farm",
	park: "park",
	garden: "garden",
	pool: "pool",
	station: "station",
	home: "bedroom",
	city: "city",
	fairyland: "forest",
	hospital: "hospital",
	anywhere: "meadow",
};

/** Where one place of the writer's is several to draw, the family's own word decides. */
const NEARER: readonly [from: string, words: RegExp, to: PlaceId][] = [
	["home", /kitchen/iu, "kitchen"],
	["city", /(?<!\p{L})(?:shops?|market|supermarket)(?!\p{L})/iu, "shop"],
	["city", /(?<!\p{L})(?:street|road)(?!\p{L})/iu, "street"],
	["museum", /library|bookshop/iu, "library"],
	["museum", /theatre/iu, "circus"],
	["seaside", /(?<!\p{L})(?:sea|ocean)(?!\p{L})/iu, "sea"],
	["farm", /meadow|field/iu, "meadow"],
];

/** Takes the id of a setting of the writer's and the family's words for the place. */
export function drawnPlace(settingId: string, words: string): PlaceId {
	const nearer = NEARER.find(([from, pattern]) => from === settingId && pattern.test(words));
	const drawn = nearer?.[2] ?? DRAWN[settingId];
	if (drawn === undefined) throw new Error(`a place that nobody draws: ${settingId}`);
	return drawn;
}
