import { askVendor, type Question } from "../ask-vendor.server";
import type { TellFailure } from "../vendor-failure";

/** ms; a job waits, and there is another try. */
const PATIENCE_MS = 20_000;

/** Said of our key and our account, and "not now", whatever was asked. */
const NO_ANSWERS = [401, 402, 403, 408, 429];

/**
 * Asks a printer once. Gives its status and what it says, null for no JSON; or "unavailable", told, where it may be asked again: no
 * answer in time, broken off, too busy, in trouble, our key not taken or our account empty. Whether it has done what it was asked is
 * unknown then.
 */
export async function callPrinter(
	call: Question & { tell: TellFailure; patienceMs?: number },
): Promise<{ status: number; said: unknown } | "unavailable"> {
	const { tell, patienceMs = PATIENCE_MS, ...question } = call;
	const answer = await askVendor(question, AbortSignal.timeout(patienceMs));
	const { status, said } = answer;
	if (status !== null && status < 500 && !NO_ANSWERS.includes(status)) return { status, said };
	if (!answer.ok) tell(answer.failure);
	return "unavailable";
}
