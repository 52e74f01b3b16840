import type { JobKind } from "./enqueue.server";
import type { Handler } from "./job.server";

/** Who does which kind of job. */
export const handlers: { [K in JobKind]: Handler<K> } = {};
