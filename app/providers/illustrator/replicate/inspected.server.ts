import { createHash } from "node:crypto";
import sharp from "sharp";
import { z } from "zod";
import { withDeadline } from "~/shop/with-deadline";
import { type AskedPicture, FAULTS, type Fault, type Inspection, type Inspector } from "../../inspector/port";
import { type TellFailure, toNobody, vendorFailure } from "../../vendor-failure";
import type { BoughtArt, NotedFault, Predictions, Spent } from "../port";
import { TOKENS } from "./costs.server";
import { PICTURE_LIMIT_MS } from "./ladder.server";
import type { Predicted, Wanted } from "./predict.server";

/** px; a picture of this size costs 1,400 tokens to look at, and shows what is wrong with it. */
const INSPECTED_SIDE = 1024;

export type Painted = Predicted & { faults?: readonly NotedFault[] };
/**
 * `asked`: what it is inspected by, which is its prompt unless it is painted from a picture. `accepted`: faults of that picture, which was
 * shown all the same: it may have them too.
 */
export type WantedPicture = Wanted &
	Pick<BoughtArt, "countInspection"> & { asked: AskedPicture; accepted?: readonly NotedFault[] };

type Parts = {
	buy: (wanted: Wanted, stop?: AbortSignal) => Promise<Predicted>;
	inspector?: Inspector;
	predictions?: Predictions;
	tell?: TellFailure;
	limitMs?: number;
};

/** Which of two is shown, null for neither, and what is wrong with it. */
const decision = z.object({
	drawing: z.enum(["first", "second"]).nullable(),
	faults: z.array(z.enum([...FAULTS, "not inspected again"])),
});
type Decision = z.infer<typeof decision>;

/**
 * What is remembered of a drawing that was found faulty: before the second is bought what is wrong, and then what was decided. `judged`:
 * of which pictures (SHA-256), for whoever asks again may get another model's.
 */
const memory = z.object({
	found: z.object({ faults: z.array(z.enum(FAULTS)), missing: z.array(z.string()) }),
	decided: decision.optional(),
	judged: z.array(z.string()).default([]),
});

/**
 * Buys pictures and has each inspected before anybody sees it. A faulty one is drawn once more, with what was wrong said to its painter
 * in our own words; then the better one is given whatever it is, with its faults. Error `refused` also where both are unsuitable for
 * children. A picture that can't be inspected, or drawn once more, is given as it is, which is noted with it, unless the first was unsuitable. What was decided is remembered as long as the
 * pictures are: whoever asks again gets the same one, and no third is bought. Both together have the time of one.
 */
export function createInspectedBuyer(parts: Parts) {
	const { buy, inspector, predictions, tell = toNobody, limitMs = PICTURE_LIMIT_MS } = parts;

	async function remembered(name: string): Promise<z.infer<typeof memory> | null> {
		const kept = await predictions?.find(inspectionOf(name));
		return kept ? memory.parse(JSON.parse(kept)) : null;
	}
	async function remember(
		name: string,
		{ faults, missing }: Found,
		pictures: readonly Uint8Array[],
		decided?: Decision,
	): Promise<void> {
		const kept = { found: { faults, missing }, decided, judged: pictures.map(hashOf) };
		await predictions?.keep(inspectionOf(name), JSON.stringify(kept));
	}

	/** null for what is no picture. */
	async function inspect(
		art: Uint8Array,
		{ asked, accepted = [], countInspection }: WantedPicture,
		stop?: AbortSignal,
	): Promise<Inspection | null> {
		const small = await smallOf(art);
		if (!small || !inspector) return null;
		const putRight = await countInspection?.(TOKENS.inspection);
		const { tokens, ...answer } = await inspector.inspect(small, asked, stop);
		await putRight?.(tokens ?? 0);
		const found: Inspection = putRight ? answer : { ...answer, tokens };
		if (!found.isInspected) return found;
		// Where nobody has looked at what was shown, its faults may be any: another picture is worse than the one that was approved.
		const isUnknown = accepted.includes("not inspected") || accepted.includes("not inspected again");
		const counts = (fault: Fault) => (isUnknown ? fault === "unsuitable" : !accepted.includes(fault));
		return { ...found, faults: found.faults.filter(counts) };
	}

	async function paint(wanted: WantedPicture, until: AbortSignal, stop?: AbortSignal): Promise<Painted> {
		const { name } = wanted;
		const known = await remembered(name);
		/** Another model's second: paid for, and bought no more where a second is asked for below. */
		let unseen: Spent = {};
		const isJudged = (art: Uint8Array) => known?.judged.includes(hashOf(art)) ?? false;
		const { drawing: shown, faults: noted } = known?.decided ?? {};
		if (shown === null) return { ok: false, error: "refused" };
		if (known && shown === "second") {
			const again = await buy(redrawn(wanted, known.found), until);
			if (!again.ok || isJudged(again.value)) return { ...again, faults: noted };
			unseen = again;
		}
		const first = await buy(wanted, until);
		if (!first.ok) return { ...first, ...sumOf(first, unseen) };
		const isKnown = isJudged(first.value);
		if (shown === "first" && isKnown) return { ...first, faults: noted };
		const found: Inspection | null =
			known && isKnown ? { isInspected: true, ...known.found } : await inspect(first.value, wanted, stop);
		const spentSoFar = sumOf(first, unseen, found);
		// Broken off, not away: whoever asks again asks for this very picture, and has it inspected.
		if (stop?.aborted && !found?.isInspected) return { ok: false, error: "unavailable", ...spentSoFar };
		if (found && !found.isInspected) return { ...first, ...spentSoFar, faults: ["not inspected"] };
		if (!found || found.faults.length === 0) return { ...first, ...spentSoFar };

		// The second's prompt says it: whoever asks again asks for the very same picture.
		if (!isKnown) await remember(name, found, [first.value]);
		const second = await buy(redrawn(wanted, found), until);
		const seen = second.ok ? await inspect(second.value, wanted, stop) : null;
		const spent = sumOf(first, second, found, seen);
		// What may be as unsuitable as the first is shown to nobody unseen: it is inspected when it is asked for again.
		if (seen && !seen.isInspected && (isUnsuitable(found) || stop?.aborted))
			return { ok: false, error: "unavailable", ...spent };
		if (second.ok && seen) {
			const decided = chosenOf(found, seen);
			await remember(name, found, [first.value, second.value], decided);
			const { drawing, faults } = decided;
			if (drawing) return { ...(drawing === "first" ? first : second), ...spent, faults };
			tell(vendorFailure("Replicate", "predictions", { code: "unsuitable" }));
			return { ok: false, error: "refused", ...spent };
		}
		const failed = second.ok ? ({ ok: false, error: "unusable" } as const) : second;
		if (second.ok) tell(vendorFailure("Replicate", "download", { code: "unreadable" }));
		if (isUnsuitable(found) || stop?.aborted) return { ...failed, ...spent };
		const faults = [...found.faults];
		await remember(name, found, [first.value], { drawing: "first", faults });
		return { ...first, ...spent, faults };
	}

	return (wanted: WantedPicture, stop?: AbortSignal): Promise<Painted> =>
		inspector?.describe().kind === "vendor"
			? withDeadline(limitMs, [stop], (until) => paint(wanted, until, stop))
			: buy(wanted, stop);
}

