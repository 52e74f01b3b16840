import { STEP_MAILS } from "~/shop/orders/rules";
import { type JobRow, readMembers } from "./job-store.server";

/** Of what a job was told, what may be shown: the ids of what it is about. Never a key, a file's name or a token's hash. */
const SHOWN = ["bookId", "coverId", "orderId", "paymentId", "refundId"] as const;
/** Mails whose id is an order's or a payment's. The others are named by what only their reader should hold. */
const SHOWN_MAILS: readonly string[] = [...Object.values(STEP_MAILS), "order-refunded", "payment-refund"];

/** What a job is about: "order-confirmation order_x", "pi_x". Empty when that is nobody's business. */
export function aboutJob(job: Pick<JobRow, "kind" | "payload">): string {
	const payload = readMembers(job.payload);
	if (!payload) return "";
	if (job.kind === "send-mail") {
		const mail = String(payload.mail);
		return SHOWN_MAILS.includes(mail) ? `${mail} ${payload.id}` : mail;
	}
	return SHOWN.map((name) => payload[name])
		.filter((id) => typeof id === "string")
		.join(" ");
}
