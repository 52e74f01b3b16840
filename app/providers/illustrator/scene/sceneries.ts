import type { Place } from "../setting";
import { forest } from "./forest";
import { meadow } from "./meadow";
import { sea } from "./sea";
import { space } from "./space";
import { underwater } from "./underwater";
import type { Scenery } from "./stage";

const SCENERIES: Partial<Record<Place, Scenery>> = { meadow, sea, underwater, space, forest };

/** The scenery of a place. */
export const sceneryOf = (place: Place): Scenery => SCENERIES[place] ?? meadow;
