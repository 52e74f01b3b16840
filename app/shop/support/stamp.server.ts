import type { Shop } from "~/shop.server";
import { QUICKEST_MS } from "./rules";

const PURPOSE = "contact stamp";

/** When a form was first touched, signed: its page is the same for everybody, so a script asks for this. */
export function makeStamp({ clock, signer }: Shop): string {
	const at = String(clock.now().getTime());
	return `${at}.${signer.sign(PURPOSE, at)}`;
}

/**
 * Whether a form comes too soon after its stamp for a person, or with one that is not ours. One without is a page's without script:
 * the hidden field and the limit guard that.
 */
export function isTooQuick({ clock, signer }: Shop, stamp: string | undefined): boolean {
	if (!stamp) return false;
	const [at = "", signature = ""] = stamp.split(".");
	if (!signer.verify(PURPOSE, at, signature)) return true;
	return clock.now().getTime() - Number(at) < QUICKEST_MS;
}
