import { createHash } from "node:crypto";
import sharp from "sharp";
import { createEmbeddedIllustrator } from "./embedded.server";
import type { CoverBrief, Illustrator, Likeness } from "./port";
import { letterArt } from "./replicate/letter.server";
import { inputFor } from "./replicate/models";
import { createPredictor, type Predicted, type PredictorParts } from "./replicate/predict.server";
import { promptFor } from "./replicate/prompt";

/** px; a reference of this size is well under the 256 KB that Replicate asks data URIs to stay below. */
const REFERENCE_SIDE = 768;
/** Art kept in memory, so that the covers for screen and print come from one drawing that is paid for once. */
const KEPT_ART = 4;

type Parts = PredictorParts & {
	model: string;
	secondModel: string;
	likenesses?: Illustrator;
};

/**
 * Covers drawn by a model at Replicate; the title is set here, because models can't spell.
 * Likenesses are drawn here as well, by `likenesses` (the embedded illustrator): no photo of the family ever leaves
 * the shop, only the painted heads do, with a text that names nobody.
 * A model that refuses a picture (some refuse all children) is followed by the second one.
 *
 * The models can't repeat a drawing. Screen and print are from one drawing when they are asked for by the same
 * process soon after one another; whoever needs both later stores both.
 */
export function createReplicateIllustrator(parts: Parts): Illustrator {
	const { model, secondModel, likenesses = createEmbeddedIllustrator({}) } = parts;
	const models = [model, secondModel];
	models.forEach(inputFor);
	const predict = createPredictor(parts);
	const kept = new Map<string, Uint8Array>();

	async function buy(brief: CoverBrief, seed: number, signal?: AbortSignal): Promise<Predicted> {
		const references = await Promise.all(brief.characters.map(({ likeness }) => referenceOf(likeness)));
		const order = { prompt: promptFor(brief), references, seed };
		let drawn: Predicted = { ok: false, error: "refused" };
		for (const asked of models) {
			drawn = await predict(asked, order, signal);
			if (drawn.ok || drawn.error !== "refused") break;
		}
		return drawn;
	}

	return {
		describe: () => ({ kind: "vendor", name: `Replicate (${model})` }),
		drawHeads: (photo, signal) => likenesses.drawHeads(photo, signal),

		async drawCover(brief, size, signal) {
			// What is kept could be drawn at once, but nobody waits for it any more.
			if (signal?.aborted) return { ok: false, error: "unavailable" };
			const name = nameOf(brief);
			const known = kept.get(name.text);
			const art: Predicted = known ? { ok: true, value: known } : await buy(brief, name.number, signal);
			if (!art.ok) return art;
			const cover = await letterArt(art.value, brief, size);
			if (!cover) return { ok: false, error: "unusable" };
			keep(kept, name.text, art.value);
			return { ok: true, value: cover };
		},

		close: () => likenesses.close(),
	};
}

/** Names a drawing by all that goes into it: the art of one family can never be given to another. */
function nameOf({ title: _setHere, characters, ...rest }: CoverBrief): {
	text: string;
	number: number;
} {
	const hash = createHash("sha256").update(JSON.stringify(rest));
	for (const { likeness, ...character } of characters) {
		hash.update(JSON.stringify(character)).update(likeness.png);
	}
	const digest = hash.digest();
	return { text: digest.toString("hex"), number: digest.readUInt32BE(0) >>> 1 };
}

function keep(kept: Map<string, Uint8Array>, name: string, art: Uint8Array): void {
	const [oldest] = kept.keys();
	if (kept.size >= KEPT_ART && oldest !== undefined) kept.delete(oldest);
	kept.set(name, art);
}

/** The painted head on white: models take a transparent ground for black. */
async function referenceOf({ png }: Likeness): Promise<string> {
	const jpeg = await sharp(png)
		.resize({
			width: REFERENCE_SIDE,
			height: REFERENCE_SIDE,
			fit: "inside",
			withoutEnlargement: true,
		})
		.flatten({ background: "white" })
		.jpeg({ quality: 85 })
		.toBuffer();
	return `data:image/jpeg;base64,${jpeg.toString("base64")}`;
}
