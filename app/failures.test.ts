import { expect, test } from "vitest";
import { createFailures } from "./failures.server";
import type { LogFields } from "./http/log.server";
import { noAnswer, type VendorFailure, vendorFailure } from "./providers/vendor-failure";

const BUSY = vendorFailure("Anthropic", "messages.create", { status: 529, requestId: "req_1" });
const FALSE_KEY = vendorFailure("Anthropic", "messages.create", { status: 401 });

function opened() {
	const logged: LogFields[] = [];
	const mended: VendorFailure[] = [];
	let time = 0;
	const log = {
		info: () => {},
		error: () => {},
		warn: (_: string, fields: LogFields = {}) => logged.push(fields),
	};
	const failures = createFailures(log, () => time);
	failures.listen(async (failure) => void mended.push(failure));
	const pass = (ms: number) => {
		time += ms;
	};
	return { failures, logged, mended, pass };
}

test("a failure is logged with all that is known of it, the same once a minute", () => {
	const { failures, logged, pass } = opened();
	failures.tell(BUSY);
	failures.tell({ ...BUSY, requestId: "req_2" });
	const says = "Anthropic said 529: it is too busy (messages.create, request req_1)";
	expect(logged).toEqual([{ ...BUSY, kind: "passing", says }]);
	failures.tell(FALSE_KEY);
	pass(60_000);
	failures.tell(BUSY);
	expect(logged.map(({ status }) => status)).toEqual([529, 401, 529]);
});

test("what is ours to mend is told to who listens", () => {
	const { failures, mended } = opened();
	failures.tell(BUSY);
	failures.tell(FALSE_KEY);
	expect(mended).toEqual([FALSE_KEY]);
});

test("work hears its own failures and no others': what is ours to mend before all, otherwise the last", async () => {
	const { failures } = opened();
	const words = (status: number) => expect.stringContaining(`said ${status}`);
	const hear = (...told: VendorFailure[]) =>
		failures.during(async () => {
			for (const failure of told) await Promise.resolve().then(() => failures.tell(failure));
			return failures.heard();
		});
	const slow = { ...BUSY, status: 500 };
	expect(await Promise.all([hear(), hear(slow, BUSY), hear(FALSE_KEY, BUSY)])).toEqual([
		null,
		words(529),
		words(401),
	]);
	expect(failures.heard()).toBeNull();
});

test("who stops asking has heard nothing of the vendor", async () => {
	const { failures, logged } = opened();
	failures.tell(noAnswer("Replicate", "predictions", AbortSignal.abort().reason));
	expect(logged).toEqual([]);
});
