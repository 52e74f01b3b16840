import type { Doll } from "../doll";
import type { Colours } from "../garments";

/**
 * A thing as somebody has it. It is drawn around the hand at (0, 0), x away from the body, y down, in units of the body; what is
 * carried before the body around the middle between both hands, what stands on the ground around its own foot.
 */
export type HeldThing = {
	/** In one hand, in both before the body, beside the body on the ground with a hand on it, worn on the back, or on the feet. */
	grip: "hand" | "both" | "beside" | "back" | "feet";
	/** How the arm that has it is held: its upper bone, and how far the elbow is bent, degrees. */
	arm?: readonly [upper: number, bend: number];
	draw(doll: Doll, colours: Colours): void;
};
