import diagnostics from "node:diagnostics_channel";
import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";

export type LastAnswers = {
	/** Waits for the answers under way, at most `graceMs`, and ends every connection. */
	out(graceMs: number): Promise<void>;
	/** Stops watching. */
	unwatch(): void;
};

/**
 * Watches this process's connections, so that it can end. A server that is closed ends those that wait for their next
 * request, but not those that never made one (browsers open them ahead), and would wait for them for ever
 * (nodejs.org/api/http.html#serverclosecallback).
 */
export function watchLastAnswers(): LastAnswers {
	const sockets = new Set<Socket>();
	const underWay = new Set<ServerResponse>();
	let onOut: (() => void) | undefined;
	const onSocket = (message: unknown) => {
		const { socket } = message as { socket: Socket };
		sockets.add(socket);
		socket.once("close", () => sockets.delete(socket));
	};
	const onRequest = (message: unknown) => {
		const { response } = message as { response: ServerResponse };
		underWay.add(response);
		response.once("close", () => {
			underWay.delete(response);
			if (underWay.size === 0) onOut?.();
		});
	};
	diagnostics.subscribe("net.server.socket", onSocket);
	diagnostics.subscribe("http.server.request.start", onRequest);
	return {
		out: async (graceMs) => {
			if (underWay.size > 0) {
				await new Promise<void>((resolve) => {
					onOut = resolve;
					setTimeout(resolve, graceMs).unref();
				});
			}
			for (const socket of sockets) socket.destroy();
		},
		unwatch: () => {
			diagnostics.unsubscribe("net.server.socket", onSocket);
			diagnostics.unsubscribe("http.server.request.start", onRequest);
		},
	};
}
