import type { SceneKind } from "../recognise-scene";
import { bedroom } from "./bedroom";
import { castle } from "./castle";
import { circus } from "./circus";
import { city } from "./city";
import { desert } from "./desert";
import { farm } from "./farm";
import { forest } from "./forest";
import { jungle } from "./jungle";
import { meadow } from "./meadow";
import { school } from "./school";
import { sea } from "./sea";
import { snow } from "./snow";
import { space } from "./space";
import type { Scenery } from "./stage";
import { underwater } from "./underwater";

const SCENERIES: Record<SceneKind, Scenery> = {
	sea,
	underwater,
	space,
	forest,
	castle,
	jungle,
	city,
	snow,
	farm,
	school,
	bedroom,
	circus,
	desert,
	meadow,
};

/** The scenery of a place. */
export const sceneryOf = (place: SceneKind): Scenery => SCENERIES[place];
