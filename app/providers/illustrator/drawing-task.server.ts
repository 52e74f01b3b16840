import { drawCoverPicture } from "./draw-cover.server";
import { likenessFrom } from "./likeness/draw-likeness.server";
import type { CoverBrief, CoverSize, Likeness, Picture } from "./port";

/** What a drawing thread is asked; it can be posted as it is. */
export type Task =
	| { kind: "likeness"; photo: Uint8Array }
	| { kind: "cover"; brief: CoverBrief; size: CoverSize };

/** Null: the photo can't be read. */
export type Outcome = Likeness | Picture | null;

/** Draws in the thread that calls it. */
export function drawNow(task: Task): Promise<Outcome> {
	return task.kind === "likeness" ? likenessFrom(task.photo) : drawCoverPicture(task.brief, task.size);
}
