import { type Face, meshOf } from "./models/face-mesh.server";
import { findAnimal } from "./models/find-animals.server";
import { distinct, type FoundFace, findFacesIn, WINDOW } from "./models/find-faces.server";
import { fitted } from "./photo.server";
import { type Pixels, turned } from "./pixels";

/** The faces of a photo, the one that the photo is most of first, in the photo turned so that they are upright. */
export type People = { picture: Pixels; quarters: number; faces: readonly [Face, ...Face[]] };

/** The photo is searched whole, then in windows of a half and of a quarter of it: 24 px between the eyes are found in 2048. */
const LEVELS = [1, 2, 4] as const;
/** Windows overlap by a quarter: a face that is cut by all of them is large enough to be found whole at the level before. */
const STEP = 192;
/** A photo isn't enlarged by more than this to look closer. */
const MOST_ENLARGED = 1.25;
/** Patterns that look a little like faces are many: the likeliest are looked at closely. */
const MOST_FACES = 16;
/** A face whose side is this share of the photo's longer side is what the photo is of: no need to look closer. */
const LARGE = 0.2;
/** A face that sure needs no other way up. */
const SURE_UPRIGHT = 0.75;

/** A photo that shows an animal so surely, and no face at first sight, isn't searched for faces window by window. */
const SURE_ANIMAL = 0.5;

/**
 * Finds the people of a photo whichever way up it is, or null when no human face is to be seen. Once `isLate`, it makes do with
 * those it has found.
 */
export async function findPeople(photo: Pixels, isLate: () => boolean): Promise<People | null> {
	const seen: People[] = [];
	for (const quarters of [0, 1, 3, 2]) {
		const picture = turned(photo, quarters);
		const faces = await facesOf(picture, LEVELS.slice(0, 1), isLate);
		if (isSome(faces)) seen.push({ picture, quarters, faces });
		if (quarters === 0 && faces.some((face) => speaksFor(face, 0) > SURE_UPRIGHT)) break;
	}
	const best = mostUpright(seen);
	const isLarge = best && Math.max(...best.faces.map(({ box }) => box.side)) > LARGE * longest(photo);
	if (best && (isLarge || isLate())) return inOrder(best);
	if (!best && ((await findAnimal(photo))?.score ?? 0) > SURE_ANIMAL) return null;
	const picture = best?.picture ?? photo;
	const faces = await facesOf(picture, LEVELS, isLate);
	return isSome(faces) ? inOrder({ picture, quarters: best?.quarters ?? 0, faces }) : null;
}

const isSome = (faces: readonly Face[]): faces is [Face, ...Face[]] => faces.length > 0;
const longest = ({ width, height }: Pixels) => Math.max(width, height);

/** How much a face speaks for the picture's being upright once it is turned by so many quarters more. */
const speaksFor = ({ score, sure, tilt }: Face, quarters: number) =>
	score * sure * Math.max(0, Math.cos(tilt + (quarters * Math.PI) / 2));

/**
 * Whichever way up most faces of all ways speak for: in a face that is upside down an upright one may be seen, but lying on its
 * side it is known for what it is.
 */
function mostUpright(seen: readonly People[]): People | null {
	const worth = (quarters: number) =>
		seen.reduce(
			(sum, other) =>
				sum + other.faces.reduce((all, face) => all + speaksFor(face, quarters - other.quarters), 0),
			0,
		);
	return [...seen].sort((a, b) => worth(b.quarters) - worth(a.quarters))[0] ?? null;
}

async function facesOf(picture: Pixels, levels: readonly number[], isLate: () => boolean): Promise<Face[]> {
	const found: FoundFace[] = [];
	for (const level of levels) {
		const side = WINDOW * level;
		if (level > 1 && longest(picture) * MOST_ENLARGED < side) break;
		const small = await fitted(picture, side, true);
		const scale = picture.width / small.width;
		for (const top of starts(small.height))
			for (const left of starts(small.width)) {
				if (level > 1 && isLate()) break;
				for (const { x, y, side: square, score, eyes } of await findFacesIn(small, left, top)) {
					found.push({
						x: x * scale,
						y: y * scale,
						side: square * scale,
						score,
						eyes: [
							{ x: eyes[0].x * scale, y: eyes[0].y * scale },
							{ x: eyes[1].x * scale, y: eyes[1].y * scale },
						],
					});
				}
			}
	}
	const faces: Face[] = [];
	for (const face of distinct(found).slice(0, MOST_FACES)) {
		if (faces.length > 0 && isLate()) break;
		const mesh = await meshOf(picture, face);
		if (mesh && !faces.some((other) => near(other, mesh))) faces.push(mesh);
	}
	return faces;
}

/** Two squares can lead to the same face. */
const near = (a: Face, b: Face) => Math.hypot(a.middle.x - b.middle.x, a.middle.y - b.middle.y) < a.unit;

/** Where windows begin along a side; a photo smaller than a window is looked at from its middle. */
function starts(side: number): number[] {
	const spare = side - WINDOW;
	if (spare <= 0) return [Math.round(spare / 2)];
	const steps = Math.ceil(spare / STEP);
	return Array.from({ length: steps + 1 }, (_, i) => Math.round((spare * i) / steps));
}

/** The largest, most central face first. */
function inOrder({ picture, quarters, faces }: People): People {
	const { width, height } = picture;
	const rank = ({ unit, box }: Face) =>
		unit * (1.15 - 0.5 * Math.hypot(box.x / width - 0.5, box.y / height - 0.5));
	const sorted = [...faces].sort((a, b) => rank(b) - rank(a)) as [Face, ...Face[]];
	return { picture, quarters, faces: sorted };
}
