import { chmodSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { checkAgain, checkAtStart } from "~/jobs/check-shop.server";
import { runDueJobs } from "~/jobs/worker.server";
import type { Check } from "~/providers/check";
import { filesCheck } from "~/providers/files/check.server";
import { openTestShop, TEST_START, type TestShop } from "~/shop.testing";
import { backupName } from "../backups/rules";
import { askInTime, checkShop, isSomethingWrong, lastCheck } from "./check-shop.server";
import { exitCodeOf, findingLines, right, unasked, wrong } from "./rules";

const HOUR = 3600_000;
const OPERATOR = "ruth@example.org";

let shop: TestShop;
let asked: number;
/** What the one vendor there is says next. */
let says = right("it takes the key");

beforeEach(async () => {
	asked = 0;
	says = right("it takes the key");
	const vendor: Check = {
		name: "Vendor",
		ask: async () => {
			asked++;
			return says;
		},
	};
	shop = await openTestShop({ checks: [vendor] });
	// A shop that sells, at an address where nobody is.
	Object.assign(shop.settings, { testMode: false, APP_URL: "http://127.0.0.1:1", OPERATOR_EMAIL: OPERATOR });
});

const mails = async () => {
	await runDueJobs(shop);
	const sent = (await shop.providers.sandbox.outbox?.list()) ?? [];
	const read = await Promise.all(sent.map(({ id }) => shop.providers.sandbox.outbox?.read(id)));
	return read.filter((mail) => mail?.subject.startsWith("The shop’s check"));
};

test("what hangs and what breaks could not be asked, and holds up nobody", async () => {
	const hangs: Check = { name: "A", ask: () => new Promise(() => {}) };
	const breaks: Check = { name: "B", ask: () => Promise.reject(new Error("the key sk_live_1 broke it")) };
	expect(await askInTime(shop, hangs, 5)).toEqual({ name: "A", ...unasked("no answer within 0.005 s") });
	expect(await askInTime(shop, breaks, 5)).toEqual({
		name: "B",
		...unasked("the check itself failed: the log says how"),
	});
	expect(shop.logged).toEqual([{ level: "error", event: "check" }]);
});

test("a start asks everything but the shop's own address, which isn't there yet; a test shop's asks nothing", async () => {
	await checkAtStart(shop);
	expect((await lastCheck(shop))?.found.map(({ name }) => name)).toEqual([
		"Vendor",
		"the disk",
		"backups",
		"poppler and qpdf",
	]);
	expect((await checkShop(shop)).map(({ name }) => name)).toContain("APP_URL");
	asked = 0;
	shop.settings.testMode = true;
	await checkAtStart(shop);
	await checkAgain(shop);
	expect(asked).toBe(0);
	expect((await checkShop(shop)).map(({ name }) => name)).not.toContain("APP_URL");
});

test("what is wrong is mailed once a day while it is the same, with what to do, and makes the shop degraded until it is mended", async () => {
	says = wrong("its key is not valid");
	await checkAtStart(shop);
	await checkAtStart(shop);
	const [mail, ...others] = await mails();
	expect(others).toEqual([]);
	expect(mail?.subject).toBe("The shop’s check: Vendor needs you");
	expect(mail?.text).toContain("Vendor: its key is not valid");
	expect(mail?.text).toContain("npm run shop -- check");
	expect(await isSomethingWrong(shop)).toBe(true);
	shop.clock.advance(24 * HOUR);
	await checkAtStart(shop);
	expect(await mails()).toHaveLength(2);
	says = right("it takes the key");
	await checkAtStart(shop);
	expect(await isSomethingWrong(shop)).toBe(false);
	expect(await mails()).toHaveLength(2);
});

test("a vendor that can't be asked is logged, and nobody is told that something is wrong", async () => {
	says = unasked("it is in trouble");
	await checkAtStart(shop);
	expect(shop.logged).toContainEqual({ level: "warn", event: "check" });
	expect(await mails()).toEqual([]);
	expect(await isSomethingWrong(shop)).toBe(false);
});

test("all is asked again once a day, and each hour while something is wrong", async () => {
	shop.settings.APP_URL = "http://127.0.0.1:1";
	const look = vi.spyOn(shop.clock, "now");
	onTestFinished(() => look.mockRestore());
	const askedNow = async () => {
		const before = asked;
		await checkAgain(shop);
		return asked - before;
	};
	await checkAtStart(shop);
	shop.clock.advance(23 * HOUR);
	expect(await askedNow()).toBe(0);
	shop.clock.advance(HOUR);
	// Nobody is at its address.
	expect(await askedNow()).toBe(1);
	shop.clock.advance(HOUR);
	expect(await askedNow()).toBe(1);
});

test("backups: the first is waited for, an old one is wrong", async () => {
	const backups = async () => (await checkShop(shop)).find(({ name }) => name === "backups");
	expect(await backups()).toMatchObject(right("the first one is made in the shop's first hour"));
	const { BACKUP_DIR } = shop.settings;
	mkdirSync(join(BACKUP_DIR, backupName(new Date(TEST_START))), { recursive: true });
	expect(await backups()).toMatchObject({
		state: "right",
		says: expect.stringContaining("is on the disk of DATA_DIR"),
	});
	shop.clock.advance(26 * HOUR);
	expect(await backups()).toMatchObject({ state: "wrong", says: expect.stringContaining(TEST_START) });
});

test("a machine without the tools is told which are missing", async () => {
	const bin = join(shop.settings.DATA_DIR, "bin");
	mkdirSync(bin);
	for (const tool of ["pdfinfo", "pdffonts", "pdfimages", "pdftotext"]) {
		writeFileSync(join(bin, tool), "#!/bin/sh\nexit 1\n");
		chmodSync(join(bin, tool), 0o700);
	}
	vi.stubEnv("PATH", bin);
	const found = (await checkShop(shop)).find(({ name }) => name === "poppler and qpdf");
	expect(found).toMatchObject({
		state: "wrong",
		says: expect.stringMatching(/^no pdftohtml, qpdf: approved orders/),
	});
});

test("a folder for files that can't be written", async () => {
	const own = await filesCheck(shop.providers.files, null, () => "mine").ask(AbortSignal.timeout(1000));
	expect(own).toEqual(right("a file went there and came back"));
	const folder = join(shop.settings.DATA_DIR, "files");
	rmSync(folder, { recursive: true });
	symlinkSync("/dev/null", folder);
	expect(
		await filesCheck(shop.providers.files, null, () => "mine").ask(AbortSignal.timeout(1000)),
	).toMatchObject({
		state: "wrong",
		says: expect.stringMatching(/^DATA_DIR can't be written or read \(E\w+\)/),
	});
});

test("what is wrong stands first, and a program tells it by the code", () => {
	const found = [
		{ name: "A", ...right("well") },
		{ name: "B", ...unasked("away") },
		{ name: "C", ...wrong("mend it") },
	];
	expect(findingLines(found)).toEqual([
		"WRONG               C: mend it",
		"could not be asked  B: away",
		"right               A: well",
	]);
	expect([exitCodeOf(found), exitCodeOf(found.slice(0, 2)), exitCodeOf(found.slice(0, 1))]).toEqual([
		3, 4, 0,
	]);
});
