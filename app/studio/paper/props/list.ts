import type { Prop } from "~/studio/story/vocabulary";
import { dragon, fox, owl, penguin, robot } from "./creatures";
import { PEOPLE } from "./people";
import * as plain from "./plain";
import { ball, balloon, bike, boat, drum, flag, kite, net, teddy } from "./play";
import type { PropDrawing } from "./prop";
import { book, feather, key, lantern, letter, map, rope, shell, telescope, torch } from "./quest";
import * as scenery from "./scenery";
import { basket, cake, rucksack, spade, umbrella, wellies } from "./useful";

/** Everything that stands or lies in a scene: an entry is all that it takes. */
export const PROPS_DRAWN: Record<Prop, PropDrawing> = {
	torch,
	map,
	key,
	rucksack,
	wellies,
	teddy,
	lantern,
	rope,
	letter,
	cake,
	boat,
	bike,
	kite,
	ball,
	book,
	umbrella,
	basket,
	spade,
	telescope,
	drum,
	flag,
	balloon,
	net,
	shell,
	feather,
	owl,
	fox,
	dragon,
	penguin,
	robot,
};

const { darkPaper, goldPaper, pirateShip, paperFigure, whiteLine, ...others } = { ...plain, ...scenery };
/** What only the things of a scene are drawn by: it stands or lies, and nobody holds it. */
export const PLAIN_DRAWN: Readonly<Record<string, PropDrawing>> = {
	...others,
	"dark-paper": darkPaper,
	"gold-paper": goldPaper,
	"pirate-ship": pirateShip,
	"paper-figure": paperFigure,
	"white-line": whiteLine,
	...PEOPLE,
};
