import { data, redirect } from "@remix-run/node";
import { captchaAnswerOf } from "~/http/captcha.server";
import { clientAddress } from "~/http/connection.server";
import { readForm } from "~/http/form.server";
import { assertWithin } from "~/http/limits.server";
import { pageRefusal } from "~/http/page.server";
import { problemHeaders, Refusal, statusOf } from "~/http/statuses.server";
import { redirectWithToast } from "~/http/toasts.server";
import type { Visitor } from "~/http/visitor.server";
import type { Actor } from "~/shop/actor";
import { captchaFor, passCaptcha } from "~/shop/books/pass-captcha.server";
import { readShownBook } from "~/shop/books/read-stage.server";
import { saveComment } from "~/shop/books/save-comment.server";
import { checkoutAddress } from "~/shop/checkout/rules";
import { chooseCover } from "~/shop/covers/choose-cover.server";
import { startCover } from "~/shop/covers/start-cover.server";
import { keyedHash } from "~/shop/limits/count.server";
import { LIMITS } from "~/shop/limits/rules";
import { beginBackToLookAt } from "~/shop/pages/back-cover.server";
import { sharePages } from "~/shop/pages/share-pages.server";
import { done, type Problem, type Result } from "~/shop/result";
import type { Shop } from "~/shop.server";
import { DEDICATION_PAGE } from "~/studio/story/dedication";
import { pageAddress, shareAddress } from "~/ui/book-pages/addresses";
import { turnedAway } from "../turned-away.server";
import { withBook } from "../with-book";

/** Where a look at the pages begins: at the title page, or where the dedication is written. */
const BEGINNINGS: Readonly<Record<string, number>> = { turn: 1, dedicate: DEDICATION_PAGE };

/** What the form of step 2 says, whichever of its buttons was pressed. */
type Posted = { bookId: string; coverId: string; comment: string };

/** Step 2 again, with the comment as it was typed. */
async function shown({ shop, session }: Visitor, { comment }: Posted, problem: Problem) {
	return data(
		{
			comment,
			message: problem.message,
			fields: problem.fields ?? {},
			captcha: await captchaFor(shop, session),
		},
		{ status: statusOf(problem), headers: problemHeaders(problem) },
	);
}

/** Keeps the instructions and the cover that was picked. A form that names none leaves the chosen one. Errors as both. */
async function keep(shop: Shop, actor: Actor, { bookId, coverId, comment }: Posted): Promise<Result<null>> {
	const kept = await saveComment(shop, actor, { bookId, comment });
	const chosen = coverId === "" ? done(null) : await chooseCover(shop, actor, { bookId, coverId });
	return kept.ok ? chosen : kept;
}

/** Use this cover: it is shown in large, and printed. */
async function choose(visitor: Visitor, actor: Actor, posted: Posted) {
	const kept = await keep(visitor.shop, actor, posted);
	return kept.ok
		? redirect(withBook("/create-book/cover", posted.bookId))
		: shown(visitor, posted, kept.error);
}

/** Another drawing of the same book; it is the chosen one once it has arrived, and those there are stay. */
async function drawAnother(visitor: Visitor, actor: Actor, posted: Posted) {
	const { shop } = visitor;
	const kept = await saveComment(shop, actor, posted);
	if (!kept.ok && kept.error.code === "invalid") return shown(visitor, posted, kept.error);
	await assertWithin(shop, LIMITS.cover, clientAddress());
	const addressHash = keyedHash(shop, clientAddress());
	const started = await startCover(shop, actor, { bookId: posted.bookId, addressHash, awaited: false });
	if (started.ok) return redirect(withBook("/create-book/progress", posted.bookId), 303);
	if (started.error.code !== "frozen") return shown(visitor, posted, started.error);
	return redirectWithToast("/create-book/frozen", { message: started.error.message, type: "error" });
}

/** A look at the pages from one of them on, or (null) a link for others to look: what was typed beside is there when they come back. */
async function look(visitor: Visitor, actor: Actor, posted: Posted, first: number | null) {
	const { shop } = visitor;
	const { bookId } = posted;
	const kept = await keep(shop, actor, posted);
	if (!kept.ok && kept.error.code === "invalid") return shown(visitor, posted, kept.error);
	if (first !== null) {
		await beginBackToLookAt(shop, actor, bookId);
		return redirect(pageAddress(bookId, first));
	}
	const shared = await sharePages(shop, actor, bookId);
	return shared.ok ? redirect(shareAddress(bookId)) : shown(visitor, posted, shared.error);
}

/** Continue to Checkout: a cover, a person, and no freeze in its way. */
async function goOn(visitor: Visitor, actor: Actor, posted: Posted, fields: FormData) {
	const { shop, session } = visitor;
	const human = await passCaptcha(shop, session, captchaAnswerOf(fields));
	const kept = await keep(shop, actor, posted);
	if (!kept.ok) {
		const fields = { ...kept.error.fields, ...(human.ok ? {} : human.error.fields) };
		return shown(visitor, posted, { code: "invalid", message: kept.error.message, fields });
	}
	if (!human.ok) return shown(visitor, posted, human.error);
	return redirect(checkoutAddress(posted.bookId, false));
}

/** Answers the buttons of step 2, for the book of the page: another tab may have begun another one meanwhile. */
export async function answerCoverForm(visitor: Visitor) {
	const { fields } = await readForm(visitor).catch(pageRefusal);
	const { shop, actor } = visitor;
	const bookId = String(fields.get("bookId") ?? "");
	const book = await readShownBook(shop, actor, bookId);
	if (!actor || !book) return turnedAway(visitor, fields, bookId);
	const comment = String(fields.get("comment") ?? "").replace(/\r\n?/g, "\n");
	const posted = { bookId, coverId: String(fields.get("coverId") ?? ""), comment };
	const intent = String(fields.get("intent"));
	try {
		if (intent === "choose") return await choose(visitor, actor, posted);
		if (Object.hasOwn(BEGINNINGS, intent) || intent === "share")
			return await look(visitor, actor, posted, BEGINNINGS[intent] ?? null);
		if (intent === "another") return await drawAnother(visitor, actor, posted);
		return await goOn(visitor, actor, posted, fields);
	} catch (error) {
		if (error instanceof Refusal) return shown(visitor, posted, error.problem);
		throw error;
	}
}
