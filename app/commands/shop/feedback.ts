import { listFeedback } from "~/shop/support/list-written.server";
import { type Command, expectArgs } from "./command";

export const feedback: Command = {
	use: "feedback",
	does: "the newest feedback of families",
	async run(shop, args) {
		expectArgs(args, 0, 0, this.use);
		const given = await listFeedback(shop);
		if (given.length === 0) return ["There is no feedback."];
		return given.flatMap(({ created_at, name, rating, feedback: words }) => [
			[created_at, `${rating} of 5`, name].join("\t"),
			...words.split("\n").map((line) => `  ${line}`),
		]);
	},
};
