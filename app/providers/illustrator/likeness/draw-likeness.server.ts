import sharp from "sharp";
import type { PhotoFinding } from "~/shop/photos/rules";
import type { DrawnLikeness } from "../port";
import { type Anchors, withAnchors } from "./anchors";
import { withoutGround } from "./edge-colours";
import { personMatte } from "./find-matte.server";
import { findPeople, type People } from "./find-people.server";
import { findSubject, type Subject } from "./find-subject.server";
import { middleColour, personColours } from "./head-colours";
import { frameFace, inFrame } from "./head-frame.server";
import { outlineOf } from "./head-outline";
import { headShape } from "./head-shape";
import { judgePerson } from "./judge-photo";
import { halved, mapped } from "./mask";
import { openPhoto, type Photo } from "./photo.server";
import { eased, type Point, type View } from "./pixels";
import { type ColourRaster, type Plane, plane, resized } from "./raster";
import { type Extent, extentOf, roundedOff } from "./round-off";
import { paint } from "./stylise";

/** px around the head that are painted with it: its soft edge. */
const AROUND = 12;

/** A head as it is cut out, before it is painted and packed. */
type Cut = {
	view: View;
	/** All that belongs together, whose edge must lose the ground's colours; and the part of it that is the head. */
	matte: Plane;
	head: Plane;
	describe(painted: ColourRaster): Pick<Anchors, "shows" | "face" | "skin" | "hair">;
	findings: PhotoFinding[];
	faces: number;
};

/**
 * Draws the likeness of a head from a photo: found, cut out, set upright, painted. Takes an encoded picture; gives a square
 * PNG with a transparent ground, the head's anchors and no metadata of the photo, and what would make a
 * better one. null when the bytes are no picture that can be read.
 */
export async function likenessFrom(bytes: Uint8Array): Promise<DrawnLikeness | null> {
	const photo = await openPhoto(bytes);
	if (!photo) return null;
	const people = await findPeople(photo);
	const cut = people ? await cutPerson(people, photo) : cutSubject(await findSubject(photo));
	const { view, matte, head } = cut;
	const extent = extentOf(head) ?? { top: 0, bottom: view.height - 1, left: 0, right: view.width - 1 };
	const painted = paintedWithin(view, matte, head, extent);
	const described = cut.describe(painted);
	const anchors: Anchors = {
		...described,
		crown: extent.top,
		bottom: extent.bottom,
		left: extent.left,
		right: extent.right,
	};
	return {
		png: withAnchors(await encoded(painted, head), anchors),
		verdict: { shows: described.shows, faces: cut.faces, findings: cut.findings },
	};
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

async function cutPerson({ picture, faces }: People, { gamma }: Photo): Promise<Cut> {
	const [face, ...others] = faces;
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
			...personColours(painted, head, outline),
		}),
		findings: judgePerson(half, resized(head, half.width, half.height), outline, faces, gamma),
		faces: faces.length,
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
		faces: 0,
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
