import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { inWords, type VendorFailure } from "../vendor-failure";
import { createFormService } from "./http.server";

const MESSAGE = {
	id: "message_1",
	name: "Rosa",
	email: "rosa@example.com",
	subject: "A corner",
	message: "<b>It is</b> bent.\r\nBcc: me",
};

let status = 200;
const received: { key: string | undefined; body: unknown }[] = [];
const server = createServer(async (request, response) => {
	received.push({ key: request.headers["idempotency-key"]?.toString(), body: await json(request) });
	response.writeHead(status, { Location: "/thanks" }).end("{}");
});
const failures: VendorFailure[] = [];
const service = () =>
	createFormService({
		url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/f/key`,
		tell: (failure) => failures.push(failure),
	});

beforeAll(() => new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve)));
beforeEach(() => {
	received.length = 0;
	failures.length = 0;
});
afterAll(() => void server.close());

test("a message arrives as it was written, under one name however often it is sent", async () => {
	status = 200;
	const { id, ...fields } = MESSAGE;
	expect(await service().forward(MESSAGE)).toBe("taken");
	expect(received).toEqual([{ key: id, body: fields }]);
});

test.each([
	[201, "taken"],
	[302, "refused"],
	[404, "refused"],
	[422, "refused"],
	[408, "unavailable"],
	[429, "unavailable"],
	[503, "unavailable"],
] as const)("%i is %s", async (answer, expected) => {
	status = answer;
	expect(await service().forward(MESSAGE)).toBe(expected);
	const told =
		answer === 201 ? [] : [expect.stringMatching(`^The form service said ${answer}: .* \\(POST\\)$`)];
	expect(failures.map(inWords)).toEqual(told);
});

test("nobody there, and nobody in time, may be there later", async () => {
	expect(await createFormService({ url: "http://127.0.0.1:1/" }).forward(MESSAGE)).toBe("unavailable");
	vi.spyOn(AbortSignal, "timeout").mockImplementation(() => AbortSignal.abort());
	expect(await service().forward(MESSAGE)).toBe("unavailable");
});
