import { num } from "../drawing/sheet";
import type { Doll } from "./doll";
import type { Colours } from "./garments";
import type { HeadForm } from "./head.server";

/** Where a hat sits on a head: the brim's middle and half its width; `at` is a place in shares of that half, and units down from the brim. */
export type Seat = {
	head: HeadForm;
	x: number;
	y: number;
	half: number;
	at(across: number, down: number): string;
};

export type Hat = {
	/** What it adds to the height of a head, in hundredths of it. */
	rise: number;
	/** Its brim reaches beyond the head. */
	isBroad?: true;
	/** It goes over whatever else is worn on the head, and over ears. */
	isOverEverything?: true;
	/** What shows behind the head. */
	behind?(doll: Doll, seat: Seat, colours: Colours): void;
	/** The hat itself, over the likeness. */
	draw(doll: Doll, seat: Seat, colours: Colours): void;
};

/** How far down a brim sits: a fifth of the head, above every brow. */
const BRIM = -80;

export function seatOf(head: HeadForm): Seat {
	const half = Math.min(52, Math.max(28, head.halfWidthAt(BRIM)) + 3);
	const x = head.middleAt(BRIM);
	return { head, x, y: BRIM, half, at: (across, down) => `${num(x + across * half)} ${num(BRIM + down)}` };
}

/** The bubble's radius: the whole head, ears and all, inside it. */
export const bubbleRadius = (head: HeadForm) => Math.max(62, head.width * 0.5 + 16);
