import { right, unasked, wrong } from "~/shop/checks/rules";
import type { Check } from "../check";

/** What is asked of the name service; tests answer themselves. Rejects with a `code`, as node:dns does. */
export type NameService = {
	resolveMx(domain: string): Promise<{ exchange: string }[]>;
	resolveTxt(domain: string): Promise<string[][]>;
};

/** It has answered, and there is nothing. */
const NOTHING = ["ENOTFOUND", "ENODATA"];

/**
 * The sender's domain: whether answers to it arrive anywhere, and whether mailboxes are told who may send in its name (RFC 7208, 7489;
 * Google's and Yahoo's rules for senders want both). Keys of DKIM have names that only the mail service knows.
 */
export function senderCheck(domain: string, names: NameService): Check {
	const found = async <T>(asked: Promise<T[]>): Promise<T[]> => {
		try {
			return await asked;
		} catch (error) {
			if (NOTHING.includes(String((Object(error) as { code?: unknown }).code))) return [];
			throw error;
		}
	};
	const has = async (name: string, beginning: RegExp) =>
		(await found(names.resolveTxt(name))).some((parts) => beginning.test(parts.join("")));
	return {
		name: "the sender's domain",
		async ask() {
			try {
				const [mx, spf, policies] = await Promise.all([
					found(names.resolveMx(domain)),
					has(domain, /^v=spf1\b/i),
					// A domain above may have it for those below.
					Promise.all(andAbove(domain).map((name) => has(`_dmarc.${name}`, /^v=DMARC1\b/i))),
				]);
				const missing = [
					...(mx.length > 0 ? [] : [`no mail server (MX), so answers to MAIL_FROM come back`]),
					...(spf ? [] : ["no SPF record (TXT v=spf1 …), which your mail service tells"]),
					...(policies.includes(true) ? [] : [`no DMARC record (TXT _dmarc.${domain} v=DMARC1; p=none)`]),
				];
				if (missing.length === 0)
					return right(`${domain} has MX, SPF and DMARC; its DKIM key, your mail service shows`);
				return wrong(
					`${domain} has ${missing.join("; ")}. Without them mails land among spam: docs/deploy says how`,
				);
			} catch (error) {
				const { code } = Object(error) as { code?: unknown };
				return unasked(
					`the name service gave no answer about ${domain} (${String(code ?? "no code").slice(0, 30)})`,
				);
			}
		},
	};
}

/** "mail.shop.example" -> itself, "shop.example". */
function andAbove(domain: string): string[] {
	const labels = domain.split(".").slice(-5);
	return labels.slice(0, -1).map((_, from) => labels.slice(from).join("."));
}
