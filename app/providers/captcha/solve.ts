/** Hashes asked for at once. */
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
 * Finds the nonce for which SHA-256(`salt` + nonce) begins with `zeros` zero bits. Browser-safe. Rejects where there is no
 * WebCrypto (not a secure context): the plain question is there for that.
 */
export async function solve({ salt, zeros }: { salt: string; zeros: number }): Promise<string> {
	for (let first = 0; ; first += BATCH) {
		const nonces = Array.from({ length: BATCH }, (_, index) => (first + index).toString(36));
		const hashes = await Promise.all(
			nonces.map((nonce) => crypto.subtle.digest("SHA-256", encoder.encode(salt + nonce))),
		);
		const found = hashes.findIndex((hash) => beginsWithZeros(new Uint8Array(hash), zeros));
		const nonce = nonces[found];
		if (nonce !== undefined) return nonce;
	}
}
