import { randomBytes } from "node:crypto";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { z } from "zod";
import { openTestShop } from "~/shop.testing";
import { type Form, readForm, type UploadRules } from "./form.server";
import { readJson, readWebhook } from "./json.server";
import { Refusal } from "./statuses.server";

const EDGE = "multipart/form-data; boundary=edge";
const URLENCODED = "application/x-www-form-urlencoded";
const KB = 1024;

/** A part of a multipart body: its headers, and what it holds. */
const part = (disposition: string, holds: string, ...headers: string[]) =>
	`--edge\r\n${[`Content-Disposition: ${disposition}`, ...headers].join("\r\n")}\r\n\r\n${holds}\r\n`;
const field = (name: string, value = "x") => part(`form-data; name="${name}"`, value);
const photo = (bytes: number, name = "photo") =>
	part(`form-data; name="${name}"; filename="a.jpg"`, "x".repeat(bytes), "Content-Type: image/jpeg");
const END = "--edge--\r\n";
const many = (count: number, one: (index: number) => string) =>
	Array.from({ length: count }, (_, at) => one(at)).join("");

/** Bodies that nobody's browser sends, each with what a form without files and one with two photos of 30 KB answer it with. */
const BODIES: [what: string, type: string, body: string | Buffer, plain: string, withPhotos: string][] = [
	["two files of 20 KB", EDGE, photo(20 * KB) + photo(20 * KB) + END, "too_large", "read"],
	["five files", EDGE, many(5, () => photo(20 * KB)) + END, "too_large", "too_large"],
	[
		"a field after the files",
		EDGE,
		photo(20 * KB) + photo(20 * KB) + field("title") + END,
		"too_large",
		"read",
	],
	[
		"two files that are too large, and a field",
		EDGE,
		photo(90 * KB) + photo(90 * KB) + field("title") + END,
		"too_large",
		"read",
	],
	["10,000 parts", EDGE, many(10_000, (at) => field(`f${at}`)) + END, "too_large", "too_large"],
	["10,000 files", EDGE, many(10_000, () => photo(10)) + END, "too_large", "too_large"],
	["10,000 fields, urlencoded", URLENCODED, many(10_000, (at) => `f${at}=x&`), "too_large", "too_large"],
	["nothing but separators", URLENCODED, "&=".repeat(50 * KB), "too_large", "too_large"],
	["a part without a name, 20 KB", EDGE, part("form-data", "x".repeat(20 * KB)) + END, "read", "read"],
	["a part that is no form data, 20 KB", EDGE, part("attachment", "x".repeat(20 * KB)) + END, "read", "read"],
	[
		"a part without headers, 20 KB",
		EDGE,
		`--edge\r\n\r\n${"x".repeat(20 * KB)}\r\n${END}`,
		"invalid",
		"invalid",
	],
	[
		"multipart within multipart",
		EDGE,
		part('form-data; name="a"', photo(20 * KB), "Content-Type: multipart/mixed; boundary=edge") + END,
		"read",
		"read",
	],
	[
		"a header of 400 KB",
		EDGE,
		part('form-data; name="a"', "x", `X: ${"x".repeat(400 * KB)}`) + END,
		"invalid",
		"invalid",
	],
	[
		"a header of 100 KB",
		EDGE,
		part('form-data; name="a"', "x", `X: ${"x".repeat(100 * KB)}`) + END,
		"invalid",
		"invalid",
	],
	["a field name of 100 KB", EDGE, field("n".repeat(100 * KB)) + END, "invalid", "invalid"],
	[
		"an unknown charset",
		EDGE,
		part('form-data; name="a"', "\xff", "Content-Type: text/plain; charset=klingon") + END,
		"read",
		"read",
	],
	[
		"an unknown encoding",
		EDGE,
		part('form-data; name="a"', "x", "Content-Transfer-Encoding: klingon") + END,
		"read",
		"read",
	],
	["an unknown charset, urlencoded", `${URLENCODED}; charset=klingon`, "a=%FF", "read", "read"],
	["broken percent signs", URLENCODED, "a=%&b=%f&%zz=%%%", "read", "read"],
	["no boundary", "multipart/form-data", photo(10) + END, "invalid", "invalid"],
	["an empty boundary", "multipart/form-data; boundary=", photo(10) + END, "invalid", "invalid"],
	["a boundary that never comes", EDGE, "nothing of the kind".repeat(10 * KB), "invalid", "invalid"],
	[
		"a boundary of 8,000 dashes in a body of dashes",
		`multipart/form-data; boundary=${"-".repeat(8000)}`,
		"-".repeat(400 * KB),
		"invalid",
		"invalid",
	],
	["a boundary and nothing else", EDGE, "--edge", "invalid", "invalid"],
	["only its end", EDGE, END, "read", "read"],
	["no end", EDGE, field("a"), "invalid", "invalid"],
	["something after the end", EDGE, `${field("a") + END}${"x".repeat(40 * KB)}`, "read", "read"],
	[
		"a broken header",
		EDGE,
		`--edge\r\nContent-Disposition form-data\r\n\r\nx\r\n${END}`,
		"invalid",
		"invalid",
	],
	["nothing", EDGE, "", "invalid", "invalid"],
	["nothing, urlencoded", URLENCODED, "", "read", "read"],
	["noise", EDGE, randomBytes(300 * KB), "invalid", "invalid"],
	[
		"noise between boundaries",
		EDGE,
		Buffer.concat([Buffer.from("--edge\r\n"), randomBytes(300 * KB), Buffer.from(`\r\n${END}`)]),
		"invalid",
		"invalid",
	],
	[
		"noise, urlencoded",
		URLENCODED,
		Buffer.from(randomBytes(300 * KB).toString("latin1"), "latin1"),
		"too_large",
		"too_large",
	],
	["another type", "text/plain", "x", "wrong_type", "wrong_type"],
	["no type", "", "x", "wrong_type", "wrong_type"],
	["another type, and far too much", "text/plain", "x".repeat(70_000 * KB), "too_large", "too_large"],
];

