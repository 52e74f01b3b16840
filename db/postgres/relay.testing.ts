import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { onTestFinished } from "vitest";

/** What PostgreSQL answers while it starts (its manual, "Message Formats", ErrorResponse). */
function startingUp(): Buffer {
	const fields = Buffer.from("SFATAL\0C57P03\0Mthe database system is starting up\0\0");
	const head = Buffer.from("E\0\0\0\0");
	head.writeInt32BE(4 + fields.length, 1);
	return Buffer.concat([head, fields]);
}

/**
 * A way to PostgreSQL's server: tells those who come first, `refused` so many, that it is still starting; `silence` has it vanish
 * for everybody who is connected, without a word. Gives the URL of it, and how many came.
 */
export async function relayTo(server: string, { refused = 0 } = {}) {
	const target = new URL(server);
	const sockets = new Set<Socket>();
	let pairs: [Socket, Socket][] = [];
	let came = 0;
	const relay = createServer((near) => {
		came += 1;
		sockets.add(near.on("error", () => {}));
		if (came <= refused) return near.once("data", () => near.end(startingUp()));
		const far = connect(Number(target.port), target.hostname).on("error", () => {});
		sockets.add(far);
		near.pipe(far).pipe(near);
		pairs.push([near, far]);
	});
	await new Promise<void>((done) => relay.listen(0, "127.0.0.1", done));
	onTestFinished(() => {
		relay.close();
		for (const socket of sockets) socket.destroy();
	});
	const url = new URL(server);
	url.port = String((relay.address() as AddressInfo).port);
	return {
		url: url.href,
		came: () => came,
		silence() {
			for (const [near, far] of pairs) for (const one of [near, far]) one.unpipe().pause();
			pairs = [];
		},
	};
}
