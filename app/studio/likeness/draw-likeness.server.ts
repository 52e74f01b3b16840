import sharp from "sharp";
import { type DrawnHeads, type Likeness, MOST_HEADS, type PhotoFinding } from "~/studio/story/likeness";
import { type Anchors, withAnchors } from "./anchors";
import { withoutGround } from "./edge-colours";
import { personMatte } from "./find-matte.server";
import { findPeople, type People } from "./find-people.server";
import { findSubject, type Subject } from "./find-subject.server";
import { middleColour, personColours } from "./head-colours";
import { frameFace, inFrame } from "./head-frame.server";
import { outlineOf } from "./head-outline";
import { headShape } from "./head-shape";
import { wornOn } from "./head-wear";
import { judgePerson } from "./judge-photo";
import { halved, mapped } from "./mask";
import type { Face } from "./models/face-mesh.server";
import { openPhoto, type Photo } from "./photo.server";
import { eased, type Point, type View } from "./pixels";
import { type ColourRaster, type Plane, plane, resized } from "./raster";
import { type Extent, extentOf, roundedOff } from "./round-off";
import { paint } from "./stylise";

/** px around the head that are painted with it: its soft edge. */
const AROUND = 12;

/**
 * A photo is given up after 30 s: by then the largest heads must be there. Nobody further is looked for, or cut out, after so
 * many ms; the heads of a family, as many as a book has characters, are given longer than a crowd's.
 */
const SEARCHED_MS = 8000;
const CUT_MS = 12_000;
const FAMILY_CUT_MS = 21_000;
const FAMILY = 4;

/** A head as it is cut out, before it is painted and packed. */
type Cut = {
	view: View;
	/** All that belongs together, whose edge must lose the ground's colours; and the part of it that is the head. */
	matte: Plane;
	head: Plane;
	describe(painted: ColourRaster): Pick<Anchors, "shows" | "face" | "wears" | "skin" | "hair">;
	findings: PhotoFinding[];
};

/**
 * Draws the heads of a photo: found, cut out, set upright, painted, the largest and most central first, at most MOST_HEADS. Takes
 * an encoded picture; gives square PNGs with a transparent ground, the head's anchors and no metadata of the photo, and what
 * would make a better first one. null when the bytes are no picture that can be read. A slow machine draws fewer heads of a
 * crowd; `now` tells it how late it is, in ms (without it there is time for all).
 */
export async function headsFrom(bytes: Uint8Array, now: () => number = () => 0): Promise<DrawnHeads | null> {
	const began = now();
	const photo = await openPhoto(bytes);
	if (!photo) return null;
	const people = await findPeople(photo, () => now() - began > SEARCHED_MS);
	if (!people) return subjectOf(photo);
	const heads: Likeness[] = [];
	const findings: PhotoFinding[][] = [];
	for (const [index, face] of people.faces.slice(0, MOST_HEADS).entries()) {
		const isLate = now() - began > (index < FAMILY ? FAMILY_CUT_MS : CUT_MS);
		if (isLate && heads.length > 0) break;
		const cut = await cutPerson(people, face, photo);
		// A face on a poster or a toy, however large, hides nobody beside it.
		if (!cut) continue;
		heads.push((await painted(cut)).likeness);
		findings.push(cut.findings);
	}
	const [first, ...others] = heads;
	if (!first) return subjectOf(photo);
	const [ofFirst = [], ...ofOthers] = findings;
	return {
		heads: [first, ...others],
		verdict: { shows: "person", faces: people.faces.length, findings: ofFirst, ofOthers },
	};
}

/** Nobody is in the photo: one likeness of what it is of. */
async function subjectOf(photo: Photo): Promise<DrawnHeads> {
	const cut = cutSubject(await findSubject(photo));
	const { likeness, shows } = await painted(cut);
	return { heads: [likeness], verdict: { shows, faces: 0, findings: cut.findings } };
}

async function painted({ view, matte, head, describe }: Cut) {
	const extent = extentOf(head) ?? { top: 0, bottom: view.height - 1, left: 0, right: view.width - 1 };
	const colours = paintedWithin(view, matte, head, extent);
	const described = describe(colours);
	const anchors: Anchors = {
		...described,
		crown: extent.top,
		bottom: extent.bottom,
		left: extent.left,
		right: extent.right,
	};
	const likeness: Likeness = { png: withAnchors(await encoded(colours, head), anchors) };
	return { likeness, shows: described.shows };
}

