import { createHash } from "node:crypto";

/** The id of the session a token opens: a stolen database opens none. */
export function hashOfSessionToken(token: string): string {
	return createHash("sha256").update(token).digest("base64url");
}
