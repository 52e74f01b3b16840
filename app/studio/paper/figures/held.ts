import type { Figure } from "~/studio/story/scene";
import type { Prop } from "~/studio/story/vocabulary";
import { artHeld } from "./held/art.server";
import { dragon, fox, owl, penguin, robot } from "./held/creatures";
import { ball, balloon, bike, boat, drum, flag, kite, net, teddy } from "./held/play";
import { book, feather, key, lantern, letter, map, rope, shell, telescope, torch } from "./held/quest";
import type { HeldThing } from "./held/thing";
import { basket, cake, rucksack, spade, umbrella, wellies } from "./held/useful";

/** Everything that can be held: an entry is all that it takes. */
export const HELD: Record<Prop, HeldThing> = {
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

/** How somebody has a thing: as ours is held, or by its size; `inBoth` hands, however small. */
export function heldAs(holds: NonNullable<Figure["holds"]>, inBoth = false): HeldThing {
	const drawing = typeof holds === "string" ? holds : holds.drawing;
	const ours: HeldThing | undefined = HELD[drawing as Prop];
	return ours ?? artHeld(drawing, typeof holds === "string" ? 0 : holds.long, inBoth);
}
