import { createHash } from "node:crypto";
import { PICTURE_PPI } from "~/studio/story/format";
import type { AskedPicture } from "../../inspector/port";
import type { ArtSize, BoughtArt, NotedFault, Spent } from "../port";
import type { Painted, WantedPicture } from "./inspected.server";
import { type Aspect, type Model, type Order, ppiOfModel } from "./models";
import { ppiOfArt } from "./ppi.server";
import { PAINT_AGAIN } from "./prompt";
import { referenceToPicture } from "./references.server";

/** Art kept in memory where nobody else keeps it, so that screen and print come from one drawing that is paid for once. */
const KEPT_ART = 4;

/** A picture as it is first bought. */
export type Asked = {
	use: WantedPicture["use"];
	/** Of the drawing, by all that goes into it. */
	name: { text: string; number: number };
	prompt: string;
	aspect: Aspect;
	references(): Promise<string[]>;
	/** The book's cover, and how many are on it. */
	cover?: { picture: Uint8Array; people: number };
	people: AskedPicture["people"];
	/** What it fills in print. */
	mm: { width: number; height: number };
};

/** `keep` is for whoever has found that it can be read; `name`, in its predictions, for whoever hasn't. `told`: what was paid, and what is wrong with it. */
export type Art =
	| Extract<Painted, { ok: false }>
	| {
			ok: true;
			value: Uint8Array;
			name: string;
			told: Spent & { faults?: readonly NotedFault[] };
			keep(): Promise<void>;
	  };

type Parts = {
	models: readonly Model[];
	buy(wanted: WantedPicture, stop?: AbortSignal): Promise<Painted>;
};

/**
 * Gives a picture as it was bought, or buys it. What is shown is bought at the screen's size. For print it is painted once more, as large
 * as there is, with what was shown as its reference, and inspected by what that was asked for: it may have the same faults. Not where that is fine enough in print, or no model of the list gives more px. Where
 * nothing is known of what was shown, print is bought as it would have been.
 */
export function createArt({ models, buy }: Parts) {
	const remembered = new Map<string, Uint8Array>();

	return async (asked: Asked, size: ArtSize, bought?: BoughtArt, stop?: AbortSignal): Promise<Art> => {
		const { use, name, prompt, aspect, people } = asked;
		const find = async (which: ArtSize) =>
			(await bought?.find(which)) ?? remembered.get(`${which}:${name.text}`) ?? null;
		const isThere = (value: Uint8Array) =>
			({ ok: true, value, name: name.text, told: faultsOf(bought), keep: async () => {} }) as const;

		const known = await find(size);
		if (known) return isThere(known);
		const other = await find(size === "print" ? "screen" : "print");
		if (other && (size === "screen" || !(await isBettered(other, asked)))) return isThere(other);

		const seed = name.number;
		const order = other
			? { prompt: PAINT_AGAIN, references: [await referenceToPicture(other)], aspect, seed }
			: { prompt, references: await asked.references(), aspect, seed, cover: await coverOf(asked) };
		const drawing = `${size}:${other ? createHash("sha256").update(other).digest("hex") : name.text}`;
		const { countInspection } = bought ?? {};
		const wanted: WantedPicture = {
			...{ use, name: drawing, order, size, countInspection },
			asked: { prompt, people },
		};
		const drawn = await buy(other ? { ...wanted, accepted: bought?.faults } : wanted, stop);
		if (!drawn.ok) return drawn;
		const { value, pictures, cents, tokens } = drawn;
		const keep = async () => (bought ? bought.keep(size, value) : remember(`${size}:${name.text}`, value));
		const told = { pictures, cents, tokens, ...faultsOf(drawn) };
		return { ok: true, value, name: drawing, told, keep };
	};

	/** Whether what was shown is too coarse for print, and one of the models would give a finer picture. */
	async function isBettered(art: Uint8Array, { aspect, mm }: Asked): Promise<boolean> {
		const ppi = await ppiOfArt(art, mm);
		if (ppi === null || ppi >= PICTURE_PPI.fine) return false;
		return models.some((model) => ppiOfModel(model, "print", aspect, mm) > ppi);
	}

	function remember(name: string, art: Uint8Array): void {
		const [oldest] = remembered.keys();
		if (remembered.size >= KEPT_ART && oldest !== undefined) remembered.delete(oldest);
		remembered.set(name, art);
	}
}

const faultsOf = ({ faults }: Pick<BoughtArt, "faults"> = {}) => (faults ? { faults } : {});

async function coverOf({ cover }: Asked): Promise<Order["cover"]> {
	return cover && { reference: await referenceToPicture(cover.picture), people: cover.people };
}
