import { beforeEach, describe, expect, test } from "vitest";
import { familyOf, openAccountOf } from "~/shop/accounts/accounts.testing";
import type { Actor } from "~/shop/actor";
import { ROSA } from "~/shop/books/books.testing";
import { readStage } from "~/shop/books/read-stage.server";
import { LATE_MS } from "~/shop/books/rules";
import { openTestShop, type TestShop } from "~/shop.testing";
import { counting, runAll, WRITTEN } from "./making.testing";
import { send } from "./waiting.testing";

let shop: TestShop;
let bought: ReturnType<typeof counting>;
let kin: Actor;
let email: string;
beforeEach(async () => {
	bought = counting();
	shop = await openTestShop(bought);
	const user = await openAccountOf(shop);
	kin = familyOf(user);
	email = user.email;
});

const LATE = LATE_MS + 1;
const writesAfter = (ms: number, answer: Awaited<ReturnType<typeof bought.writer.writeScript>>) =>
	bought.writer.writeScript.mockImplementation(async () => {
		shop.clock.advance(ms);
		return answer;
	});
const written = { ok: true, value: WRITTEN } as const;
/** All but the new account's. */
const mails = async () =>
	((await shop.providers.sandbox.outbox?.list()) ?? []).filter(
		({ subject }) => !subject.startsWith("Welcome"),
	);
const subjects = async () => (await mails()).map(({ to, subject }) => (to === email ? subject : to));

describe("a book that takes longer than anybody is asked to wait", () => {
	test("says so on its page, while it is written and while its cover is drawn", async () => {
		let seen: unknown;
		bought.writer.writeScript.mockImplementation(async () => {
			shop.clock.advance(LATE_MS);
			expect(await readStage(shop, kin)).toMatchObject({ at: "writing", isLate: false });
			shop.clock.advance(1);
			expect(await readStage(shop, kin)).toMatchObject({ at: "writing", isLate: true });
			return written;
		});
		const { drawCover } = shop.providers.illustrator;
		shop.providers.illustrator.drawCover = async (...asked) => {
			expect(await readStage(shop, kin)).toMatchObject({ at: "drawing", isLate: false });
			shop.clock.advance(LATE);
			seen = await readStage(shop, kin);
			return drawCover(...asked);
		};
		await send(shop, kin);
		expect(seen).toMatchObject({ at: "drawing", isLate: true });
	});

	test.each([
		[0, []],
		[LATE, ["The cover of “Rosa and the Whale” is drawn"]],
	])("written after %d ms: its family hears of the cover by mail: %j", async (ms, told) => {
		writesAfter(ms, written);
		const bookId = await send(shop, kin);
		await runAll(shop);
		expect(await subjects()).toEqual(told);
		for (const { text } of await mails()) {
			expect(text).toContain("It took us longer than usual");
			expect(text).toContain(`/books#${bookId}`);
		}
	});

	test("is told of when its cover is what took so long", async () => {
		const { drawCover } = shop.providers.illustrator;
		shop.providers.illustrator.drawCover = async (...asked) => {
			shop.clock.advance(LATE);
			return drawCover(...asked);
		};
		await send(shop, kin);
		expect(await subjects()).toEqual(["The cover of “Rosa and the Whale” is drawn"]);
	});

	test.each([
		[0, []],
		[LATE, ["We could not make “Rosa and the Whale” yet"]],
	])("refused after %d ms: its family hears it: %j", async (ms, told) => {
		writesAfter(ms, { ok: false, error: "refused" });
		const bookId = await send(shop, kin);
		await runAll(shop);
		expect(await subjects()).toEqual(told);
		for (const { text } of await mails()) expect(text).toContain(`/create-book?book=${bookId}`);
	});

	test("that comes to nothing in every try is told of once", async () => {
		writesAfter(LATE, { ok: false, error: "unavailable" });
		await send(shop, kin);
		await runAll(shop);
		expect(bought.writer.writeScript).toHaveBeenCalledTimes(2);
		expect(await subjects()).toEqual(["We could not make “Rosa and the Whale” yet"]);
	});

	test("written late, is told of when its cover can't be drawn", async () => {
		writesAfter(LATE, written);
		shop.providers.illustrator.drawCover = async () => ({ ok: false, error: "refused" });
		await send(shop, kin);
		await runAll(shop);
		expect(await subjects()).toEqual(["We could not make “Rosa and the Whale” yet"]);
	});

	test("is nobody's to be told of where a guest left no address", async () => {
		writesAfter(LATE, written);
		await send(shop, ROSA);
		await runAll(shop);
		expect(await subjects()).toEqual([]);
	});
});
