import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, test, vi } from "vitest";
import { withDeadline } from "./with-deadline";

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;

/** Waits for the end of a signal, garbage being collected meanwhile; gives why it ended. */
async function hang(signal: AbortSignal): Promise<string> {
	const garbage = setInterval(collectGarbage, 5);
	try {
		return await new Promise((resolve) => {
			signal.addEventListener("abort", () => resolve((signal.reason as Error).name), { once: true });
		});
	} finally {
		clearInterval(garbage);
	}
}

test("a deadline comes, whatever garbage is collected while work hangs", async () => {
	expect(await withDeadline(100, [new AbortController().signal, undefined], hang)).toBe("TimeoutError");
}, 5000);

test("whoever else may stop the work does, now or before it began", async () => {
	const stopping = new AbortController();
	const stopped = withDeadline(60_000, [undefined, stopping.signal], hang);
	stopping.abort();
	expect(await stopped).toBe("AbortError");
	const seen = await withDeadline(60_000, [AbortSignal.abort()], async ({ aborted }) => aborted);
	expect(seen).toBe(true);
});

test("work that is done leaves nothing behind: no timer, nobody who listens", async () => {
	const stopping = new AbortController();
	const left = vi.spyOn(stopping.signal, "removeEventListener");
	const cleared = vi.spyOn(globalThis, "clearTimeout");
	const failing = withDeadline(60_000, [stopping.signal], () => Promise.reject(new Error("broken")));
	await expect(failing).rejects.toThrow("broken");
	expect([left.mock.calls.length, cleared.mock.calls.length]).toEqual([1, 1]);
});
