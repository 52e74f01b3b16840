import { createHash } from "node:crypto";
import sharp from "sharp";
import type { SheetBrief } from "~/studio/story/brief";
import { type TellFailure, toNobody, vendorFailure } from "../../vendor-failure";
import type { Predictions, Sheets } from "../port";
import type { Model } from "./models";
import { describeAlone } from "./people";
import type { Predicted, Wanted } from "./predict.server";
import { NEVER, OF_A_HEAD, STYLE } from "./prompt";
import { referenceTo } from "./references.server";

const QUALITY = 90;

type Parts = {
	models: readonly Model[];
	buy(wanted: Wanted, stop?: AbortSignal): Promise<Predicted>;
	predictions?: Predictions;
	tell?: TellFailure;
};

/**
 * Sheets of characters, bought as small as a picture is: what is painted from them shows nobody larger. Each is drawn from the painted head
 * alone, with a text that holds no name.
 */
export function createSheets({ models, buy, predictions, tell = toNobody }: Parts): Sheets {
	return {
		nameOf: (brief) => digestOf(brief).toString("hex"),
		async draw(brief, signal) {
			if (signal?.aborted) return { ok: false, error: "unavailable" };
			const digest = digestOf(brief);
			const name = `sheet:${digest.toString("hex")}`;
			const references = [await referenceTo(brief)];
			const seed = digest.readUInt32BE(0) >>> 1;
			const order = { prompt: sheetPrompt(brief), references, aspect: "16:9", seed } as const;
			// Before a cover its family waits for this too.
			const drawn = await buy({ use: "cover", name, order, size: "screen" }, signal);
			if (!drawn.ok) return drawn;
			const sheet = await jpegOf(drawn.value);
			if (sheet) return { ...drawn, value: sheet };
			tell(vendorFailure("Replicate", "download", { code: "unreadable" }));
			for (const { slug } of models) await predictions?.forget(`${slug}:${name}`);
			const { pictures, cents } = drawn;
			return { ok: false, error: "unusable", pictures, cents };
		},
	};
}

/** What a model is asked for. Of a family's words nothing is in it: a stage of life, and what the character wears. */
export function sheetPrompt({ member, looks }: Omit<SheetBrief, "likeness">): string {
	const { usesWheelchair } = member;
	return [
		"A character sheet for the painters of a printed picture book for children: one and the same character three times side by side, each with room around it, on plain white.",
		`The character, from reference picture 1: ${describeAlone(member, looks)}.`,
		`From left to right: head and shoulders from the front; head and shoulders in three-quarter view; the whole figure from head to feet, ${usesWheelchair ? "in the wheelchair" : "at ease"}, seen from the front. The same face, hair, colours and clothes each time, a friendly look, nothing in the hands.`,
		`Reference picture 1 is ${OF_A_HEAD}.`,
		"The ground is plain white to all edges: no scenery, no shadow, nobody and nothing else.",
		STYLE,
		NEVER,
	].join("\n");
}

function digestOf({ member, looks, likeness }: SheetBrief): Buffer {
	return createHash("sha256").update(sheetPrompt({ member, looks })).update(likeness.png).digest();
}

/** As it is kept, without metadata; null for what is no picture. */
function jpegOf(art: Uint8Array): Promise<Uint8Array | null> {
	return sharp(art, { failOn: "error" })
		.flatten({ background: "white" })
		.toColourspace("srgb")
		.jpeg({ quality: QUALITY })
		.toBuffer()
		.catch(() => null);
}
