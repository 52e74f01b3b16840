import { crc32 } from "node:zlib";
import type { Point } from "./pixels";

/** What a drawing has to know of a head, in px of its likeness; it travels in the likeness' own file. */
export type Anchors = {
	shows: "person" | "animal" | "thing";
	/** The head's outline: its highest and lowest px, and its sides. */
	crown: number;
	bottom: number;
	left: number;
	right: number;
	/** Of a person only. */
	face: {
		/** Middles of the eyes, left one of the picture first. */
		eyes: readonly [Point, Point];
		chin: Point;
		/** How far the head was tilted in the photo before it was set upright, degrees clockwise. */
		tilt: number;
	} | null;
	/** What a person has on the head and before the eyes. */
	wears?: { hat: boolean; glasses: boolean };
	/** Its colours as drawn, #rrggbb: of the cheeks, and of the hair, the fur or what is worn on the head. */
	skin: string;
	hair: string;
};

const KEYWORD = "anchors";
/** A PNG begins with eight bytes that say so; then come chunks, each with twelve bytes around its data: length, type, checksum. */
const SIGNATURE = 8;
const AROUND_DATA = 12;

/** The same PNG with the anchors in it (a tEXt chunk, which drawing programs pass over). */
export function withAnchors(png: Uint8Array, anchors: Anchors): Uint8Array {
	const content = Buffer.from(`tEXt${KEYWORD}\0${JSON.stringify(anchors)}`, "latin1");
	const chunk = Buffer.alloc(content.length + 8);
	chunk.writeUInt32BE(content.length - 4, 0);
	content.copy(chunk, 4);
	chunk.writeUInt32BE(crc32(content), content.length + 4);
	const header = SIGNATURE + AROUND_DATA + Buffer.from(png.buffer, png.byteOffset).readUInt32BE(SIGNATURE);
	return Buffer.concat([png.subarray(0, header), chunk, png.subarray(header)]);
}

/** The anchors in a PNG, or null when it has none. */
export function anchorsOf(png: Uint8Array): Anchors | null {
	const bytes = Buffer.from(png.buffer, png.byteOffset, png.byteLength);
	for (let at = SIGNATURE; at + AROUND_DATA <= bytes.length; ) {
		const length = bytes.readUInt32BE(at);
		const data = bytes.toString("latin1", at + 8, at + 8 + length);
		if (bytes.toString("latin1", at + 4, at + 8) === "tEXt" && data.startsWith(`${KEYWORD}\0`)) {
			return JSON.parse(data.slice(KEYWORD.length + 1));
		}
		at += AROUND_DATA + length;
	}
	return null;
}
