import { beforeEach, expect, test, vi } from "vitest";
import { ROSA } from "~/shop/books/books.testing";
import { charged, must } from "~/shop/checkout/checkout.testing";
import { orderLink } from "~/shop/orders/link.server";
import { moveOwnOrder } from "~/shop/orders/move-own-order.server";
import { placeOrder } from "~/shop/orders/place-order.server";
import { openTestShop, quickIllustrator, type TestShop } from "~/shop.testing";
import { runAll, sentForm } from "./making.testing";
import { runDueJobs } from "./worker.server";

let shop: TestShop;
let isFull: RegExp | null;
const submit = vi.fn();
beforeEach(async () => {
	// To look at the files with other tools is another test's business, and takes seconds.
	vi.stubEnv("PATH", "/nowhere");
	isFull = null;
	submit.mockClear();
	shop = await openTestShop({ illustrator: quickIllustrator() });
	shop.settings.OPERATOR_EMAIL = "ruth@example.org";
	const { files, printer } = shop.providers;
	const put = files.put.bind(files);
	shop.providers.files = {
		...files,
		put: async (key, ...rest) => {
			if (isFull?.test(key))
				throw Object.assign(new Error("ENOSPC: no space left on device"), { code: "ENOSPC" });
			await put(key, ...rest);
		},
	};
	if (printer)
		shop.providers.printer = {
			...printer,
			submit: (request) => {
				submit(request.reference);
				return printer.submit(request);
			},
		};
});

const state = async () =>
	(await shop.db.selectFrom("orders").select("state").executeTakeFirstOrThrow()).state;
async function paid(): Promise<string> {
	const bookId = await sentForm(shop);
	await runAll(shop);
	const { id } = must(await placeOrder(shop, "system", await charged(shop, ROSA, bookId))).order;
	return id;
}
const approve = async (orderId: string) => {
	const key = new URL(orderLink(shop, orderId)).searchParams.get("key");
	must(await moveOwnOrder(shop, null, { orderId, key, step: "approve" }));
};
/** A job looks for room every five. */
async function minutes(count: number) {
	for (let turn = 0; turn < count / 5; turn++) {
		shop.clock.advance(5 * 60_000);
		await runDueJobs(shop);
	}
}
const told = async () =>
	((await shop.providers.sandbox.outbox?.list()) ?? []).filter(({ id }) => id.startsWith("operator-disk:"));

test.each([
	["while its pictures are drawn for print", /print|back/, "making"],
	["while its files are written", /\.pdf$/, "approved"],
])("a disk that is full %s: the order waits for room, a person is told, and it is printed once by itself when there is some", async (_, full, waits) => {
	isFull = full;
	const orderId = await paid();
	if (waits === "approved") {
		await runAll(shop);
		expect(await state()).toBe("proof");
		await approve(orderId);
	}
	await minutes(20);
	expect(await state()).toBe(waits);
	expect(await told()).toHaveLength(1);
	expect(submit).not.toHaveBeenCalled();
	isFull = null;
	await minutes(10);
	if (waits === "making") await approve(orderId);
	await runAll(shop);
	expect(await state()).toBe("at the printer");
	expect(submit.mock.calls).toEqual([[orderId]]);
});