/** A stream that brings a body in pieces. */
function inPieces(body: string | Buffer, size: number): ReadableStream<Uint8Array> {
	const bytes = Buffer.from(body);
	let at = 0;
	return new ReadableStream({
		pull(controller) {
			if (at >= bytes.length) return controller.close();
			controller.enqueue(new Uint8Array(bytes.subarray(at, at + size)));
			at += size;
		},
	});
}

function post(type: string, body: ReadableStream, length?: number): Request {
	const headers = new Headers(length === undefined ? {} : { "Content-Length": String(length) });
	if (type) headers.set("Content-Type", type);
	return new Request("http://localhost:3000/create-book", {
		method: "POST",
		body,
		headers,
		duplex: "half",
	} as RequestInit);
}

/** How a reader ended: "read", or the code of its refusal. */
async function endOf(reading: Promise<unknown>): Promise<string> {
	try {
		await reading;
		return "read";
	} catch (error) {
		if (error instanceof Refusal) return error.problem.code;
		throw error;
	}
}

describe.each(BODIES)("%s", (_what, type, body, plain, withPhotos) => {
	test.each([
		["in one piece", 100_000 * KB],
		["in pieces as the network cuts them", 16 * KB - 1],
		["in small pieces", 61],
	])("is answered: %s", async (_how, size) => {
		const shop = await openTestShop();
		const pieces = body.length / size > 10_000 ? 16 * KB : size;
		const read = (rules?: UploadRules) => {
			const length = body.length > 60_000 * KB ? body.length : undefined;
			const request = post(type, inPieces(body, pieces), length);
			return readForm({ shop, request, session: null, actor: null, headers: new Headers() }, rules);
		};
		expect(await endOf(read())).toBe(plain);
		let form: Form | undefined;
		const withFiles = read({ limitBytes: 30 * KB, most: 2, of: "photo" }).then((got) => {
			form = got;
		});
		expect(await endOf(withFiles)).toBe(withPhotos);
		await form?.discard();
		const uploads = join(shop.settings.DATA_DIR, "uploads");
		expect(existsSync(uploads) ? readdirSync(uploads) : []).toEqual([]);
	});
});

/** What reads a body, each with the type it asks for, and a body of its kind that has no end. */
const READERS: [what: string, type: string, begins: string, read: (request: Request) => Promise<unknown>][] =
	[
		["a form", URLENCODED, "title=", readPost],
		[
			"a form with a photo",
			EDGE,
			'before it\r\n--edge\r\nContent-Disposition: form-data; name="a"; filename="a"\r\n\r\n',
			readPost,
		],
		["a button without a type", "", "", readPost],
		["a call", "application/json", '"', (request) => readJson(request, z.unknown())],
		["a webhook", "application/json", '"', readWebhook],
	];

/** Lets the disk and the streams do what they are about to, without the clock's going on. */
const aMoment = () => new Promise((resolve) => setImmediate(resolve));

async function readPost(request: Request) {
	const shop = await openTestShop();
	const rules: UploadRules = { limitBytes: 3000 * KB, most: 1, of: "photo" };
	return readForm({ shop, request, session: null, actor: null, headers: new Headers() }, rules);
}

describe.each(READERS)("%s", (_what, type, begins, read) => {
	/** A body that says nothing by itself, and what became of whoever reads it. */
	async function begin() {
		vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
		onTestFinished(() => void vi.useRealTimers());
		const cancel = vi.fn();
		let sender: ReadableStreamDefaultController<Uint8Array> | undefined;
		const body = new ReadableStream<Uint8Array>({
			start(controller) {
				sender = controller;
			},
			cancel,
		});
		const said: string[] = [];
		const end = endOf(read(post(type, body)));
		void end.then((code) => said.push(code));
		const send = (bytes: string) => sender?.enqueue(new TextEncoder().encode(bytes));
		send(begins);
		while (!body.locked) await aMoment();
		return { send, said, end, cancel };
	}

	test("that brings nothing is given up after 30 s, and its sender isn't broken off: the answer could not reach it", async () => {
		const { said, end, cancel } = await begin();
		await vi.advanceTimersByTimeAsync(29_999);
		expect(said).toEqual([]);
		await vi.advanceTimersByTimeAsync(1);
		expect(await end).toBe("too_slow");
		expect(cancel).not.toHaveBeenCalled();
	});

	test("that brings a byte a second is given up as well", async () => {
		const { send, end } = await begin();
		for (let second = 0; second < 30; second++) {
			send("x");
			await vi.advanceTimersByTimeAsync(1000);
		}
		expect(await end).toBe("too_slow");
	});

	test("that brings 10 KB every 29 s is heard, for nine and a half minutes", async () => {
		const { send, said, end } = await begin();
		for (let seconds = 0; seconds + 29 < 570; seconds += 29) {
			send("x".repeat(10 * KB));
			await aMoment();
			await vi.advanceTimersByTimeAsync(29_000);
		}
		expect(said).toEqual([]);
		await vi.advanceTimersByTimeAsync(29_000);
		expect(await end).toBe("too_slow");
	});
});

test("a call that is too large is that, whatever its type says", async () => {
	const request = post("text/plain", inPieces("x", 1), 300 * KB);
	expect(await endOf(readJson(request, z.unknown()))).toBe("too_large");
});
