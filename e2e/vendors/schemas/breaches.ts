/** What was sent to a stand-in that its vendor doesn't take, and what a stand-in said that its vendor doesn't; a test ends without any. */
const breaches: string[] = [];

export function breached(what: string): void {
	breaches.push(what);
}

/** All of them since it was asked last, for a test that has provoked them. */
export const takeBreaches = (): string[] => breaches.splice(0);
