import { connectionUnderWay } from "./connection.server";

/**
 * Makes a reader of what root and page both need: they are asked side by side, each with a request of its own, and for one
 * connection it reads once what `key` names. Shared is only what GETs ask for: an action changes what it has read, and the
 * page that shows its answer asks with a GET. Outside a connection, as in tests of a single loader, it reads each time.
 */
export function readOnce<T>(): (request: Request, key: string, read: () => Promise<T>) => Promise<T> {
	const byConnection = new WeakMap<object, Map<string, Promise<T>>>();
	return (request, key, read) => {
		const connection = request.method === "GET" ? connectionUnderWay() : undefined;
		if (!connection) return read();
		const known = byConnection.get(connection) ?? new Map<string, Promise<T>>();
		byConnection.set(connection, known);
		const answer = known.get(key) ?? read();
		known.set(key, answer);
		return answer;
	};
}
