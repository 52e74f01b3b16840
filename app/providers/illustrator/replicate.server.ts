import { createHash, type Hash } from "node:crypto";
import sharp from "sharp";
import { drawSpreadPictures } from "~/studio/paper/pages/draw-spread.server";
import type { CoverBrief } from "~/studio/story/brief";
import type { Likeness } from "~/studio/story/likeness";
import type { Inspector } from "../inspector/port";
import { vendorFailure } from "../vendor-failure";
import { createEmbeddedIllustrator } from "./embedded.server";
import type { Illustrator, Spent } from "./port";
import { createInspectedBuyer, decisionOf, type Painted, secondOf } from "./replicate/inspected.server";
import { letterArt } from "./replicate/letter.server";
import { createLadder, type LadderParts } from "./replicate/ladder.server";
import { makersOf } from "./replicate/makers";
import { modelsOf, type Order } from "./replicate/models";
import { createPredictor, type PredictorParts } from "./replicate/predict.server";
import { promptFor } from "./replicate/prompt";
import { spreadFrom, spreadOrder } from "./replicate/spread.server";

/** px; a reference of this size is well under the 256 KB that Replicate asks data URIs to stay below. */
const REFERENCE_SIDE = 768;
/** Art kept in memory, so that the covers for screen and print come from one drawing that is paid for once. */
const KEPT_ART = 4;

type Parts = PredictorParts &
	Pick<LadderParts, "wait" | "dice" | "limitMs"> & {
		/** Slugs of the table's models, the first to be asked before the others. */
		models: readonly string[];
		likenesses?: Illustrator;
		/** Nobody unless said. */
		inspector?: Inspector;
	};

/**
 * Covers and pages drawn by a model at Replicate; title and words are set here, because models can't spell.
 * Likenesses are drawn here as well, by `likenesses` (the embedded illustrator): no photo of the family ever leaves
 * the shop, only the painted heads do, with a text that names nobody.
 * Which of the models draws, and when another is asked, is the ladder's; what is bought is inspected before it is given.
 *
 * The models can't repeat a drawing. Screen and print are from one drawing when they are asked for by the same
 * process soon after one another; whoever needs both later stores both, or a spread's art.
 */
export function createReplicateIllustrator(parts: Parts): Illustrator {
	const { likenesses = createEmbeddedIllustrator({}), inspector } = parts;
	const models = modelsOf(parts.models);
	const ladder = createLadder({ ...parts, models, buy: createPredictor(parts) });
	const buy = createInspectedBuyer({ ...parts, buy: ladder });
	const kept = new Map<string, Uint8Array>();

	async function coverOrder(brief: CoverBrief, seed: number): Promise<Order> {
		const references = await Promise.all(brief.cast.map(({ likeness }) => referenceOf(likeness)));
		return { prompt: promptFor(brief), references, aspect: "1:1", seed };
	}

	/** A picture that can't be read isn't asked for again. */
	async function unusable(name: string, { pictures, cents, tokens }: Spent) {
		parts.tell?.(vendorFailure("Replicate", "download", { code: "unreadable" }));
		for (const { slug } of models)
			for (const one of [name, secondOf(name)]) await parts.predictions?.forget(`${slug}:${one}`);
		await parts.predictions?.forget(decisionOf(name));
		return { ok: false, error: "unusable", pictures, cents, tokens } as const;
	}

	return {
		describe: () => ({
			kind: "vendor",
			name: `Replicate (${models[0]?.slug})`,
			makers: makersOf(parts.models),
			...(inspector?.describe().kind === "vendor" ? { inspector: inspector.describe().name } : {}),
		}),
		drawHeads: (photo, signal) => likenesses.drawHeads(photo, signal),

		async drawCover(brief, size, signal) {
			// What is kept could be drawn at once, but nobody waits for it any more.
			if (signal?.aborted) return { ok: false, error: "unavailable" };
			const name = nameOf(brief);
			const known = kept.get(name.text);
			const { length } = brief.cast;
			const order = await coverOrder(brief, name.number);
			const art: Painted = known
				? { ok: true, value: known }
				: await buy(
						{
							use: "cover",
							name: name.text,
							order,
							size: "print",
							asked: { prompt: order.prompt, people: { least: length, most: length } },
						},
						signal,
					);
			if (!art.ok) return art;
			const cover = await letterArt(art.value, brief, size);
			if (!cover) return unusable(name.text, art);
			keep(kept, name.text, art.value);
			return { ...art, value: cover };
		},

		async drawSpread(brief, size, signal, bought) {
			if (signal?.aborted) return { ok: false, error: "unavailable" };
			if (!brief.spread.scene) return { ok: true, value: await drawSpreadPictures(brief, size) };
			const { prompt, aspect, seen, people } = spreadOrder(brief, brief.spread.scene);
			const likenesses = seen.map(({ likeness }) => likeness);
			const name = nameOfSpread(prompt, brief.seed, likenesses);
			const known = (await bought?.find()) ?? kept.get(name.text);
			const references = await Promise.all(likenesses.map(referenceOf));
			const art: Painted = known
				? { ok: true, value: known }
				: await buy(
						{
							use: "page",
							name: name.text,
							order: { prompt, references, aspect, seed: name.number },
							size: "print",
							asked: { prompt, people },
						},
						signal,
					);
			if (!art.ok) return art;
			const pages = await spreadFrom(art.value, brief, size);
			if (!pages) return unusable(name.text, art);
			await bought?.keep(art.value);
			keep(kept, name.text, art.value);
			return { ...art, value: pages };
		},

		close: () => likenesses.close(),
	};
}

/** Names a drawing by all that goes into it: the art of one family can never be given to another. */
function nameOf({ title: _setHere, lettered: _too, cast, ...rest }: CoverBrief): {
	text: string;
	number: number;
} {
	const hash = createHash("sha256").update(JSON.stringify(rest));
	for (const { member, likeness } of cast) hash.update(JSON.stringify(member)).update(likeness.png);
	return named(hash);
}

/** The same of a spread; its words are set here and don't change the art. */
function nameOfSpread(prompt: string, seed: string, likenesses: readonly Likeness[]) {
	const hash = createHash("sha256").update(JSON.stringify([prompt, seed]));
	for (const { png } of likenesses) hash.update(png);
	return named(hash);
}

function named(hash: Hash): { text: string; number: number } {
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
