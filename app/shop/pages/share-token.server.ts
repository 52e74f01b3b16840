import type { Shop } from "~/shop.server";

const PURPOSE = "shared book";

/** What the link of a shared book ends with: its share's id and our signature, so that the database alone opens no book. */
export function shareTokenOf({ signer }: Pick<Shop, "signer">, shareId: string): string {
	return `${shareId}.${signer.sign(PURPOSE, shareId)}`;
}

/** The share's id of a token that bears our signature; null for anything else. */
export function shareIdOf({ signer }: Pick<Shop, "signer">, token: string): string | null {
	const [, shareId = "", signature = ""] = /^([\w-]{1,60})\.([\w-]{43})$/.exec(token) ?? [];
	return shareId !== "" && signer.verify(PURPOSE, shareId, signature) ? shareId : null;
}
