import { createServer, type RequestListener, type ServerResponse } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { readConfig } from "~/config.server";
import { waitsForJob } from "~/http/connection.server";
import { createLog } from "~/http/log.server";
import { watchConnections } from "./connections.server";
import { TIME_LIMITS } from "./time-limits.server";

const SHORT = { headers: 50, answer: 50, whole: 500 };

/** A server of Node's own that is watched, and a way to speak to it byte by byte. */
async function watched(answer: RequestListener, limits = SHORT) {
	const lines: string[] = [];
	const settings = readConfig({ SESSION_SECRET: "x".repeat(32) });
	onTestFinished(
		watchConnections(
			createLog((line) => lines.push(line)),
			settings,
			limits,
		),
	);
	const server = createServer({ connectionsCheckingInterval: 20 }, answer);
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	onTestFinished(() => {
		server.closeAllConnections();
		server.close();
	});
	const { port } = server.address() as AddressInfo;
	const say = (text: string) => {
		const socket = connect(port, "127.0.0.1", () => socket.write(text));
		let heard = "";
		socket.on("data", (chunk) => {
			heard += chunk;
		});
		const ended = new Promise<string>((resolve) =>
			socket.on("error", () => {}).once("close", () => resolve(heard)),
		);
		return { socket, heard: () => heard, ended };
	};
	return { server, say, lines };
}

const GET = "GET /books HTTP/1.1\r\nHost: localhost\r\n\r\n";
const post = (length: number) =>
	`POST /sign-in HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${length}\r\n\r\n`;

test("the server that remix-serve makes is given the limits with its first connection", async () => {
	const { server, say } = await watched((_request, response) => void response.end("here"), TIME_LIMITS);
	const { heard } = say(GET);
	await expect.poll(heard).toContain("here");
	expect(server).toMatchObject({ headersTimeout: 30_000, requestTimeout: 600_000 });
});

test("headers that never end are answered with 408, before any request of the connection", async () => {
	const { say } = await watched(() => {});
	expect(await say("GET / HTTP/1.1\r\nHost: ").ended).toMatch(/^HTTP\/1.1 408 /);
});

test("a route that doesn't answer is answered for, and the connection is good for another request", async () => {
	const { say, lines } = await watched((request, response) => {
		if (request.url === "/next") response.end("next");
	});
	const { socket, heard } = say(GET);
	await expect.poll(heard).toMatch(/^HTTP\/1.1 503 .*Retry-After: 60.*Please try again in a minute/s);
	socket.write(GET.replace("/books", "/next"));
	await expect.poll(heard).toMatch(/next$/);
	expect(JSON.parse(lines[0] ?? "{}")).toMatchObject({ status: 503, code: "busy" });
});

test("a route that answers after all speaks to nobody, and nothing breaks for it", async () => {
	let broken: unknown = "not tried yet";
	const answerLate = (response: ServerResponse) => {
		// As remix-serve answers.
		response.statusCode = 200;
		response.setHeader("Content-Type", "text/html");
		response.appendHeader("Set-Cookie", "late=1");
		response.flushHeaders();
		response.writeHead(200);
		response.write("after ");
		response.end("all");
	};
	const { say } = await watched((_request, response) => {
		response.once("error", (error) => {
			broken = error;
		});
		response.once("finish", () => {
			try {
				answerLate(response);
				broken = null;
			} catch (error) {
				broken = error;
			}
		});
	});
	const { socket, heard } = say(GET);
	await expect.poll(heard).toMatch(/^HTTP\/1.1 503 /);
	await expect.poll(() => broken).toBeNull();
	expect(heard()).not.toMatch(/after all|late=1/);
	socket.destroy();
});

test("it has its time from the last byte on, not from the first", async () => {
	const { say } = await watched((request, response) => {
		request.resume().once("end", () => setTimeout(() => response.end("after all"), 20));
	});
	const { socket, heard } = say(post(2));
	for (const byte of ["a", "b"]) {
		await new Promise((resolve) => setTimeout(resolve, 40));
		socket.write(byte);
	}
	await expect.poll(heard).toContain("after all");
	expect(heard()).toMatch(/^HTTP\/1.1 200 /);
});

test("a call that waits for a job is let wait", async () => {
	const { say } = await watched((_request, response) => {
		waitsForJob();
		setTimeout(() => response.end("drawn"), 150);
	});
	const { heard } = say(GET);
	await expect.poll(heard).toContain("drawn");
	expect(heard()).toMatch(/^HTTP\/1.1 200 /);
});

test.each([
	["a body that never ends", post(100), (() => {}) as RequestListener],
	["an answer that never does", GET, ((_request, response) => void response.write("and")) as RequestListener],
])("nothing lasts longer than a request may: %s", async (_what, text, answer) => {
	const { say } = await watched(answer);
	const { ended } = say(text);
	await ended;
});

test("what still comes of a refused body is listened to for a while only", async () => {
	const { say } = await watched((_request, response) => void response.writeHead(413).end("too much"), {
		...SHORT,
		whole: 60_000,
	});
	const { socket, heard, ended } = say(post(1000));
	const trickle = setInterval(() => (socket as Socket).write("x"), 10);
	onTestFinished(() => clearInterval(trickle));
	expect(await ended).toMatch(/^HTTP\/1.1 413 /);
	expect(heard()).toContain("too much");
});
