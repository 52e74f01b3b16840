import sharp from "sharp";
import { castIn } from "~/studio/paper/briefs.testing";
import type { CoverBrief } from "~/studio/story/brief";
import type { Likeness } from "~/studio/story/likeness";
import { type ReplicateStandIn, startReplicate } from "../../../e2e/vendors/replicate";
import type { VendorFailure } from "../vendor-failure";
import { createEmbeddedIllustrator } from "./embedded.server";
import { DRAWN_HERE } from "./embedded.testing";
import type { Illustrator } from "./port";
import { createReplicateIllustrator } from "./replicate.server";

export const FIRST = "google/nano-banana-pro";
export const SECOND = "black-forest-labs/flux-2-pro";

/** A head of one colour. */
export async function likeness(colour: string): Promise<Likeness> {
	const head = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><circle cx="200" cy="200" r="180" fill="${colour}"/></svg>`;
	return { png: await sharp(Buffer.from(head)).png().toBuffer() };
}

/** A cover of two, whose names must not leave the shop. */
export async function coverOfTwo(): Promise<CoverBrief> {
	return {
		title: "Zebedee Quillfeather and the Lost Lantern",
		setting: "sea",
		time: "night",
		imagePrompt: "The hero stands on a jetty, and zebedee holds up a lantern.\nBoats “rock” on the waves.",
		readingLevel: "starter",
		seed: "cover_1",
		cast: [
			castIn("sea", {
				name: "Zebedee Quillfeather",
				age: 5,
				isMain: true,
				relationship: null,
				likeness: await likeness("tomato"),
			}),
			castIn("sea", {
				name: "Biscuit",
				age: 3,
				isMain: false,
				relationship: "Pet",
				likeness: await likeness("teal"),
			}),
		],
	};
}

/** The adapter as it speaks to this stand-in of Replicate's. */
export function illustratorOf(
	{ token, url }: ReplicateStandIn,
	parts: Partial<Parameters<typeof createReplicateIllustrator>[0]> = {},
): Illustrator {
	return createReplicateIllustrator({
		token,
		baseUrl: url,
		models: [FIRST, SECOND],
		wait: async () => {},
		pollMs: 1,
		likenesses: createEmbeddedIllustrator(DRAWN_HERE),
		...parts,
	});
}

/** A stand-in of Replicate's for one test, the adapter that speaks to it, and what it is asked for. */
export async function openReplicate() {
	const [replicate, brief] = [await startReplicate(), await coverOfTwo()];
	const told: VendorFailure[] = [];
	return {
		replicate,
		brief,
		told,
		illustrator: (parts?: Parameters<typeof illustratorOf>[1]) =>
			illustratorOf(replicate, { tell: (failure) => told.push(failure), ...parts }),
		askedModels: () => replicate.bought.map(({ model }) => model),
		async drawn(one: Illustrator, changes: Partial<CoverBrief> = {}, size: 1024 | 2551 = 1024) {
			const cover = await one.drawCover({ ...brief, ...changes }, size);
			if (!cover.ok) throw new Error(`not drawn: ${cover.error}`);
			return cover.value;
		},
	};
}
