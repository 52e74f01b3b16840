import type { Handle } from "#db/open";
import { unsetBack } from "./store.server";

/** What the back cover of an order says has changed that was made for this order alone: it is drawn once more before it is printed. */
export const respellBack = (trx: Handle, orderId: string): Promise<void> => unsetBack(trx, orderId);
