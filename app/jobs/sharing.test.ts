import { beforeEach, expect, test } from "vitest";
import { deleteNow, familyOf, openAccountOf } from "~/shop/accounts/accounts.testing";
import { ROSA } from "~/shop/books/books.testing";
import { drawnBook, ordered } from "~/shop/orders/delete-photos.testing";
import { findSharedPicture } from "~/shop/pages/find-shared-picture.server";
import { readShared } from "~/shop/pages/read-shared.server";
import { readSharing } from "~/shop/pages/read-sharing.server";
import { sharePages } from "~/shop/pages/share-pages.server";
import { stopSharing } from "~/shop/pages/stop-sharing.server";
import { openTestShop, quickIllustrator, type TestShop } from "~/shop.testing";
import { runAll, sentForm } from "./making.testing";

const STRANGER = { kind: "guest", id: "guest_other" } as const;

let shop: TestShop;
let bookId: string;

beforeEach(async () => {
	shop = await openTestShop({ illustrator: quickIllustrator() });
	bookId = await sentForm(shop);
	await runAll(shop);
});

async function tokenOf(sharing: ReturnType<typeof readSharing>): Promise<string | null> {
	const found = await sharing;
	if (!found.ok) throw new Error(found.error.message);
	return found.value.token;
}
const pictures = async (token: string) =>
	Promise.all(["cover.jpg", "4.jpg", "5.jpg", "24.jpg"].map((file) => findSharedPicture(shop, token, file)));

test("a shared book shows its cover, pages and words to whoever has the link, and nothing of whose it is", async () => {
	expect(await tokenOf(readSharing(shop, ROSA, bookId))).toBeNull();
	const token = (await tokenOf(sharePages(shop, ROSA, bookId))) ?? "";
	expect(await tokenOf(sharePages(shop, ROSA, bookId))).toBe(token);
	const shared = await readShared(shop, token);
	if (!shared.ok) throw new Error(shared.error.message);
	expect(shared.value.pages).toHaveLength(24);
	expect(shared.value.pages[3]?.imageUrl).toBe(`/look/${token}/4.jpg?v=1`);
	expect(shared.value.coverImageUrl).toMatch(
		new RegExp(`^/look/${token.replaceAll(".", "\\.")}/cover\\.jpg\\?v=cover_`),
	);
	expect(JSON.stringify(shared.value)).not.toContain(ROSA.id);
	for (const picture of await pictures(token)) expect(picture).not.toBeNull();
	for (const file of ["0.jpg", "25.jpg", "4.png", "../4.jpg", "cover", ""])
		expect(await findSharedPicture(shop, token, file)).toBeNull();
});

test("stopped, the link shows nothing any more, and a new one is another", async () => {
	const token = (await tokenOf(sharePages(shop, ROSA, bookId))) ?? "";
	expect(await tokenOf(stopSharing(shop, ROSA, bookId))).toBeNull();
	expect(await readShared(shop, token)).toMatchObject({ ok: false, error: { code: "not_found" } });
	expect(await pictures(token)).toEqual([null, null, null, null]);
	const second = await tokenOf(sharePages(shop, ROSA, bookId));
	expect(second).not.toBe(token);
	expect(await readShared(shop, token)).toMatchObject({ ok: false });
});

test("somebody else can neither share a book nor stop it; a guessed link shows nothing", async () => {
	const token = (await tokenOf(sharePages(shop, ROSA, bookId))) ?? "";
	for (const use of [readSharing, sharePages, stopSharing])
		expect(await use(shop, STRANGER, bookId)).toMatchObject({ ok: false, error: { code: "not_found" } });
	expect((await readShared(shop, token)).ok).toBe(true);
	for (const guess of ["", bookId, token.slice(0, -1), `${token}x`, token.split(".")[0] ?? ""])
		expect(await readShared(shop, guess)).toMatchObject({ ok: false });
});

test("an ordered book stays shared and can be taken back; a book that is gone is not shown", async () => {
	const token = (await tokenOf(sharePages(shop, ROSA, bookId))) ?? "";
	await shop.db.updateTable("books").set({ ordered: 1 }).execute();
	expect((await readShared(shop, token)).ok).toBe(true);
	expect(await readSharing(shop, ROSA, bookId)).toMatchObject({ ok: true, value: { isOrdered: true } });
	await shop.db.deleteFrom("books").where("id", "=", bookId).execute();
	expect(await readShared(shop, token)).toMatchObject({ ok: false });
});

test("the link ends with its family's account, though the book is being made", async () => {
	const family = familyOf(await openAccountOf(shop));
	const made = await drawnBook(shop, family);
	await ordered(shop, family.id, made.bookId);
	const token = (await tokenOf(sharePages(shop, family, made.bookId))) ?? "";
	expect((await readShared(shop, token)).ok).toBe(true);
	await deleteNow(shop, family);
	expect((await readShared(shop, token)).ok).toBe(false);
});
