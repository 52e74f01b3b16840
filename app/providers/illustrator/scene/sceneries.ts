import type { Place } from "../setting";
import { meadow } from "./meadow";
import type { Scenery } from "./stage";

const SCENERIES: Partial<Record<Place, Scenery>> = { meadow };

/** The scenery of a place. */
export const sceneryOf = (place: Place): Scenery => SCENERIES[place] ?? meadow;
