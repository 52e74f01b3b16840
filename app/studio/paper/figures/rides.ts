import type { CastLikeness } from "~/studio/story/cast";
import type { Figure, Scene, Thing } from "~/studio/story/scene";
import type { Kind, Prop } from "~/studio/story/vocabulary";
import { artCalled } from "../props/art.server";
import { PLAIN_DRAWN, PROPS_DRAWN } from "../props/list";
import type { Doll } from "./doll";
import { layArt } from "./held/art.server";
import type { Stance } from "./poses";
import type { Skeleton } from "./skeleton";

/** What somebody sits on or in, or stands on, that goes: a bike, a horse, a scooter, a boat. */

/**
 * Where on a drawing somebody is: `along` from its middle towards where it goes, `high` above its foot, both in shares of its width and
 * height. Whoever is `on` it sits there, `by` it holds the handles, `in` it is hidden by it from the waist down; then it is so many
 * units of the body long. `looks` is where it goes as it is drawn.
 */
export type Ride = {
	drawing: string;
	colour?: string | undefined;
	way: "on" | "by" | "in";
	along: number;
	high: number;
	looks: 1 | -1;
	stance: Stance;
	long?: number;
};

const HANDS: Stance["arms"] = [
	[50, 22],
	[58, 18],
];
const side = (lean: number, legs: Stance["legs"], lift: number, arms = HANDS): Stance => ({
	...{ view: "side", lean, head: 3, arms, legs, lift },
});
const PEDALS = side(
	14,
	[
		[66, 62],
		[24, 34],
	],
	0.24,
);
const ASTRIDE = side(
	2,
	[
		[44, 40],
		[40, 36],
	],
	0.62,
);
const STANDING = side(
	6,
	[
		[8, 12],
		[-16, 34],
	],
	0.09,
);
const SITTING = side(
	0,
	[
		[80, 70],
		[86, 66],
	],
	0.1,
);

// biome-ignore format: a line each reads as a table
const RIDES: Readonly<Record<string, Omit<Ride, "drawing">>> = {
	bike: { way: "on", along: -0.15, high: 0.8, looks: 1, stance: PEDALS },
	"motor-scooter": { way: "on", along: -0.2, high: 0.58, looks: -1, stance: side(4, [[76, 62], [80, 62]], 0.2) },
	motorcycle: { way: "on", along: -0.14, high: 0.6, looks: -1, stance: side(16, [[70, 80], [74, 80]], 0.2) },
	horse: { way: "on", along: -0.02, high: 0.62, looks: -1, stance: ASTRIDE },
	"carousel-horse": { way: "on", along: -0.04, high: 0.56, looks: -1, stance: ASTRIDE },
	camel: { way: "on", along: 0.02, high: 0.66, looks: -1, stance: ASTRIDE },
	elephant: { way: "on", along: -0.12, high: 0.8, looks: -1, stance: ASTRIDE },
	ox: { way: "on", along: -0.12, high: 0.74, looks: -1, stance: ASTRIDE },
	llama: { way: "on", along: -0.1, high: 0.62, looks: -1, stance: ASTRIDE },
	deer: { way: "on", along: -0.08, high: 0.52, looks: -1, stance: ASTRIDE },
	sauropod: { way: "on", along: -0.06, high: 0.5, looks: -1, stance: ASTRIDE },
	rhinoceros: { way: "on", along: -0.08, high: 0.76, looks: -1, stance: ASTRIDE },
	turtle: { way: "on", along: -0.1, high: 0.84, looks: -1, stance: ASTRIDE },
	"kick-scooter": { way: "by", along: 0.26, high: 0.92, looks: -1, stance: STANDING },
	canoe: { way: "in", along: -0.1, high: 0.24, looks: -1, stance: SITTING, long: 230 },
	speedboat: { way: "in", along: -0.08, high: 0.4, looks: -1, stance: SITTING, long: 230 },
	"racing-car": { way: "in", along: -0.06, high: 0.3, looks: -1, stance: SITTING, long: 250 },
	boat: { way: "in", along: -0.24, high: 0.12, looks: 1, stance: SITTING, long: 200 },
};

/** How somebody rides what they have; null for what nobody rides. */
export function rideOf(holds: Figure["holds"], pose: Figure["pose"]): Ride | null {
	const drawing = typeof holds === "string" ? holds : holds?.drawing;
	const ride = pose === "sit" && drawing !== undefined ? RIDES[drawing] : undefined;
	const colour = typeof holds === "string" ? undefined : holds?.colour;
	return ride && drawing !== undefined ? { drawing, colour, ...ride } : null;
}

/** Babies and animals have nothing to hold on with, and a wheelchair has wheels of its own. */
const RIDERS = new Set<Kind>(["child", "grown-up", "old"]);

/** A scene in which whoever sits by something that can be ridden is on it: the one it is said to be by, or the first who sits. */
export function withRiders(scene: Scene, cast: readonly Pick<CastLikeness, "member">[]): Scene {
	const canRide = (who: string) =>
		cast.some(({ member }) => member.id === who && RIDERS.has(member.kind) && !member.usesWheelchair);
	const riders = new Map<string, Prop | Thing>();
	const left = scene.props.filter((prop) => {
		const thing = typeof prop === "string" ? null : prop;
		if (thing?.many || thing?.at === "air" || thing?.at === "behind" || !rideOf(prop, "sit")) return true;
		const rider = scene.figures.find(
			({ who, pose, holds, with: other }) =>
				pose === "sit" &&
				!holds &&
				!other &&
				!riders.has(who) &&
				canRide(who) &&
				(!thing?.by || thing.by === who),
		);
		if (rider) riders.set(rider.who, prop);
		return !rider;
	});
	const figures = scene.figures.map((one) => ({ ...one, holds: riders.get(one.who) ?? one.holds }));
	return riders.size > 0 ? { ...scene, figures, props: left } : scene;
}

/** Draws it where its rider is. */
export function drawRide(
	doll: Doll,
	{ drawing, colour, way, along, high, looks, long = 0 }: Ride,
	{ pelvis, arms, build, turned }: Skeleton,
) {
	const goes = turned === -1 ? -1 : 1;
	const box = sizeOf(drawing);
	const hands: readonly [number, number] = [
		(arms[0].end[0] + arms[1].end[0]) / 2,
		(arms[0].end[1] + arms[1].end[1]) / 2,
	];
	const [x, y] = way === "by" ? hands : [pelvis[0], pelvis[1] + (way === "on" ? build.thick * 0.45 : 0)];
	const scale = way === "in" ? long / box.width : -y / (high * box.height);
	doll.within({ x: x - goes * along * box.width * scale, across: goes === looks ? 1 : -1 }, (doll) => {
		// A page is laid out by the box: it reaches to the ground, where tyres do.
		doll.reaches(0, 0);
		layArt(doll, drawing, { x: 0, y: 0, size: Math.max(box.width, box.height) * scale, colour });
	});
}

const sizeOf = (drawing: string) =>
	PROPS_DRAWN[drawing as Prop] ?? PLAIN_DRAWN[drawing] ?? artCalled(drawing).box;
