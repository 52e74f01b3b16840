import { hideReview, listReviews } from "~/shop/reviews/hide-review.server";
import { type Command, expectArgs, Refusal } from "./command";

export const reviews: Command = {
	use: "reviews [hide ID | show ID]",
	does: "the newest reviews; takes one from the gallery, or puts it back",
	async run(shop, args) {
		const [what, id = ""] = expectArgs(args, 0, 2, this.use);
		if (what === undefined) {
			const written = await listReviews(shop);
			if (written.length === 0) return ["There are no reviews."];
			return written.flatMap((review) => [
				[
					review.created_at,
					review.id,
					`${review.rating} of 5`,
					review.display_name || "Anonymous",
					...(review.hidden_at === null ? [] : ["hidden"]),
				].join("\t"),
				...review.content.split("\n").map((line) => `  ${line}`),
			]);
		}
		if ((what !== "hide" && what !== "show") || id === "")
			throw new Refusal(`Use: npm run shop -- ${this.use}`);
		if (!(await hideReview(shop, id, what === "hide"))) throw new Refusal(`There is no review ${id}.`);
		return [
			what === "hide"
				? `${id} is hidden from the gallery within the hour.`
				: `${id} is shown in the gallery within the hour of its book's delivery.`,
		];
	},
};
