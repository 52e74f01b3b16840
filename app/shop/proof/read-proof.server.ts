import type { Actor } from "~/shop/actor";
import { illustratorOf } from "~/shop/books/illustrator-of.server";
import { pageKey } from "~/shop/books/picture-keys";
import { readScript } from "~/shop/books/read-script.server";
import {
	findShownOrder,
	type OrderAsked,
	type OrderDetail,
	readOrderDetail,
} from "~/shop/orders/read-order-detail.server";
import { ORDER_NOT_FOUND, type OrderState } from "~/shop/orders/rules";
import { shownBack } from "~/shop/pages/back-cover.server";
import { isOpen, readBoughtPages, versionsOf } from "~/shop/pages/bought-pages.server";
import { shownPages } from "~/shop/pages/list-pages.server";
import {
	type Left,
	leftOf,
	MOST_EDITS,
	type PictureVersions,
	pictureOf,
	type ShownBack,
	type ShownPage,
	spreadOf,
} from "~/shop/pages/rules";
import { done, type Result } from "~/shop/result";
import type { Shop } from "~/shop.server";
import { whyClosed } from "./open-proof.server";
import { MOST_PROOF_REDRAWS } from "./rules";

export type Proof = {
	orderId: string;
	bookId: string;
	orderNumber: string;
	title: string;
	state: OrderState;
	/** Why nothing can be changed; null while it can. */
	closed: string | null;
	/** Until when its family's answer is waited for; null outside the proof. */
	answer: OrderDetail["answer"];
	/** A reading level's id. */
	level: string;
	/** Who is in it, for a name to be spelled anew. */
	cast: { id: string; name: string }[];
	/** A name that is spelled anew is so on the cover as well. */
	coverFollows: boolean;
	pages: ShownPage[];
	/** null for a book that was printed before back covers were shown. */
	back: ShownBack | null;
	redraws: Left;
	/** Pictures that may be set with other words. */
	edits: Left;
	/** Pages whose picture is being made just now: none can be approved. */
	isDrawing: boolean;
};

/** Where the picture of a page is found by whoever may see the order. */
export function proofPicture(orderId: string, number: number, version: number): string {
	return `/orders/${encodeURIComponent(orderId)}/pages/${number}?v=${version}`;
}

/** The whole book of an order, for its family or whoever has its link. Error `not_found`. */
export async function readProof(shop: Shop, actor: Actor | null, asked: OrderAsked): Promise<Result<Proof>> {
	const shown = await findShownOrder(shop, shop.db, actor, asked);
	const detail = await readOrderDetail(shop, actor, asked);
	const bought = shown && (await readBoughtPages(shop, shown.row.book_id));
	if (!shown || !detail.ok || !bought) return ORDER_NOT_FOUND;
	const { row } = shown;
	const { preview, versions } = bought;
	const closed = whyClosed(row);
	const script = await readScript(shop, row.book_id);
	const address = (number: number, version: number) => proofPicture(asked.orderId, number, version);
	return done({
		orderId: row.id,
		bookId: row.book_id,
		orderNumber: row.order_number,
		title: row.title,
		state: row.state,
		closed,
		answer: detail.value.answer,
		level: script?.level ?? "tiny",
		cast: (script?.cast ?? []).map(({ id, name }) => ({ id, name })),
		coverFollows: illustratorOf(shop, preview).describe().kind !== "vendor",
		pages: await shownPages(shop, row.book_id, versions, address),
		back: await shownBack(shop, row.book_id, versions, address),
		redraws: leftOf(preview.proof_redraws, MOST_PROOF_REDRAWS),
		edits: leftOf(preview.edits, MOST_EDITS),
		isDrawing: versions.some(isOpen),
	});
}

/** What there is to choose from of the picture a page is on; of an order that `readProof` has shown. */
export async function readProofVersions(
	shop: Shop,
	asked: OrderAsked,
	bookId: string,
	number: number,
): Promise<PictureVersions> {
	const firstPage = spreadOf(number);
	const { versions, inBook } = await versionsOf(shop.db, { bookId, firstPage });
	const last = versions.at(-1);
	return {
		spread: firstPage,
		versions: versions
			.filter(({ state }) => state !== "failed")
			.map(({ version, words, state, chosen }) => {
				const said: string[] = words === null ? [] : JSON.parse(words);
				return {
					version,
					words: said,
					imageUrls: said.map((_, side) =>
						state === "ready" ? proofPicture(asked.orderId, firstPage + side, version) : null,
					),
					chosen: chosen === 1,
				};
			}),
		current: inBook?.version ?? 0,
		lastFailed: last?.state === "failed" && last.made_by !== "book",
	};
}

/** The screen picture of a page or the back cover (JPEG) in one of its versions, for whoever may see its order; null for everybody else. */
export async function findProofPicture(
	shop: Shop,
	actor: Actor | null,
	{ number, version, ...asked }: OrderAsked & { number: number; version: number },
): Promise<Uint8Array | null> {
	const shown = await findShownOrder(shop, shop.db, actor, asked);
	if (!shown) return null;
	const { versions } = await versionsOf(shop.db, {
		bookId: shown.row.book_id,
		firstPage: pictureOf(number),
	});
	const found = versions.find((one) => one.version === version && one.state === "ready");
	return found ? shop.providers.files.get(pageKey(found.id, number)) : null;
}
