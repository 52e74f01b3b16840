import type { ProdigiOptions } from "./prodigi.server";

const PURPOSE = "prodigi callback";

/** What the shop signs with. */
export type ProofSigner = {
	sign(purpose: string, text: string): string;
	verify(purpose: string, text: string, signature: string): boolean;
};

/**
 * Prodigi signs nothing: the address it calls about an order carries our signature of that order's name, so that nobody makes one up. A
 * shop that only its own machine can reach has none.
 */
export function prodigiCallbacks(
	appUrl: string,
	signer: ProofSigner,
): Pick<ProdigiOptions, "callbackUrl" | "isOwnCallback"> {
	return {
		callbackUrl(reference) {
			if (new URL(appUrl).protocol !== "https:") return null;
			const proof = new URLSearchParams({ order: reference, key: signer.sign(PURPOSE, reference) });
			return `${appUrl}/api/webhooks/prodigi?${proof}`;
		},
		isOwnCallback: (reference, query) => signer.verify(PURPOSE, reference, query.get("key") ?? ""),
	};
}
