import { AsyncLocalStorage } from "node:async_hooks";
import type { ServerResponse } from "node:http";

/** What the server knows of the connection a request came on; remix-serve hands loaders none of it. */
export type Connection = {
	requestId: string;
	/** The visitor's network address. */
	address: string;
	startedAt: number;
	/** As it was asked with, before the request was made readable. */
	method: string;
	/** The route's path pattern, never the path itself: paths carry reset tokens and signed links. null: nobody named it. */
	pattern: string | null;
	/** The code of the problem it was answered with, as far as there was one. */
	problem: string | undefined;
	/** Its answer may take as long as a job does. */
	waitsForJob: boolean;
	answer: ServerResponse;
};

const connections = new AsyncLocalStorage<Connection>();

/** Says whose request is under way, for all that is called because of it: the server does, before anybody is asked. */
export function enterConnection(connection: Connection): void {
	connections.enterWith(connection);
}

/** The connection of the request under way; undefined outside one. */
export function connectionUnderWay(): Connection | undefined {
	return connections.getStore();
}

/** The visitor's network address; "unknown" outside a request. */
export function clientAddress(): string {
	return connections.getStore()?.address ?? "unknown";
}

/** Ties log lines to the answer the person saw. */
export function requestId(): string {
	return connections.getStore()?.requestId ?? "none";
}

/** Names the route pattern for the access line. */
export function nameRoute(pattern: string): void {
	const connection = connections.getStore();
	if (connection) connection.pattern = pattern;
}

/** Names the problem a request is answered with, for the access line: its code, which is one of ours. */
export function logProblemCode(code: string): void {
	const connection = connections.getStore();
	if (connection) connection.problem = code;
}

/** Says that the request under way waits for a job: it looks after its own time. */
export function waitsForJob(): void {
	const connection = connections.getStore();
	if (connection) connection.waitsForJob = true;
}

/**
 * Sends a cookie with the answer to the request under way, whatever its route says then: a page, a redirect, a refusal. What
 * the route sets itself comes after it. False when no answer can carry it: outside a request, or once its head is out.
 */
export function sendCookie(cookie: string): boolean {
	const answer = connections.getStore()?.answer;
	if (!answer || answer.headersSent) return false;
	answer.appendHeader("Set-Cookie", cookie);
	return true;
}
