import type { TestShop } from "~/shop.testing";
import { enqueue } from "./enqueue.server";
import type { Handler } from "./job.server";

type Sweep = Handler<"sweep">;

/** Enqueues a job of a kind that takes no payload. */
export async function enqueueSweep(shop: TestShop, key = "sweep:1", delayMs = 0) {
	return enqueue(shop.db, shop, { kind: "sweep", key, payload: {}, delayMs });
}

/** A handler for it, as a test wants it. */
export function sweep(handler: Partial<Sweep> & Pick<Sweep, "run">): { sweep: Sweep } {
	return { sweep: { attempts: 3, timeoutMs: 60_000, ...handler } };
}

export const stateOf = (shop: TestShop, key = "sweep:1") =>
	shop.db.selectFrom("jobs").selectAll().where("key", "=", key).executeTakeFirstOrThrow();
