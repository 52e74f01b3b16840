import { hideReview, listReviews } from "~/shop/reviews/hide-review.server";
import { listFeedback, listMessages } from "~/shop/support/list-written.server";
import { answering, expectArgs, Refusal } from "./command";

/** What somebody wrote: who and when in one line, then their words. */
const entry = (facts: readonly string[], words: string) => [
	facts.join("\t"),
	...words.split("\n").map((line) => `  ${line}`),
];

export const messages = answering({
	use: "messages",
	does: "the newest messages of the contact form",
	example: "messages",
	async find(shop, args, use) {
		expectArgs(args, 0, 0, use);
		const written = await listMessages(shop);
		return {
			messages: written.map(({ id, created_at, name, email, subject, message }) => ({
				id,
				at: created_at,
				name,
				email,
				subject,
				words: message,
			})),
		};
	},
	tell: ({ messages: written }) =>
		written.length === 0
			? ["There are no messages."]
			: written.flatMap(({ at, name, email, subject, words }) => entry([at, name, email, subject], words)),
});

export const feedback = answering({
	use: "feedback",
	does: "the newest feedback of families",
	example: "feedback",
	async find(shop, args, use) {
		expectArgs(args, 0, 0, use);
		const given = await listFeedback(shop);
		return {
			feedback: given.map(({ id, created_at, name, rating, feedback: words }) => ({
				id,
				at: created_at,
				name,
				rating,
				words,
			})),
		};
	},
	tell: ({ feedback: given }) =>
		given.length === 0
			? ["There is no feedback."]
			: given.flatMap(({ at, name, rating, words }) => entry([at, `${rating} of 5`, name], words)),
});

const reviewFacts = (row: Awaited<ReturnType<typeof listReviews>>[number]) => ({
	id: row.id,
	order: row.order_id,
	at: row.created_at,
	rating: row.rating,
	name: row.display_name,
	words: row.content,
	hiddenAt: row.hidden_at,
});

/** What becomes of a review, by what is typed. */
const SAID = {
	hide: "is hidden from the gallery within the hour.",
	show: "is shown in the gallery within the hour of its book's delivery.",
};

export const reviews = answering({
	use: "reviews [hide ID | show ID]",
	does: "the newest reviews; takes one from the gallery, or puts it back",
	example: "reviews hide review_8Qd1",
	async find(shop, args, use) {
		const [what, id = ""] = expectArgs(args, 0, 2, use);
		if (what === undefined) return { reviews: (await listReviews(shop)).map(reviewFacts), done: null };
		if ((what !== "hide" && what !== "show") || id === "") throw new Refusal(`Use: npm run shop -- ${use}`);
		if (!(await hideReview(shop, id, what === "hide"))) throw new Refusal(`There is no review ${id}.`);
		return { reviews: [], done: { id, what } as const };
	},
	tell({ reviews: written, done }) {
		if (done) return [`${done.id} ${SAID[done.what]}`];
		if (written.length === 0) return ["There are no reviews."];
		return written.flatMap(({ at, id, rating, name, hiddenAt, words }) =>
			entry([at, id, `${rating} of 5`, name || "Anonymous", ...(hiddenAt === null ? [] : ["hidden"])], words),
		);
	},
});
