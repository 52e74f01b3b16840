import type { Outfit } from "./outfits";
import type { Setting } from "./places/list";
import type { Expression, Mood, Pose, Prop, Shot, Time, Weather } from "./vocabulary";

/** A thing that a story tells of, or a creature that is nobody's photo. */
export type Thing = {
	/** The drawing it is drawn by: a prop's, or one of the art library's. */
	drawing: string;
	/** As one speaks of it: "a snail", "garden snails". */
	called: string;
	/** Its longest side, mm of the world. */
	long: number;
	at: "ground" | "behind" | "air" | "head" | "shoulder";
	side: "left" | "middle" | "right" | null;
	/** Id of the member of the cast whom it is on or beside. */
	by: string | null;
	many: boolean;
	/** Somebody who is nobody's photo: `long` is how high they are without a hat. Absent in older books. */
	isPerson?: boolean;
	/** It looks to the left as it is drawn, and is turned to whom a picture is about. Absent in older books. */
	isCreature?: boolean;
	/** #rrggbb, where the book's title says one; only while it is drawn. */
	colour?: string;
};

/** Somebody in a picture. */
export type Figure = {
	/** Id of a member of the cast, as `with` is. */
	who: string;
	pose: Pose;
	expression: Expression;
	facing: "front" | "left" | "right" | "away";
	holds: Prop | Thing | null;
	/** Whom it touches: hugs, carries, holds by the hand. */
	with: string | null;
	place: "left" | "middle" | "right";
	depth: "near" | "far";
	/** Times as large as in life, who is a story's enormous dragon; absent: as they are. */
	grown?: number;
};

/** What one picture shows. Whoever is drawn is among the figures, each once. */
export type Scene = {
	setting: Setting;
	time: Time;
	weather: Weather;
	mood: Mood;
	shot: Shot;
	figures: Figure[];
	/** What stands or lies there; what somebody holds is with the figure. A word alone lies where there is room. */
	props: (Prop | Thing)[];
	/** What people wear here instead of their own clothes; absent where they wear those. */
	outfit?: Outfit;
	/** To which side its people keep; absent where they stand in the middle. */
	side?: "left" | "right";
	/** Id of a member of the cast, or a thing, that the eye goes to first; null for the place itself. */
	focus: string | null;
};

/** Where and when a picture plays: as much of its scene as the drawing of a place needs. */
export type PlaceAndTime = Pick<Scene, "setting" | "time">;
