import { expect, test, vi } from "vitest";
import { z } from "zod";
import { readJson } from "./json.server";

const schema = z.object({ title: z.string() });

function call(body: ReadableStream | string): Request {
	const headers = { "Content-Type": "application/json" };
	return new Request("http://localhost:3000/api/x", {
		method: "POST",
		body,
		headers,
		duplex: "half",
	} as RequestInit);
}

test("a body without a length is held to the limit, and its sender isn't broken off: the answer could not reach it", async () => {
	const cancel = vi.fn();
	const body = new ReadableStream({
		pull: (controller) => controller.enqueue(new Uint8Array(64 * 1024)),
		cancel,
	});
	await expect(readJson(call(body), schema)).rejects.toMatchObject({ problem: { code: "too_large" } });
	expect(cancel).not.toHaveBeenCalled();
});

test("a letter cut in two by the network arrives whole", async () => {
	const bytes = new TextEncoder().encode('{"title":"Zoë"}');
	const body = new ReadableStream({
		start(controller) {
			controller.enqueue(bytes.subarray(0, 12));
			controller.enqueue(bytes.subarray(12));
			controller.close();
		},
	});
	expect(await readJson(call(body), schema)).toEqual({ title: "Zoë" });
});

test("a body that breaks off is the sender's affair, not a bug", async () => {
	const body = new ReadableStream({
		start(controller) {
			controller.enqueue(new TextEncoder().encode('{"title":'));
		},
		pull: (controller) => controller.error(new Error("aborted")),
	});
	await expect(readJson(call(body), schema)).rejects.toMatchObject({ problem: { code: "invalid" } });
});

test.each(["null", "[]", '"text"', "7"])("%s is no call: said in words of ours", async (body) => {
	await expect(readJson(call(body), schema)).rejects.toMatchObject({
		problem: { code: "invalid", message: "Send the fields as a JSON object." },
	});
});
