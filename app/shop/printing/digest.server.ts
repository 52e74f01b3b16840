import { createHash } from "node:crypto";

/** What a printer is told of a file, to check what it has fetched. */
export const digestOf = (bytes: Uint8Array) => ({
	md5: createHash("md5").update(bytes).digest("hex"),
	bytes: bytes.byteLength,
});
