/** Hashes between two looks at the signal; few enough that a page stays responsive on a cheap phone. */
const BATCH = 64;

const encoder = new TextEncoder();

/** Whether a hash begins with so many zero bits. */
export function beginsWithZeros(hash: Uint8Array, zeros: number): boolean {
	for (let bit = 0; bit < zeros; bit++) {
		const byte = hash[bit >> 3];
		if (byte === undefined || (byte & (0x80 >> (bit & 7))) !== 0) return false;
	}
	return true;
}

/**
 * Finds the nonce for which SHA-256(`salt` + nonce) begins with `zeros` zero bits. Browser-safe.
 * Hashing happens beside the main thread, which is let go of after every batch.
 * Rejects with the signal's reason when it is aborted, and where the page has no WebCrypto (not a secure context):
 * the plain question is there for both.
 */
export async function solve(
	{ salt, zeros }: { salt: string; zeros: number },
	signal?: AbortSignal,
): Promise<string> {
	for (let first = 0; ; first += BATCH) {
		signal?.throwIfAborted();
		const nonces = Array.from({ length: BATCH }, (_, index) => (first + index).toString(36));
		const hashes = await Promise.all(
			nonces.map((nonce) => crypto.subtle.digest("SHA-256", encoder.encode(salt + nonce))),
		);
		const found = hashes.findIndex((hash) => beginsWithZeros(new Uint8Array(hash), zeros));
		const nonce = nonces[found];
		if (nonce !== undefined) return nonce;
	}
}
