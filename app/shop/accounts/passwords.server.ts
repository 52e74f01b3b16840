import { hash, type Options, verify } from "@node-rs/argon2";

/** argon2id, 19 MiB, two passes, one lane (OWASP Password Storage Cheat Sheet). */
const COST: Options = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

let nobodys: Promise<string> | undefined;

/** The hash a password is stored as. */
export function hashPassword(password: string): Promise<string> {
	return hash(password.normalize("NFKC"), COST);
}

/**
 * Whether a password is the one of a hash. `null`, an account that has no password or no account at all, is never right and
 * takes the same time.
 */
export async function isPassword(stored: string | null, password: string): Promise<boolean> {
	nobodys ??= hash("nobody's password", COST);
	const right = await verify(stored ?? (await nobodys), password.normalize("NFKC"));
	return right && stored !== null;
}
