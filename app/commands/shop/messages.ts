import { listMessages } from "~/shop/support/list-written.server";
import { type Command, expectArgs } from "./command";

export const messages: Command = {
	use: "messages",
	does: "the newest messages of the contact form",
	async run(shop, args) {
		expectArgs(args, 0, 0, this.use);
		const written = await listMessages(shop);
		if (written.length === 0) return ["There are no messages."];
		return written.flatMap(({ created_at, name, email, subject, message }) => [
			[created_at, name, email, subject].join("\t"),
			...message.split("\n").map((line) => `  ${line}`),
		]);
	},
};
