import { failPrint, writeFilesOf } from "~/shop/orders/prepare-print.server";
import type { Handler } from "./job.server";

/** Writes an approved order's files for printers. They are written whole, again and again the same. */
export const writePrintFilesJob: Handler<"write-print-files"> = {
	attempts: 4,
	timeoutMs: 5 * 60_000,
	run: (shop, { payload: { orderId } }) => writeFilesOf(shop, orderId),
	failed: (shop, { orderId }) => failPrint(shop, orderId, "Its files for the printer could not be written."),
};
