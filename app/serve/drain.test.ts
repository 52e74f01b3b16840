import { Agent, createServer, type IncomingMessage, request } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { drain } from "./drain.server";

const MANY = 1024 * 1024;

/** A server that answers before it has read the body, after something else has begun to. */
async function serve(most: number, longest = 60_000) {
	let heard: IncomingMessage | undefined;
	const server = createServer((asked, answer) => {
		heard = asked;
		asked.once("data", () => {
			asked.pause();
			answer.once("finish", () => drain(asked, longest, most));
			answer.writeHead(413).end("too much");
		});
		if (asked.method === "GET") answer.end("here");
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const agent = new Agent({ keepAlive: true, maxSockets: 1 });
	onTestFinished(() => {
		agent.destroy();
		server.close();
	});
	const { port } = server.address() as AddressInfo;
	const ask = (method: string, body = "") =>
		new Promise<{ status: number | undefined; reused: boolean }>((resolve, reject) => {
			const sent = request({ port, host: "127.0.0.1", method, agent }, (answer: IncomingMessage) => {
				answer.resume().once("end", () => resolve({ status: answer.statusCode, reused: sent.reusedSocket }));
			});
			sent.once("error", reject);
			sent.end(body);
		});
	return { ask, heard: () => heard };
}

test("after a refusal the connection is fit for the next request", async () => {
	const { ask } = await serve(2 * MANY);
	expect((await ask("POST", "x".repeat(MANY))).status).toBe(413);
	expect(await ask("GET")).toEqual({ status: 200, reused: true });
});

test("a body without end is not listened to for ever", async () => {
	const { ask, heard } = await serve(MANY / 2);
	// The answer was out before the connection ended; whether the client still saw it is up to the network.
	await ask("POST", "x".repeat(MANY)).catch(() => {});
	await expect.poll(() => heard()?.destroyed).toBe(true);
	expect(heard()?.complete).toBe(false);
});
