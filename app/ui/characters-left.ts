/** "488 of 500 characters left"; `written` and `limit` in UTF-16 units, as `maxlength` counts them. */
export function charactersLeft(written: number, limit: number): string {
	return `${Math.max(0, limit - written)} of ${limit} characters left`;
}

/** What stands there until something is typed: without a script nobody counts. */
export function mostCharacters(limit: number): string {
	return `At most ${limit} characters`;
}
