import { createServer, type ServerResponse } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { watchLastAnswers } from "./last-answers.server";

/** A server that keeps its answers back, and what a client hears of it. */
async function serve() {
	const answers = watchLastAnswers();
	onTestFinished(answers.unwatch);
	const asked: ServerResponse[] = [];
	const server = createServer((_request, response) => void asked.push(response));
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const { port } = server.address() as AddressInfo;
	const join = async () => {
		const accepted = new Promise((resolve) => server.once("connection", resolve));
		const socket: Socket = connect(port, "127.0.0.1");
		let heard = "";
		socket.on("data", (bytes) => {
			heard += bytes;
		});
		const ended = new Promise<string>((resolve) => socket.once("close", () => resolve(heard)));
		await accepted;
		return { socket, ended };
	};
	const ask = async () => {
		const client = await join();
		client.socket.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
		await expect.poll(() => asked.length).toBe(1);
		return client;
	};
	const closed = () => new Promise<void>((resolve) => server.close(() => resolve()));
	return { answers, asked, join, ask, closed };
}

test("a connection that never asked for anything doesn't keep the process", async () => {
	const { answers, join, closed } = await serve();
	const { ended } = await join();
	const done = closed();
	await answers.out(60_000);
	await done;
	expect(await ended).toBe("");
});

test("an answer under way is waited for", async () => {
	const { answers, asked, ask, closed } = await serve();
	const { ended } = await ask();
	const done = closed();
	const out = answers.out(60_000);
	asked[0]?.end("the last words");
	await Promise.all([out, done]);
	expect(await ended).toContain("the last words");
});

test("but not for longer than there is grace", async () => {
	const { answers, ask, closed } = await serve();
	const { ended } = await ask();
	const done = closed();
	await Promise.all([answers.out(1), done]);
	expect(await ended).toBe("");
});
