import { createHash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import type { Handle } from "#db/open";
import { enqueue } from "~/jobs/enqueue.server";
import type { Actor } from "~/shop/actor";
import { lacksHeads } from "~/shop/likenesses/find-head.server";
import { HEAD_TEXTS } from "~/shop/likenesses/rules";
import { takeRoom } from "~/shop/limits/room.server";
import { PHOTO_TEXTS } from "~/shop/photos/rules";
import { removeFiles } from "~/shop/remove-files.server";
import { done, fail, type Result } from "~/shop/result";
import { mayCost } from "~/shop/spending/spend.server";
import type { Shop } from "~/shop.server";
import { type FieldMessages, type Idea, ideaProblem, readIdea } from "./contract";
import { ownStyle } from "./illustrator-of.server";
import { findDraft, lacksPhotos, setDraftBook } from "./draft-store.server";
import { mayBegin } from "./may-begin.server";
import { type DraftForm, offerOpen } from "./rules";
import {
	type Book,
	findBook,
	findIdea,
	findOpenBook,
	findOpenCover,
	replaceCharacters,
	writeBook,
} from "./store.server";

/**
 * Which door an idea came through. A call makes a new book, unless the same call waits already. The form changes the `book` it
 * names, if any; its cover is drawn as soon as the synopsis is written, counted for `coverFor` (a keyed network address).
 */
export type From = { door: "call" } | { door: "form"; coverFor: string };

export type Started = {
	bookId: string;
	/** The key of the job that writes its synopsis, under way or done: what a call waits for. null when there never was one. */
	writing: string | null;
	/** Its synopsis is there, and no cover is or will be unless somebody asks for one. */
	lacksCover: boolean;
};

const startedAs = (book: Book): Started => ({
	bookId: book.id,
	writing: book.synopsis_job,
	lacksCover: false,
});

/** The key of the job that writes a book's synopsis; a rewritten book has another one. */
function writingKey(bookId: string, jobId: string): string {
	return `write-synopsis:${bookId}:${jobId}`;
}

/**
 * Makes a book of a story idea: book, characters and the job that writes its synopsis, in one transaction. Repeating it
 * changes nothing while the answer is on its way. Gives the book's id and its job's key.
 * Errors: `invalid` with messages by field; `quota` (also: vendors have had today what they may); for a call, which has no draft, `full`.
 */
export async function startBook(
	shop: Shop,
	actor: Actor,
	input: unknown,
	from: From,
): Promise<Result<Started>> {
	const read = readIdea(input);
	if (!read.ok) return incomplete(read.fields);
	const idea = { ...read.idea, style: read.idea.style || ownStyle(shop) };
	const { book = "" } = input as Partial<DraftForm>;
	// A form was let in when its draft began; a call begins a book of its own.
	const room = from.door === "call" ? await takeRoom(shop, 0) : done(null);
	return shop.db.transaction().execute(async (trx) => {
		const lacking = await lacksPhotos(
			trx,
			actor.id,
			idea.characters.map(({ photoId }) => photoId),
		);
		if (lacking.length > 0) {
			return incomplete(
				Object.fromEntries(lacking.map((index) => [`characters.${index}.imageUrl`, [PHOTO_TEXTS.gone]])),
			);
		}
		const others = await lacksHeads(trx, actor.id, idea.characters);
		if (others.length > 0) {
			return incomplete(
				Object.fromEntries(others.map((index) => [`characters.${index}.headId`, [HEAD_TEXTS.other]])),
			);
		}
		return from.door === "call"
			? startCall(trx, shop, actor, idea, room)
			: continueDraft(trx, shop, actor, idea, { book, coverFor: from.coverFor });
	});
}

function incomplete(fields: FieldMessages) {
	return fail("invalid", ideaProblem(fields), { fields });
}

async function startCall(
	trx: Handle,
	shop: Shop,
	actor: Actor,
	idea: Idea,
	room: Result<unknown>,
): Promise<Result<Started>> {
	const openFor = `${actor.id}:${createHash("sha256").update(JSON.stringify(idea)).digest("base64url")}`;
	const open = await findOpenBook(trx, openFor);
	if (open) return done(startedAs(open));
	const begun = room.ok ? await mayBegin(shop, trx, actor.id) : room;
	if (!begun.ok) return begun;
	const affordable = await mayBeWritten(shop, trx, actor.id);
	if (!affordable.ok) return affordable;
	return done(await beginWriting(trx, shop, actor, idea, { book: null, openFor, coverFor: null }));
}

async function continueDraft(
	trx: Handle,
	shop: Shop,
	actor: Actor,
	idea: Idea,
	{ book: named, coverFor }: { book: string; coverFor: string },
): Promise<Result<Started>> {
	const draft = await findDraft(trx, actor.id);
	const book = await findBook(trx, actor.id, named || (draft?.book_id ?? ""));
	const isOver = book?.cover_id && !offerOpen(book.created_at, shop.clock.now());
	const kept = book?.ordered || isOver ? undefined : book;
	const same = kept !== undefined && isDeepStrictEqual(await findIdea(trx, kept), idea);
	// Pressed twice, or come back to with the back button: what is there or under way is shown.
	if (same && (kept.state === "writing" || kept.cover_id || (await findOpenCover(trx, kept.id))))
		return done(startedAs(kept));
	if (same && kept.state === "written") return done({ ...startedAs(kept), lacksCover: true });
	// Another story, sent from another tab, leaves the draft's book alone.
	const mayRewrite = kept?.id === named && !kept.cover_id && !(await findOpenCover(trx, kept.id));
	const room = mayRewrite ? done(null) : await mayBegin(shop, trx, actor.id, draft?.book_id ? 0 : 1);
	if (!room.ok) return room;
	const affordable = await mayBeWritten(shop, trx, actor.id);
	if (!affordable.ok) return affordable;
	const begun = await beginWriting(trx, shop, actor, idea, {
		book: mayRewrite ? kept : null,
		openFor: null,
		coverFor,
	});
	await setDraftBook(trx, actor.id, begun.bookId);
	return done(begun);
}

/** Whether a story may still be bought today. */
async function mayBeWritten(shop: Shop, trx: Handle, owner: string): Promise<Result<null>> {
	return shop.providers.writer.describe().kind === "vendor" ? mayCost(shop, trx, owner) : done(null);
}

type Beginning = { book: Book | null; openFor: string | null; coverFor: string | null };

async function beginWriting(
	trx: Handle,
	shop: Shop,
	actor: Actor,
	idea: Idea,
	{ book, openFor, coverFor }: Beginning,
): Promise<Started> {
	const now = shop.clock.now().toISOString();
	const id = book?.id ?? shop.ids.next("book");
	const jobId = shop.ids.next("job");
	const key = writingKey(id, jobId);
	await writeBook(trx, { id, ownerId: actor.id, idea, key, openFor, now });
	const characters = idea.characters.map((one) => ({ ...one, id: shop.ids.next("character") }));
	const needless = await replaceCharacters(trx, id, characters);
	await removeFiles(shop, trx, needless);
	const payload = { bookId: id, key, coverFor };
	await enqueue(trx, shop, { kind: "write-synopsis", key, payload, id: jobId });
	return { bookId: id, writing: key, lacksCover: false };
}
