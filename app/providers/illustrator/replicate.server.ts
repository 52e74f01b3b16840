import { createHash, type Hash } from "node:crypto";
import sharp from "sharp";
import { drawSpreadPictures } from "~/studio/paper/pages/draw-spread.server";
import type { CoverBrief, CoverSize } from "~/studio/story/brief";
import type { CastLikeness } from "~/studio/story/cast";
import type { Inspector } from "../inspector/port";
import { vendorFailure } from "../vendor-failure";
import { createEmbeddedIllustrator } from "./embedded.server";
import type { ArtSize, Illustrator } from "./port";
import { type Art, createArt } from "./replicate/art.server";
import { createInspectedBuyer, inspectionOf, secondOf } from "./replicate/inspected.server";
import { COVER_MM, letterArt } from "./replicate/letter.server";
import { createLadder, type LadderParts } from "./replicate/ladder.server";
import { makersOf } from "./replicate/makers";
import { modelsOf } from "./replicate/models";
import { createPredictor, type PredictorParts } from "./replicate/predict.server";
import { promptFor } from "./replicate/prompt";
import { referenceTo } from "./replicate/references.server";
import { createSheets } from "./replicate/sheets.server";
import { spreadFrom, spreadOrder } from "./replicate/spread.server";

/** px; no model draws less than 1,000 a side, the shorter one of a wide picture somewhat less. */
const LEAST_SIDE = 512;

/** What is bought for a picture of so many px. */
const SIZES: Record<CoverSize, ArtSize> = { 1024: "screen", 2551: "print" };

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
 * the shop, only the painted heads and what was painted from them do, with a text that names nobody.
 * Which of the models draws, and when another is asked, is the ladder's; what is bought is inspected before it is given.
 *
 * The models can't repeat a drawing. What is shown is bought once, and print is painted from it; whoever needs both later keeps the art.
 */
export function createReplicateIllustrator(parts: Parts): Illustrator {
	const { likenesses = createEmbeddedIllustrator({}), inspector } = parts;
	const models = modelsOf(parts.models);
	const ladder = createLadder({ ...parts, models, buy: createPredictor(parts) });
	const artOf = createArt({ models, buy: createInspectedBuyer({ ...parts, buy: ladder }) });

	let lastLettered: Promise<unknown> = Promise.resolve();
	/** What is printed is lettered one at a time, however many are bought: it takes hundreds of MB of the shop's own process. What is shown doesn't wait for it. */
	function inPrintLine<T>(size: CoverSize, letter: () => Promise<T>): Promise<T> {
		if (SIZES[size] === "screen") return letter();
		const lettered = lastLettered.then(letter);
		lastLettered = lettered.catch(() => {});
		return lettered;
	}

	/** A picture that can't be read, or is too small to be one of a model's, isn't asked for again. */
	async function unusable({ name, value, told: { pictures, cents, tokens } }: Extract<Art, { ok: true }>) {
		const code = (await isSmall(value)) ? "small_picture" : "unreadable";
		parts.tell?.(vendorFailure("Replicate", "download", { code }));
		for (const { slug } of models)
			for (const one of [name, secondOf(name)]) await parts.predictions?.forget(`${slug}:${one}`);
		await parts.predictions?.forget(inspectionOf(name));
		return { ok: false, error: "unusable", pictures, cents, tokens } as const;
	}

	return {
		describe: () => ({
			kind: "vendor",
			name: `Replicate (${models[0]?.slug})`,
			makers: makersOf(parts.models),
			...(inspector?.describe().kind === "vendor" ? { inspector: inspector.describe().name } : {}),
			cents: { screen: models[0]?.sizes.screen.cents ?? 0, print: models[0]?.sizes.print.cents ?? 0 },
		}),
		drawHeads: (photo, signal) => likenesses.drawHeads(photo, signal),
		sheets: createSheets({ ...parts, models, buy: ladder }),

		async drawCover(brief, size, signal, bought) {
			// What is kept could be drawn at once, but nobody waits for it any more.
			if (signal?.aborted) return { ok: false, error: "unavailable" };
			const asked = {
				use: "cover",
				name: nameOf(brief),
				prompt: promptFor(brief),
				aspect: "1:1",
				references: () => Promise.all(brief.cast.map(referenceTo)),
				mm: COVER_MM,
				people: { least: brief.cast.length, most: brief.cast.length },
			} as const;
			const art = await artOf(asked, SIZES[size], bought, signal);
			if (!art.ok) return art;
			const cover = (await isSmall(art.value))
				? null
				: await inPrintLine(size, () => letterArt(art.value, brief, size));
			if (!cover) return unusable(art);
			await art.keep();
			return { ok: true, value: cover, ...art.told };
		},

		async drawSpread(brief, size, signal, bought) {
			if (signal?.aborted) return { ok: false, error: "unavailable" };
			if (!brief.spread.scene) return { ok: true, value: await drawSpreadPictures(brief, size) };
			const { prompt, aspect, seen, mm, people } = spreadOrder(brief, brief.spread.scene);
			// A cover shows how its people are painted: of a picture without them it would tell the wrong thing.
			const shown = seen.length > 0 ? brief.cover : undefined;
			const asked = {
				use: "page",
				...{ prompt, aspect, mm, people },
				name: nameOfSpread(prompt, brief.seed, seen, shown),
				references: () => Promise.all(seen.map(referenceTo)),
				cover: shown && { picture: shown, people: brief.cast.length },
			} as const;
			const art = await artOf(asked, SIZES[size], bought, signal);
			if (!art.ok) return art;
			const pages = (await isSmall(art.value))
				? null
				: await inPrintLine(size, () => spreadFrom(art.value, brief, size));
			if (!pages) return unusable(art);
			await art.keep();
			return { ok: true, value: pages, ...art.told };
		},

		close: () => likenesses.close(),
	};
}

/** Whether a picture is none of the sizes that models draw, and a blur on every page; one that can't be read isn't. */
async function isSmall(art: Uint8Array): Promise<boolean> {
	const sides = await sharp(art)
		.metadata()
		.catch(() => null);
	return sides !== null && Math.min(sides.width, sides.height) < LEAST_SIDE;
}

/** Names a drawing by all that goes into it: the art of one family can never be given to another. */
function nameOf({ title: _setHere, lettered: _too, cast, ...rest }: CoverBrief): {
	text: string;
	number: number;
} {
	const hash = createHash("sha256").update(JSON.stringify(rest));
	for (const one of cast) hash.update(JSON.stringify(one.member)).update(one.sheet ?? one.likeness.png);
	return named(hash);
}

/** The same of a spread; its words are set here and don't change the art. */
function nameOfSpread(prompt: string, seed: string, seen: readonly CastLikeness[], cover?: Uint8Array) {
	const hash = createHash("sha256").update(JSON.stringify([prompt, seed]));
	for (const { sheet, likeness } of seen) hash.update(sheet ?? likeness.png);
	return named(cover ? hash.update(cover) : hash);
}

function named(hash: Hash): { text: string; number: number } {
	const digest = hash.digest();
	return { text: digest.toString("hex"), number: digest.readUInt32BE(0) >>> 1 };
}