/** The frame's colours, painted where the head is; elsewhere black. */
function paintedWithin(view: View, matte: Plane, head: Plane, extent: Extent): ColourRaster {
	const left = Math.max(0, extent.left - AROUND);
	const top = Math.max(0, extent.top - AROUND);
	const width = Math.min(view.width, extent.right + AROUND) - left;
	const height = Math.min(view.height, extent.bottom + AROUND) - top;
	const within = (values: Plane) =>
		plane(width, height, (x, y) => values.data[(top + y) * view.width + left + x] as number);
	const part: View = {
		width,
		height,
		data: new Uint8Array(width * height * 3),
		inside: new Uint8Array(width * height),
	};
	for (let y = 0; y < height; y++) {
		const from = (top + y) * view.width + left;
		part.data.set(view.data.subarray(from * 3, (from + width) * 3), y * width * 3);
		part.inside.set(view.inside.subarray(from, from + width), y * width);
	}
	const colours = withoutGround(part, within(matte));
	paint(colours, within(head));
	const whole = (channel: Float32Array) => {
		const values = new Float32Array(view.width * view.height);
		for (let y = 0; y < height; y++) {
			values.set(channel.subarray(y * width, (y + 1) * width), (top + y) * view.width + left);
		}
		return values;
	};
	const { r, g, b } = colours;
	return { width: view.width, height: view.height, r: whole(r), g: whole(g), b: whole(b) };
}

/** What has less of its face cut out than this is a toy or a picture that only looks like somebody. */
const LEAST_FACE = 0.1;

async function cutPerson({ picture, faces }: People, face: Face, { gamma }: Photo): Promise<Cut | null> {
	const others = faces.filter((other) => other !== face);
	const framed = await frameFace(picture, face);
	const { view } = framed;
	const matte = await personMatte(picture, face, framed);
	const toFrame = (point: Point) => inFrame(framed, point);
	const half: View = { ...halved(view), inside: insideAtHalf(view) };
	const outline = outlineOf(face, others, half.width, toFrame);
	const shape = headShape(half, resized(matte, half.width, half.height), half.inside, outline);
	const wide = resized(shape, view.width, view.height);
	const head = roundedOff(
		mapped(matte, (value, i) => value * eased(0.4, 0.6, wide.data[i] as number)),
		view,
	);
	const small = resized(head, half.width, half.height);
	const { data: oval } = outline.oval;
	const shown = oval.reduce(
		(sum, value, i) => sum + value * (half.inside[i] as number) * (small.data[i] as number),
		0,
	);
	if (shown < LEAST_FACE * oval.reduce((sum, value, i) => sum + value * (half.inside[i] as number), 0))
		return null;
	return {
		view,
		matte,
		head,
		describe: (painted) => ({
			shows: "person",
			face: {
				eyes: [toFrame(face.eyes[0]), toFrame(face.eyes[1])],
				chin: toFrame(face.chin),
				tilt: Math.round((face.tilt * 180) / Math.PI),
			},
			wears: wornOn(half, small, outline),
			...personColours(painted, head, outline),
		}),
		findings: judgePerson(half, small, outline, [face, ...others], gamma),
	};
}

function cutSubject({ shows, framed: { view }, mask }: Subject): Cut {
	const head = roundedOff(mask, view);
	const opaque = (i: number) => (head.data[i] as number) > 0.9;
	const extent = extentOf(head) ?? { top: 0, bottom: view.height };
	const downTo = (share: number) => extent.top + (extent.bottom - extent.top) * share;
	return {
		view,
		matte: head,
		head,
		describe: (painted) => ({
			shows,
			face: null,
			skin: middleColour(painted, (_, y, i) => opaque(i) && y > downTo(0.6)),
			hair: middleColour(painted, (_, y, i) => opaque(i) && y < downTo(0.4)),
		}),
		findings: shows === "animal" ? [] : ["no-face"],
	};
}

function insideAtHalf({ width, height, inside }: View): Uint8Array {
	const half = plane(width / 2, height / 2, (x, y) => inside[y * 2 * width + x * 2] as number);
	return Uint8Array.from(half.data);
}

async function encoded({ width, height, r, g, b }: ColourRaster, head: Plane): Promise<Uint8Array> {
	const rgba = Buffer.alloc(width * height * 4);
	for (let i = 0, at = 0; i < width * height; i++, at += 4) {
		const opacity = Math.round((head.data[i] as number) * 255);
		if (opacity === 0) continue;
		rgba[at] = (r[i] as number) * 255;
		rgba[at + 1] = (g[i] as number) * 255;
		rgba[at + 2] = (b[i] as number) * 255;
		rgba[at + 3] = opacity;
	}
	return sharp(rgba, { raw: { width, height, channels: 4 } })
		.png({ compressionLevel: 6 })
		.toBuffer();
}
