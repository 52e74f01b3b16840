import type { FigureForm } from "./form.server";
import { type Acting, type Posed, posed } from "./posed";

/** Somebody of a group, so far beside and above its first one, in hundredths of a grown-up's head. */
export type Beside = { posed: Posed; x: number; y: number };

type Part = { form: FigureForm; acting: Acting };
/** How far two who stand close overlap at most, in shares of the narrower one's head. */
const CLOSE = 0.12;
const STEP = 4;

/**
 * Two who touch, the second on the right: they hug, one carries the other, or they go hand in hand. What is behind comes first.
 * No face is covered: who can't be carried walks alongside.
 */
export function together(one: Part, other: Part): Beside[] {
	const { pose } = one.acting;
	if (pose === "carry") return carried(one, other) ?? handInHand(one, other);
	if (other.acting.pose === "carry") return carried(other, one) ?? handInHand(one, other);
	if (pose === "hug" || other.acting.pose === "hug") return hugging(one, other);
	return handInHand(one, other);
}

/** Beside each other with their heads apart, so near that arms reach. */
function nextTo(left: Posed, right: Posed): number {
	const heads = left.face.x + left.face.width - right.face.x;
	return heads - CLOSE * Math.min(left.headHeight, right.headHeight) * 0.5;
}

/** Beside each other without touching. */
const alongside = (left: Posed, right: Posed) => left.box.x + left.box.width - right.box.x - 14;

/** The taller one's arms go round behind the smaller, who comes last; beside an animal somebody kneels. */
function hugging(one: Part, other: Part): Beside[] {
	const isAnimal = (part: Part) => part.form.body.species !== null;
	const hug = (part: Part, beside: Part, facing: "left" | "right") => {
		const pose = isAnimal(part) ? "sit" : isAnimal(beside) ? "kneel" : "hug";
		return posed(part.form, { ...part.acting, pose, facing, holds: null });
	};
	const [left, right] = [hug(one, other, "right"), hug(other, one, "left")];
	const members = [
		{ posed: right, x: Math.max(nextTo(left, right), 30), y: 0 },
		{ posed: left, x: 0, y: 0 },
	];
	return members.sort((a, b) => a.posed.face.y - b.posed.face.y);
}

/** In both arms, its head below the chin of who carries it; null where it is too large for that. */
function carried(one: Part, other: Part): Beside[] | null {
	const who = posed(one.form, { ...one.acting, pose: "carry", facing: "front", holds: null });
	const what = posed(other.form, { ...other.acting, pose: "sit", facing: "front", holds: null });
	if (!who.hands) return null;
	const chin = who.face.y + who.face.height;
	const lap = Math.max(who.hands[0][1], who.hands[1][1]) + 8;
	const room = lap - chin;
	if (-what.box.y > room * 1.5) return null;
	const middle = (who.hands[0][0] + who.hands[1][0]) / 2;
	return [
		{ posed: who, x: 0, y: 0 },
		{
			posed: { ...what, ground: null },
			x: middle - (what.face.x + what.face.width / 2),
			y: chin + 4 - what.box.y,
		},
	];
}

/** Each keeps their pose; the hands between them meet as high as the smaller one's hangs or is held up. */
function handInHand(one: Part, other: Part): Beside[] {
	const reach = ({ form, acting }: Part, to: "left" | "right", angle: number) =>
		posed(form, { ...acting, reaches: { to, angle } });
	const near = (angle: number, part: Part, to: "left" | "right") => {
		const made = reach(part, to, angle);
		return { made, hand: made.hands?.[to === "right" ? 0 : 1] ?? null };
	};
	const left = near(24, one, "right");
	const right = near(24, other, "left");
	if (!left.hand || !right.hand)
		return [
			{ posed: left.made, x: 0, y: 0 },
			{ posed: right.made, x: alongside(left.made, right.made), y: 0 },
		];
	// Who is smaller holds the hand up to the other's.
	const isLeftSmaller = left.hand[1] > right.hand[1];
	const goal = Math.min(left.hand[1], right.hand[1]);
	let [l, r] = [left, right];
	for (
		let angle = 24;
		angle <= 112 && Math.abs(((isLeftSmaller ? l : r).hand?.[1] as number) - goal) > STEP;
		angle += 8
	)
		if (isLeftSmaller) l = near(angle, one, "right");
		else r = near(angle, other, "left");
	const x = (l.hand?.[0] ?? 0) - (r.hand?.[0] ?? 0);
	return [
		{ posed: l.made, x: 0, y: 0 },
		{ posed: r.made, x: Math.max(x, nextTo(l.made, r.made)), y: 0 },
	];
}
