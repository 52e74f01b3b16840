import { request as askHttp } from "node:http";
import { request as askHttps } from "node:https";
import type { TLSSocket } from "node:tls";
import type { Check } from "~/providers/check";
import { type Finding, PUBLIC_ADDRESS, right, unasked, wrong } from "./rules";

/** Of an answer; the shop's own about its health is shorter. */
const MOST_CHARACTERS = 2_000;
/** Certificates are made anew a month before their end; this late, ms, nobody does. */
const ENDS_SOON_MS = 14 * 24 * 3600_000;

export type Look = {
	status: number;
	text: string /** Of its certificate, as TLS writes it. */;
	validTo: string | null;
};

/**
 * The shop as the world reaches it: its name, its certificate, its proxy. Asked from this machine, so that a router or firewall which
 * lets nobody back in by the public address can't be told from one that lets nobody in at all.
 */
export function publicAddressCheck(appUrl: string, now: () => Date, look = lookAt): Check {
	return {
		name: PUBLIC_ADDRESS,
		async ask(signal) {
			try {
				return findingOf(appUrl, await look(`${appUrl}/healthz`, signal), now());
			} catch (error) {
				return failed(appUrl, error);
			}
		},
	};
}

/** One question over a connection of its own. Rejects as node:https does. `ca`: who vouches for it beside the usual ones. */
export function lookAt(url: string, signal: AbortSignal, ca?: string): Promise<Look> {
	const ask = new URL(url).protocol === "https:" ? askHttps : askHttp;
	return new Promise((resolve, reject) => {
		const asked = ask(url, { agent: false, signal, ca }, (response) => {
			const certificate = (response.socket as Partial<TLSSocket>).getPeerCertificate?.();
			let text = "";
			response.setEncoding("utf8");
			response.on("data", (part: string) => {
				text = (text + part).slice(0, MOST_CHARACTERS);
			});
			response.on("end", () =>
				resolve({ status: response.statusCode ?? 0, text, validTo: certificate?.valid_to ?? null }),
			);
			response.on("error", reject);
		});
		asked.on("error", reject);
		asked.end();
	});
}

function findingOf(appUrl: string, { status, text, validTo }: Look, now: Date): Finding {
	if (status >= 300 && status < 400)
		return wrong(`${appUrl} leads elsewhere (${status}): set APP_URL to the address families end at`);
	if (!isOurs(text))
		return wrong(
			`at ${appUrl} another server answers (${status}): look at its name (DNS) and at the proxy's way to the shop`,
		);
	if (status !== 200) return wrong(`${appUrl}/healthz answers ${status}: the log of the shop says why`);
	const left = validTo ? Date.parse(validTo) - now.getTime() : null;
	if (left === null || left > ENDS_SOON_MS)
		return right(
			validTo
				? `${appUrl} answers, its certificate holds until ${new Date(validTo).toISOString()}`
				: `${appUrl} answers`,
		);
	return wrong(
		`the certificate of ${appUrl} ends in ${Math.floor(left / (24 * 3600_000))} days: have the proxy make it anew`,
	);
}

function isOurs(text: string): boolean {
	try {
		const said: unknown = JSON.parse(text);
		return typeof said === "object" && said !== null && "healthy" in said && "role" in said;
	} catch {
		return false;
	}
}

/** What node tells of a certificate that doesn't hold. */
const CERTIFICATE = /CERT|SELF_SIGNED|VERIFY|ALTNAME/;
/** And of a server that speaks no TLS. */
const NO_TLS = /EPROTO|WRONG_VERSION|ERR_SSL/;

function failed(appUrl: string, error: unknown): Finding {
	const code = String((Object(error) as { code?: unknown }).code ?? "no answer").slice(0, 60);
	if (CERTIFICATE.test(code))
		return wrong(
			`the certificate of ${appUrl} doesn't hold (${code}): have the proxy make one for this name`,
		);
	if (NO_TLS.test(code))
		return wrong(`${appUrl} answers without TLS (${code}): a proxy that ends it has to stand there`);
	if (code === "ENOTFOUND") return wrong(`nobody has the name of ${appUrl}: make its DNS record`);
	if (code === "ECONNREFUSED")
		return wrong(`nobody listens at ${appUrl}: is the proxy running, and the shop?`);
	return unasked(`${appUrl} gave no answer to this machine (${code}): try it from another one`);
}
