import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { UploadAnswer } from "~/shop/likenesses/read-likeness.server";
import { type PhotoLikeness, waitingMessage } from "~/shop/likenesses/rules";
import { followLikeness } from "./follow-likeness";

const photoId = "photo_000001";
const waiting = (before: number): UploadAnswer => ({
	url: `/photos/${photoId}`,
	width: 64,
	height: 48,
	heads: [],
	verdict: null,
	message: waitingMessage(before),
});
const seen = (before: number): PhotoLikeness => ({
	photoId,
	turns: 1,
	state: "making",
	heads: [],
	verdict: null,
	message: waitingMessage(before),
});

const fetched = vi.fn<(url: string) => Promise<Response>>();
const answers = (...all: UploadAnswer[]) => {
	for (const answer of all) fetched.mockImplementationOnce(async () => Response.json(answer));
};

beforeEach(() => {
	vi.useFakeTimers();
	vi.stubGlobal("navigator", { onLine: true });
	vi.stubGlobal("fetch", fetched);
	fetched.mockReset();
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

const followed = async (shown: PhotoLikeness) => {
	const known = followLikeness(shown, new AbortController().signal);
	await vi.runAllTimersAsync();
	return known;
};

test("fewer photos before it are told, though its own head isn't there yet", async () => {
	answers(waiting(2), waiting(2), waiting(1));
	expect(await followed(seen(2))).toEqual(seen(1));
	expect(fetched.mock.calls).toEqual(Array(3).fill([`/api/uploads/${photoId}`, expect.anything()]));
});

test("a head that is there is told, with how often its photo was turned", async () => {
	const verdict = { shows: "person", faces: 1, findings: [] } as const;
	const heads = [{ id: "head_1", imageUrl: "/heads/head_1", message: null }];
	answers(waiting(0), { ...waiting(0), heads, verdict, message: null });
	expect(await followed(seen(0))).toEqual({
		photoId,
		turns: 1,
		state: "ready",
		heads,
		verdict,
		message: null,
	});
});

test("nothing is told of a line that doesn't move in two minutes, nor of a photo that is gone", async () => {
	fetched.mockImplementation(async () => Response.json(waiting(1)));
	expect(await followed(seen(1))).toBeNull();
	const asked = fetched.mock.calls.length;
	expect(asked).toBeGreaterThan(20);
	expect(asked).toBeLessThan(40);
	fetched.mockImplementation(async () => new Response(null, { status: 404 }));
	expect(await followed(seen(1))).toBeNull();
	expect(fetched).toHaveBeenCalledTimes(asked + 1);
});
