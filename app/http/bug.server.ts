import type { Problem } from "~/shop/result";
import type { Shop } from "~/shop.server";
import { requestId } from "./connection.server";

/**
 * Logs a bug, and gives what is said of it: `message` and the id under which the log has it, at either door, and nothing of
 * the error itself.
 */
export function bugOf(
	{ log }: Pick<Shop, "log">,
	error: unknown,
	message = "Something went wrong! Please try again.",
): Problem {
	log.error("bug", error, { requestId: requestId() });
	return { code: "bug", message, details: { requestId: requestId() } };
}
