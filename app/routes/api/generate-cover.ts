import { z } from "zod";
import { api } from "~/http/api.server";
import { clientAddress } from "~/http/connection.server";
import { readForm } from "~/http/form.server";
import { checked, readJson } from "~/http/json.server";
import { assertWithin } from "~/http/limits.server";
import type { Visitor } from "~/http/visitor.server";
import { NOBODY } from "~/shop/actor";
import { MOST_CHARACTERS } from "~/studio/story/idea";
import { collectCover } from "~/shop/covers/collect-cover.server";
import { drawingKey } from "~/shop/covers/reserve.server";
import { startCover } from "~/shop/covers/start-cover.server";
import { keyedHash } from "~/shop/limits/count.server";
import { LIMITS } from "~/shop/limits/rules";
import { PHOTO_LIMIT_BYTES } from "~/shop/photos/rules";
import { waitForAnswer } from "./wait-for-answer.server";

const BOOK_MISSING = "Please name the book: bookId.";
const coverInput = z.object({
	bookId: z.string({ error: BOOK_MISSING }).trim().min(1, BOOK_MISSING).max(100, BOOK_MISSING),
});

/** The stored book decides: prompt, title, characters and pictures are taken off the line and let go. */
async function readBookId(visitor: Visitor): Promise<string> {
	if (/^application\/(.+\+)?json\b/i.test(visitor.request.headers.get("Content-Type") ?? "")) {
		return (await readJson(visitor.request, coverInput)).bookId;
	}
	const form = await readForm(visitor, { limitBytes: PHOTO_LIMIT_BYTES, most: MOST_CHARACTERS, of: null });
	await form.discard();
	return checked(coverInput, { bookId: form.fields.get("bookId") ?? undefined }).bookId;
}

const route = api(
	{ family: "/api/book/generate-cover", guest: "/api/book/generate-guest-cover" },
	{
		POST: async ({ visitor, actor }) => {
			const { shop } = visitor;
			await assertWithin(shop, LIMITS.cover, clientAddress());
			const bookId = await readBookId(visitor);
			const caller = actor ?? NOBODY;
			const addressHash = keyedHash(shop, clientAddress());
			const started = await startCover(shop, caller, { bookId, addressHash, awaited: true });
			if (!started.ok) return started;
			const { coverId } = started.value;
			return waitForAnswer(visitor, drawingKey(coverId), () => collectCover(shop, caller, coverId));
		},
	},
);
export const loader = route.loader;
export const action = route.action;
