import { expect, test } from "vitest";
import { enqueue } from "~/jobs/enqueue.server";
import { Retry } from "~/jobs/job.server";
import { runDueJobs } from "~/jobs/worker.server";
import { openTestShop } from "~/shop.testing";
import { told } from "./shop-commands.testing";

/** A shop with a confirmation that failed, a refund that waits for its next try, and jobs that hold what is nobody's business. */
async function troubled() {
	const shop = await openTestShop();
	const mail = { mail: "order-confirmation", id: "order_1" };
	await enqueue(shop.db, shop, { kind: "send-mail", key: "m", payload: mail, id: "job_mail" });
	await enqueue(shop.db, shop, {
		kind: "refund-payment",
		key: "r",
		payload: { paymentId: "pi_1" },
		id: "job_pay",
	});
	const away = async () => {
		throw new Retry("away");
	};
	await runDueJobs(shop, {
		"send-mail": { attempts: 1, timeoutMs: 1000, run: away },
		"refund-payment": { attempts: 2, timeoutMs: 1000, run: away },
	});
	shop.clock.advance(500);
	return shop;
}

test("nothing to tell is told", async () => {
	expect(await told(await openTestShop(), "jobs")).toBe("Nothing waits and nothing has failed.");
});

test("each job with its age, tries, next try and what it is about, failed ones first", async () => {
	const shop = await troubled();
	expect((await told(shop, "jobs")).split("\n")).toEqual([
		"1\trefund-payment\tready",
		"1\tsend-mail\tfailed",
		"",
		"job_mail  send-mail  failed  order-confirmation order_1  1 try  0 s old  failed 2026-03-02T09:00:00.000Z  last: away",
		"job_pay  refund-payment  ready  pi_1  1 try  0 s old  next 2026-03-02T09:00:01.000Z  last: away",
	]);
});

test("one that nobody has begun for an hour is told as such", async () => {
	const shop = await openTestShop();
	await enqueue(shop.db, shop, { kind: "sweep", key: "s", payload: {}, id: "job_sweep" });
	shop.clock.advance(3600_000);
	expect(await told(shop, "jobs")).toContain(
		"job_sweep  sweep  ready  0 tries  1 h old  next 2026-03-02T09:00:00.000Z",
	);
	shop.clock.advance(1);
	expect(await told(shop, "jobs")).toContain("1 h old  due for 1 h: no worker has begun it");
});

test("no address, file name or token's hash is told", async () => {
	const shop = await openTestShop();
	const reset = { mail: "reset-password", id: "secret-hash" };
	await enqueue(shop.db, shop, { kind: "send-mail", key: "a", payload: reset, id: "job_a" });
	const cover = { bookId: "book_1", key: "secret-key", coverFor: "secret-place" };
	await enqueue(shop.db, shop, { kind: "write-synopsis", key: "b", payload: cover, id: "job_b" });
	const files = { keys: ["photos/secret-rosa.jpg"] };
	await enqueue(shop.db, shop, { kind: "delete-files", key: "c", payload: files, id: "job_c" });
	const text = await told(shop, "jobs");
	expect(text).toContain("book_1");
	expect(text).not.toContain("secret");
});

test("one job is tried again, or all that failed; a name that is none takes nothing", async () => {
	const shop = await troubled();
	await expect(told(shop, "retry", "abc")).rejects.toThrow("No job abc has failed or waits.");
	expect(await told(shop, "jobs")).toContain("job_mail  send-mail  failed");
	expect(await told(shop, "retry", "job_pay")).toBe("job_pay will be tried again.");
	expect(await told(shop, "jobs")).toContain("job_pay  refund-payment  ready  pi_1  0 tries");
	expect(await told(shop, "retry")).toBe("1 job will be tried again.");
	const done: string[] = [];
	const note = (word: string) => async () => void done.push(word);
	await runDueJobs(shop, {
		"send-mail": { attempts: 1, timeoutMs: 1000, run: note("mail") },
		"refund-payment": { attempts: 1, timeoutMs: 1000, run: note("refund") },
	});
	expect(done.sort()).toEqual(["mail", "refund"]);
	await expect(told(shop, "retry", "job_pay")).rejects.toThrow("No job job_pay");
});