/** What is remembered of a drawing beside itself, for whoever has to forget all of it. */
export const secondOf = (name: string) => `second:${name}`;
export const inspectionOf = (name: string) => `inspection:${name}`;

type Inspected = Extract<Inspection, { isInspected: true }>;
type Found = Pick<Inspected, "faults" | "missing">;
const isUnsuitable = (found: Inspection) => found.isInspected && found.faults.includes("unsuitable");

/** Which of two is shown: the second, unless it is worse. */
function chosenOf(first: Inspected, second: Inspection): Decision {
	if (!second.isInspected) return { drawing: "second", faults: ["not inspected again"] };
	if (isUnsuitable(first) && isUnsuitable(second)) return { drawing: null, faults: ["unsuitable"] };
	const isWorse =
		isUnsuitable(second) || (!isUnsuitable(first) && second.faults.length > first.faults.length);
	return isWorse
		? { drawing: "first", faults: [...first.faults] }
		: { drawing: "second", faults: [...second.faults] };
}

/** What a painter is told who draws a picture once more. */
const SAID: Record<Fault, (missing: readonly string[]) => string> = {
	unsuitable: () =>
		"Something in it was not for young children: now all of it is gentle and innocent, and everybody safe, at ease and fully dressed.",
	"too many heads": () => "Somebody was too many: nobody is in it twice, and nobody who isn't described.",
	"too few heads": () => "Somebody was missing: everybody of the numbered list is in it, with their head.",
	"wrong limbs": () =>
		"Somebody was drawn with wrong limbs: everybody has the arms, legs, hands, wings and tail that they should have, and no more.",
	writing: () =>
		"There was writing on it: no letters, numbers, signs or signatures are anywhere, unless the description of the picture names one.",
	"faces where words are set": () =>
		"A face was where lettering is set: all faces are well away from what is kept calm.",
	"something missing": (missing) => `Not to be seen was: ${missing.join("; ")}. Now it is, plainly.`,
};

/** The same picture under a name of its own, and what was wrong with the one before. */
function redrawn({ name, order, ...rest }: WantedPicture, { faults, missing }: Found): Wanted {
	const said = faults.map((fault) => `- ${SAID[fault](missing)}`);
	const prompt = [order.prompt, "A first picture had faults, which this one must not have:", ...said].join(
		"\n",
	);
	return { ...rest, name: secondOf(name), order: { ...order, prompt } };
}

function sumOf(first: Spent, second: Spent, ...inspections: readonly (Inspection | null)[]): Spent {
	const sum = (...numbers: readonly (number | undefined)[]) =>
		numbers.reduce<number>((total, one) => total + (one ?? 0), 0) || undefined;
	return {
		pictures: sum(first.pictures, second.pictures),
		cents: sum(first.cents, second.cents),
		tokens: sum(...inspections.map((one) => one?.tokens)),
	};
}

const hashOf = (art: Uint8Array) => createHash("sha256").update(art).digest("hex");

/** For looking at; null for what is no picture. */
function smallOf(art: Uint8Array): Promise<Uint8Array | null> {
	const [width, height] = [INSPECTED_SIDE, INSPECTED_SIDE];
	return sharp(art, { failOn: "error" })
		.resize({ width, height, fit: "inside", withoutEnlargement: true })
		.flatten({ background: "white" })
		.toColourspace("srgb")
		.jpeg({ quality: 80 })
		.toBuffer()
		.catch(() => null);
}
