import type { Setting } from "~/studio/story/places/list";
import { beach } from "./beach";
import { bedroom } from "./bedroom";
import { castle } from "./castle";
import { circus } from "./circus";
import { city } from "./city";
import { desert } from "./desert";
import { farm } from "./farm";
import { forest } from "./forest";
import { garden } from "./garden";
import { hospital } from "./hospital";
import { island } from "./island";
import { jungle } from "./jungle";
import { kitchen } from "./kitchen";
import { library } from "./library";
import { meadow } from "./meadow";
import { mountain } from "./mountain";
import { museum } from "./museum";
import { park } from "./park";
import { pool } from "./pool";
import { school } from "./school";
import { sea } from "./sea";
import type { LayeredSetting } from "./setting";
import { shop } from "./shop";
import { sky } from "./sky";
import { snow } from "./snow";
import { space } from "./space";
import { station } from "./station";
import { street } from "./street";
import { underwater } from "./underwater";

/** How each setting is drawn, by its word of the vocabulary. */
export const LAYERED = {
	beach,
	bedroom,
	castle,
	circus,
	city,
	desert,
	farm,
	forest,
	garden,
	hospital,
	island,
	jungle,
	kitchen,
	library,
	meadow,
	mountain,
	museum,
	park,
	pool,
	school,
	sea,
	shop,
	sky,
	snow,
	space,
	station,
	street,
	underwater,
} as const satisfies Record<Setting, LayeredSetting>;
