import { readStanding, redrawByOperator, redrawCoverByOperator } from "~/shop/proof/operate-proof.server";
import { BACK_PAGE } from "~/studio/story/back-cover";
import { answering, expectArgs, orRefuse, Refusal } from "./command";
import { oneOrder } from "./one-order";

const PAGES = 24;

export const proof = answering({
	use: "proof ORDER",
	does: "how an order's proof stands: who is waited for since when, what its family has used, and every version of its pictures",
	example: "proof 7XK2M4QP",
	async find(shop, args, use) {
		const [name = ""] = expectArgs(args, 1, 1, use);
		return readStanding(shop, await oneOrder(shop, name));
	},
	tell: ({ order, state, waitsFor, since, answerBy, redraws, edits, cover, versions }) => [
		`${order}  ${state}  waits for ${waitsFor} since ${since}${answerBy ? `, until ${answerBy}` : ""}`,
		`redraws  ${redraws.used} of ${redraws.most}`,
		`edits  ${edits.used} of ${edits.most}`,
		...(cover.faults ? [`cover  shown with ${cover.faults}`] : []),
		...versions.map(({ page, version, madeBy, state: made, failure, faults, inBook, at }) =>
			[
				page === BACK_PAGE ? "back cover" : `page ${page}`,
				`version ${version}`,
				`by ${madeBy}`,
				made,
				...(failure ? [failure] : []),
				...(faults ? [`shown with ${faults}`] : []),
				...(inBook ? ["in the book"] : []),
				at,
			].join("  "),
		),
	],
});

export const redraw = answering({
	use: "redraw ORDER PAGE|cover",
	does: "draws the picture of a page, or the cover, anew while its family looks the book through, or of an approved book on hold that can't be printed: its family approves it again; it takes none of their redraws",
	example: "redraw 7XK2M4QP 5",
	async find(shop, args, use) {
		const [name = "", page = ""] = expectArgs(args, 2, 2, use);
		if (page === "cover") {
			const order = await oneOrder(shop, name);
			orRefuse(await redrawCoverByOperator(shop, order));
			return { order: order.order_number, page };
		}
		const number = /^\d{1,2}$/.test(page) ? Number(page) : 0;
		if (number < 1 || number > PAGES) throw new Refusal(`A page is a number from 1 to ${PAGES}.`);
		const order = await oneOrder(shop, name);
		orRefuse(await redrawByOperator(shop, order, number));
		return { order: order.order_number, page: number };
	},
	tell: ({ order, page }) => [
		page === "cover"
			? `The cover of ${order} is being drawn anew, and is the book's once it is there.`
			: `Page ${page} of ${order} is being drawn anew, and is in the book once it is there; all versions stay to choose from.`,
	],
});
