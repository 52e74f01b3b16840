import { subjectMatte } from "./find-matte.server";
import { type Framed, frameAround } from "./head-frame.server";
import { filledIn, grown, mapped, reached, shrunk } from "./mask";
import { findAnimal } from "./models/find-animals.server";
import { findFacesIn, WINDOW } from "./models/find-faces.server";
import { fitted, partOf } from "./photo.server";
import { clamped, eased, type Pixels, type Rectangle } from "./pixels";
import { blurred, type Plane, plane } from "./raster";

/** What a photo without a person shows: an animal's or a teddy's head, or anything else. */
export type Subject = { shows: "animal" | "thing"; framed: Framed; mask: Plane };

/** A shape that fills less than this of its part of the photo is no shape. */
const LEAST_SHAPE = 0.12;
/** Threads and scraps thinner than twice this are dropped, px. */
const THIN = 8;

/** Finds what a photo without a person is of. Always gives something: in the worst case a soft oval of its middle. */
export async function findSubject(photo: Pixels): Promise<Subject> {
	const animal = await findAnimal(photo);
	const box = animal ? await headWithin(photo, animal.box) : middleOf(photo);
	const framed = await frameAround(photo, box);
	const shows = animal ? "animal" : "thing";
	const bounds = boundsOf(framed, animal ? grownBy(animal.box, AROUND_ANIMAL) : box);
	const matte = await subjectMatte(photo, box, framed);
	const shape = shapeOf(mapped(matte, (value, i) => value * (bounds.data[i] as number)));
	const share =
		shape.data.reduce((sum, value) => sum + value, 0) / bounds.data.reduce((sum, value) => sum + value, 0);
	return { shows, framed, mask: share > LEAST_SHAPE ? shape : ovalIn(bounds) };
}

/** The animal finder often leaves an ear out: shares of the box's sides that are added around it. */
const AROUND_ANIMAL = 0.1;

function grownBy({ left, top, right, bottom }: Rectangle, share: number): Rectangle {
	const aside = (right - left) * share;
	const above = (bottom - top) * share;
	return { left: left - aside, top: top - above, right: right + aside, bottom: bottom + above };
}

const middleOf = ({ width, height }: Pixels): Rectangle => {
	const side = Math.min(width, height);
	return {
		left: (width - side) / 2,
		top: (height - side) / 2,
		right: (width + side) / 2,
		bottom: (height + side) / 2,
	};
};

/**
 * The head of an animal: around what the face finder takes for a face, as it does with many cats and dogs; of an upright
 * animal the upper part; otherwise all of it.
 */
async function headWithin(photo: Pixels, box: Rectangle): Promise<Rectangle> {
	const width = box.right - box.left;
	const height = box.bottom - box.top;
	const scale = WINDOW / Math.max(width, height);
	const part = await partOf(
		photo,
		box,
		Math.max(1, Math.round(width * scale)),
		Math.max(1, Math.round(height * scale)),
	);
	const [face] = await findFacesIn(await fitted(part, WINDOW), 0, 0);
	if (face) {
		const x = part.part.left + face.x / scale;
		const y = part.part.top + face.y / scale;
		const side = face.side / scale;
		return {
			left: Math.max(box.left, x - side * 1.4),
			top: Math.max(box.top, y - side * 1.6),
			right: Math.min(box.right, x + side * 1.4),
			bottom: Math.min(box.bottom, y + side * 0.9),
		};
	}
	return height > width * 1.4 ? { ...box, bottom: box.top + width * 1.1 } : box;
}

/** 1 inside a part of the photo as the frame shows it, soft at its edge; nothing of a subject lies beyond. */
function boundsOf({ view, placing }: Framed, { left, top, right, bottom }: Rectangle): Plane {
	const [scale, , , , e, f] = placing;
	const soft = 16;
	return plane(view.width, view.height, (x, y) => {
		if (!view.inside[y * view.width + x]) return 0;
		const px = scale * x + e;
		const py = scale * y + f;
		const within = Math.min(px - left, right - px, py - top, bottom - py) / scale;
		return eased(-soft, soft / 4, within);
	});
}

/** The largest piece around the middle, its holes filled. */
function shapeOf(mask: Plane): Plane {
	const { width, height } = mask;
	const whole = filledIn(mask, THIN * 2);
	const filled = mapped(mask, (value, i) => Math.max(value, whole.data[i] as number));
	const firm = shrunk(filled, THIN);
	const seed = nearestTo(firm, width / 2, height / 2);
	if (seed === null) return plane(width, height);
	const piece = { ...mask, data: Float32Array.from(reached(firm, [seed])) };
	const near = blurred(grown(piece, THIN), 3);
	return mapped(filled, (value, i) => value * eased(0, 0.5, near.data[i] as number));
}

function nearestTo({ width, data }: Plane, x: number, y: number): number | null {
	let best: number | null = null;
	let least = Number.POSITIVE_INFINITY;
	data.forEach((value, i) => {
		if (value <= 0.5) return;
		const away = ((i % width) - x) ** 2 + (Math.floor(i / width) - y) ** 2;
		if (away >= least) return;
		least = away;
		best = i;
	});
	return best;
}

/** A soft oval within the bounds. */
function ovalIn(bounds: Plane): Plane {
	const { width, data } = bounds;
	let [left, right, top, bottom] = [width, 0, bounds.height, 0];
	data.forEach((value, i) => {
		if (value <= 0.5) return;
		left = Math.min(left, i % width);
		right = Math.max(right, i % width);
		top = Math.min(top, Math.floor(i / width));
		bottom = Math.max(bottom, Math.floor(i / width));
	});
	const rx = Math.max(4, (right - left) / 2);
	const ry = Math.max(4, (bottom - top) / 2);
	return plane(width, bounds.height, (x, y) => {
		const away = Math.hypot((x - (left + right) / 2) / rx, (y - (top + bottom) / 2) / ry);
		return clamped((1 - away) / 0.03);
	});
}
