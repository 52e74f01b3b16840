import { once } from "node:events";
import { createServer, type IncomingMessage, request, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { openFront } from "./front.mjs";

const portOf = (server: Server) => (server.address() as AddressInfo).port;

/** A process of a shop, as far as the front sees one. */
async function upstream(answer: RequestListener): Promise<Server> {
	const server = createServer(answer).listen(0, "127.0.0.1");
	await once(server, "listening");
	onTestFinished(() => {
		server.close();
		server.closeAllConnections();
	});
	return server;
}

async function frontOf(...servers: Server[]): Promise<{ front: Server; url: string }> {
	const front: Server = openFront(0, servers.map(portOf));
	await once(front, "listening");
	onTestFinished(() => {
		front.close();
		front.closeAllConnections();
	});
	return { front, url: `http://localhost:${portOf(front)}` };
}

/** Nobody listens where it did. */
const closed = async (server: Server) => void (await new Promise((done) => server.close(done)));

test("requests go to one process after the other, whole, and so do answers: cookies, tags, the visitor's address", async () => {
	const seen: IncomingMessage[] = [];
	const answerAs = (name: string) =>
		upstream((asked, answer) => {
			seen.push(asked);
			const isKnown = asked.headers["if-none-match"] === '"v1"';
			answer.setHeader("ETag", '"v1"');
			answer.setHeader("Set-Cookie", ["one=1; Path=/", "two=2; Path=/"]);
			answer.writeHead(isKnown ? 304 : 200, { "X-By": name }).end(isKnown ? undefined : name);
		});
	const { url } = await frontOf(await answerAs("one"), await answerAs("two"));
	const headers = { Cookie: "session=abc", "X-Forwarded-For": "203.0.113.9" };
	const bys: (string | null)[] = [];
	for (let asked = 0; asked < 4; asked++) {
		const answer = await fetch(`${url}/books?page=2`, { headers });
		bys.push(answer.headers.get("x-by"));
		expect(answer.headers.getSetCookie()).toEqual(["one=1; Path=/", "two=2; Path=/"]);
		expect(await answer.text()).toBe(bys.at(-1));
	}
	expect(bys.sort()).toEqual(["one", "one", "two", "two"]);
	expect(seen[0]).toMatchObject({ url: "/books?page=2", method: "GET" });
	expect(seen[0]?.headers).toMatchObject({ cookie: "session=abc", host: url.slice("http://".length) });
	expect(seen[0]?.headers["x-forwarded-for"]).toMatch(
		/^203\.0\.113\.9, (::ffff:127\.0\.0\.1|127\.0\.0\.1|::1)$/,
	);
	const again = await fetch(url, { headers: { "If-None-Match": '"v1"' } });
	expect([again.status, again.headers.get("etag")]).toEqual([304, '"v1"']);
});

test("bodies stream both ways: what was sent first is answered before the rest is sent", async () => {
	const { url } = await frontOf(await upstream((asked, answer) => void asked.pipe(answer)));
	const sending = request(url, { method: "POST" });
	sending.write("first");
	const [answer] = (await once(sending, "response")) as [IncomingMessage];
	expect(String((await once(answer, "data"))[0])).toBe("first");
	sending.end("last");
	expect(await text(answer)).toBe("last");
});

test("a process that doesn't listen is passed over, with a form as well; where none does, 503 says when to come back", async () => {
	const bodies: string[] = [];
	const away = await upstream(() => {});
	const there = await upstream(async (asked, answer) => {
		bodies.push(await text(asked));
		answer.end("there");
	});
	const { url } = await frontOf(away, there);
	await closed(away);
	for (const body of ["a", "b"])
		expect(await (await fetch(url, { method: "POST", body })).text()).toBe("there");
	expect(bodies).toEqual(["a", "b"]);
	await closed(there);
	const answer = await fetch(url);
	expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "2"]);
	expect(await answer.text()).toMatch(/Nothing is lost: please try again/);
});

test("of one that dies with a request in hand the other is asked again for a page, never for a payment", async () => {
	const asked: string[] = [];
	const dying = await upstream(async (request_) => {
		asked.push(`dying ${request_.method} ${await text(request_)}`.trim());
		request_.socket.destroy();
	});
	const living = await upstream(async (request_, answer) => {
		asked.push(`living ${request_.method} ${await text(request_)}`.trim());
		answer.end("here");
	});
	const { url } = await frontOf(living, dying);
	expect(await (await fetch(url)).text()).toBe("here");
	await fetch(url);
	const paid = await fetch(url, { method: "POST", body: "pay" });
	expect([paid.status, await paid.text()]).toEqual([503, expect.stringContaining("Nothing is lost")]);
	expect(asked).toEqual(["dying GET", "living GET", "living GET", "dying POST pay"]);
});

test("an answer that breaks off is never a whole one", async () => {
	const breaking = await upstream((_asked, answer) => {
		answer.writeHead(200, { "Content-Length": "1000" });
		answer.write("half", () => answer.destroy());
	});
	const other = await upstream((_asked, answer) => void answer.end("never"));
	const { url } = await frontOf(other, breaking);
	await expect(fetch(url).then((answer) => answer.text())).rejects.toThrow();
});

test("closed, it takes nobody new and finishes what it has in hand", async () => {
	let end = () => {};
	const slow = await upstream((_asked, answer) => {
		end = () => void answer.end("done");
	});
	const { front, url } = await frontOf(slow);
	const inHand = fetch(url);
	await once(slow, "request");
	front.close();
	await expect(fetch(url)).rejects.toThrow();
	end();
	expect(await (await inHand).text()).toBe("done");
});
