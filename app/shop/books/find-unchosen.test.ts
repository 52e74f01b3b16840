import { expect, test, vi } from "vitest";
import { must } from "~/shop/checkout/checkout.testing";
import { findingPeople, headIds } from "~/shop/likenesses/likenesses.testing";
import { waitForLikeness } from "~/shop/likenesses/read-likeness.server";
import { photoIdOf } from "~/shop/photos/rules";
import { openTestShop, quickIllustrator } from "~/shop.testing";
import { ideaOf, ROSA } from "./books.testing";
import { isAnybodyUnchosen } from "./find-unchosen.server";
import { startBook } from "./start-book.server";

async function bookOf(illustrator: ReturnType<typeof quickIllustrator>, chooses: number[] = []) {
	const shop = await openTestShop({ illustrator });
	const idea = await ideaOf(shop, ROSA);
	for (const at of chooses) {
		const character = idea.characters[at];
		const photoId = photoIdOf(character?.imageUrl ?? "") ?? "";
		const [headId = ""] = headIds(await waitForLikeness(shop, ROSA, photoId, 20_000));
		if (character) character.headId = headId;
	}
	const { bookId } = must(await startBook(shop, ROSA, idea, { door: "form", coverFor: "an address" }));
	return { shop, bookId };
}

test.each([
	[1, [], false],
	[3, [], true],
	[3, [0], true],
	[3, [0, 1], false],
])("%d people in each photo, chosen for characters %j: to be asked is %s", async (people, chooses, asked) => {
	const { shop, bookId } = await bookOf(findingPeople(people), chooses);
	expect(await isAnybodyUnchosen(shop, bookId)).toBe(asked);
});

test("heads that can't be drawn ask nobody, and neither does a book that is gone", async () => {
	const unusable = async () => ({ ok: false, error: "unusable" }) as const;
	const { shop, bookId } = await bookOf({ ...quickIllustrator(), drawHeads: vi.fn(unusable) });
	expect(await isAnybodyUnchosen(shop, bookId)).toBe(false);
	expect(await isAnybodyUnchosen(shop, "book_nobody")).toBe(false);
});
