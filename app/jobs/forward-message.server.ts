import { readMessage } from "~/shop/support/list-written.server";
import { type Handler, Retry } from "./job.server";

/** Forwards a message of the contact form to the form service, where there is one. What is refused has been kept and mailed all the same. */
export const forwardMessage: Handler<"forward-message"> = {
	attempts: 50,
	timeoutMs: 30_000,
	async run(shop, { payload }) {
		const message = await readMessage(shop, payload.messageId);
		if (!message || !shop.providers.forms) return;
		const { id, name, email, subject, message: words } = message;
		const answer = await shop.providers.forms.forward({ id, name, email, subject, message: words });
		if (answer !== "taken") throw new Retry("forms", answer === "refused");
	},
};
