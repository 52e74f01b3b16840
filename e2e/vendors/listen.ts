import type { Server } from "node:net";

/** Puts a stand-in's server on a free port of this machine. Gives the port and how to end it, open connections included. */
export async function listen(server: Server): Promise<{ port: number; close(): Promise<void> }> {
	const sockets = new Set<{ destroy(): void }>();
	server.on("connection", (socket) => {
		sockets.add(socket);
		socket.on("close", () => sockets.delete(socket));
	});
	await new Promise<void>((done, failed) => {
		server.once("error", failed);
		server.listen(0, "127.0.0.1", done);
	});
	const address = server.address();
	if (address === null || typeof address === "string") throw new Error("the server has no port");
	return {
		port: address.port,
		close: () =>
			new Promise((done) => {
				server.close(() => done());
				for (const socket of sockets) socket.destroy();
			}),
	};
}
