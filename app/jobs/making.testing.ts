import { vi } from "vitest";
import type { Illustrator } from "~/providers/illustrator/port";
import type { Writer, Written } from "~/providers/writer/port";
import { ideaOf, ROSA } from "~/shop/books/books.testing";
import { setDraftBook, writeDraft } from "~/shop/books/draft-store.server";
import { startBook } from "~/shop/books/start-book.server";
import { readCredits } from "~/shop/covers/read-credits.server";
import type { Shop } from "~/shop.server";
import { quickIllustrator, type TestShop } from "~/shop.testing";
import { scriptOf } from "~/studio/writer/books.testing";
import { runDueJobs } from "./worker.server";

/** What the counting writer writes of any idea. */
export const WRITTEN: Written = {
	script: scriptOf({
		title: "The Song",
		location: "the sea",
		description: "Rosa finds the song.",
		readingLevel: "starter",
		readingNeeds: "",
		characters: [{ name: "Rosa", age: 5, personality: "", isMain: true, relationship: null }],
	}),
	imagePrompt: "The sea.",
	tokens: 0,
};

/** A writer and an illustrator that count what is bought of them. */
export function counting() {
	const quick = quickIllustrator();
	const writer = {
		describe: () => ({ kind: "vendor", name: "counting" }) as const,
		writeScript: vi.fn<Writer["writeScript"]>(async () => ({ ok: true, value: WRITTEN })),
		canReword: () => true,
		reword: vi.fn<Writer["reword"]>(async () => ({ ok: false, error: "unusable" })),
	};
	const illustrator = {
		...quick,
		drawHeads: vi.fn<Illustrator["drawHeads"]>(quick.drawHeads),
		drawCover: vi.fn<Illustrator["drawCover"]>(quick.drawCover),
	};
	return { writer, illustrator };
}

/** A guest's form has been sent: draft, book and job are there. */
export async function sentForm(shop: Shop): Promise<string> {
	const form = await ideaOf(shop, ROSA);
	await writeDraft(shop.db, { id: "draft_1", ownerId: ROSA.id, form, now: shop.clock.now().toISOString() });
	const started = await startBook(shop, ROSA, form, { door: "form", coverFor: "an address" });
	if (!started.ok) throw new Error(started.error.message);
	await setDraftBook(shop.db, ROSA.id, started.value.bookId);
	return started.value.bookId;
}

/** Runs everything, turning the clock past the pauses between tries. */
export async function runAll(shop: TestShop): Promise<void> {
	for (let turn = 0; turn < 6; turn++) {
		await runDueJobs(shop);
		shop.clock.advance(10_000);
	}
}

/** How many free covers the guest has left. */
export const creditsOf = async (shop: Shop) => (await readCredits(shop, ROSA)).coverCredits;

/** The id of the one version there is of the pages that begin with 4. */
export async function pageFour({ db }: Pick<Shop, "db">): Promise<string> {
	const version = db.selectFrom("page_versions").select("id").where("first_page", "=", 4);
	return (await version.executeTakeFirstOrThrow()).id;
}
