import { writeFilesToRead } from "~/shop/orders/prepare-print.server";
import type { Handler } from "./job.server";

/** Writes what an approved book's buyer reads. Its print waits for none of it. */
export const writeReadingFilesJob: Handler<"write-reading-files"> = {
	attempts: 6,
	timeoutMs: 5 * 60_000,
	run: (shop, { payload: { orderId } }) => writeFilesToRead(shop, orderId),
	async failed(shop, { orderId }, code) {
		shop.log.error("book not written for reading", new Error(code), { order: orderId });
	},
};
