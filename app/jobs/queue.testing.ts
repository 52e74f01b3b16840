import { onTestFinished } from "vitest";
import { connectAgain } from "#db/connect-again.testing";
import { testServer } from "#db/postgres/fresh.testing";
import { turnClock } from "~/clock.server";
import { openTestShop, type TestShop } from "~/shop.testing";
import { enqueue } from "./enqueue.server";
import type { Handler, Run } from "./job.server";
import { startWorker } from "./worker.server";

/** A shop whose database other processes can open too. */
export const openSharedShop = (): Promise<TestShop> => openTestShop({}, testServer ? "memory" : "file");

/** The same shop as another process has it: connections of its own, everything else shared. */
export async function anotherProcess(shop: TestShop): Promise<{ shop: TestShop; cut: () => Promise<void> }> {
	const { db, cut } = await connectAgain(shop.db);
	return { shop: { ...shop, db }, cut };
}

/** Turns the shop's clock as the sandbox does: what waits in a queue has waited so much longer. */
export const turn = (shop: TestShop, ms: number): Promise<void> => turnClock(shop, ms);

type Mail = Handler<"send-mail">;
export type MailRun = Run<"send-mail">;

/** Starts a worker that only sends mails, as `run` does; stopped when the test has finished. */
export function startMailing(shop: TestShop, run: (run: MailRun) => Promise<void>, rest: Partial<Mail> = {}) {
	const worker = startWorker(shop, {
		"send-mail": { attempts: 3, timeoutMs: 60_000, run: (_shop, job) => run(job), ...rest },
	});
	onTestFinished(() => worker.stop(0));
	return worker;
}

/** A mail called `id`, due in so many ms; its key is its id's. */
export const enqueueMail = (shop: TestShop, id: string, delayMs = 0, db: TestShop["db"] = shop.db) =>
	enqueue(db, shop, { kind: "send-mail", key: `mail:${id}`, payload: { mail: "welcome", id }, delayMs });

/** Jobs that go on until they are told to end, or to stop; `begun` in the order in which they began. */
export function hanging() {
	const begun: string[] = [];
	const ends = new Map<string, () => void>();
	const run = ({ payload: { id }, signal }: MailRun) =>
		new Promise<void>((resolve, reject) => {
			begun.push(id);
			ends.set(id, resolve);
			signal.addEventListener("abort", () => reject(signal.reason));
		});
	return { begun, run, end: (id: string) => ends.get(id)?.() };
}

/** So long that an idle worker's look comes round thrice, ms: five times a second on SQLite. */
const LOOKS_MS = testServer ? 1_500 : 600;

/** Longer than an idle worker's look takes to come round: what has not begun by then does not begin. */
export const someLooks = () => new Promise((resolve) => setTimeout(resolve, LOOKS_MS));
