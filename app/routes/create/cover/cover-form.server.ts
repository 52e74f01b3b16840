import { data, redirect } from "@remix-run/node";
import { captchaAnswerOf } from "~/http/captcha.server";
import { clientAddress } from "~/http/connection.server";
import { readForm } from "~/http/form.server";
import { sessionExpired } from "~/http/guards.server";
import { assertWithin } from "~/http/limits.server";
import { pageRefusal } from "~/http/page.server";
import { withRedirectTo } from "~/http/redirect-to.server";
import { problemHeaders, Refusal, statusOf } from "~/http/statuses.server";
import { redirectWithToast } from "~/http/toasts.server";
import { rememberFields } from "~/http/typed-before-sign-in.server";
import type { Visitor } from "~/http/visitor.server";
import type { Actor } from "~/shop/actor";
import { captchaFor, passCaptcha } from "~/shop/books/pass-captcha.server";
import { readShownBook } from "~/shop/books/read-stage.server";
import { saveComment } from "~/shop/books/save-comment.server";
import { CAPTCHA_TEXT } from "~/shop/captcha/rules";
import { BOOK_NOT_FOUND } from "~/shop/checkout/rules";
import { startCover } from "~/shop/covers/start-cover.server";
import { keyedHash } from "~/shop/limits/count.server";
import { LIMITS } from "~/shop/limits/rules";
import { readFirstOrder } from "~/shop/orders/read-order.server";
import type { Problem } from "~/shop/result";

/** Step 2 again, with the comment as it was typed. */
async function shown({ shop }: Visitor, actor: Actor, comment: string, problem: Problem) {
	return data(
		{
			comment,
			message: problem.message,
			fields: problem.fields ?? {},
			captcha: await captchaFor(shop, actor),
		},
		{ status: statusOf(problem), headers: problemHeaders(problem) },
	);
}

/** Another drawing of the same book; the one there is stays until it has arrived. */
async function drawAnother(visitor: Visitor, actor: Actor, bookId: string, comment: string) {
	const { shop } = visitor;
	const kept = await saveComment(shop, actor, { bookId, comment });
	if (!kept.ok && kept.error.code === "invalid") return shown(visitor, actor, comment, kept.error);
	await assertWithin(shop, LIMITS.cover, clientAddress());
	const addressHash = keyedHash(shop, clientAddress());
	const started = await startCover(shop, actor, { bookId, addressHash, awaited: false });
	if (started.ok) return redirect("/create-book/progress");
	if (started.error.code !== "frozen") return shown(visitor, actor, comment, started.error);
	return redirectWithToast("/create-book/frozen", { message: started.error.message, type: "error" });
}

/** Continue to Checkout: a cover, a person, and no freeze in its way. */
async function goOn(visitor: Visitor, actor: Actor, bookId: string, fields: FormData, comment: string) {
	const { shop } = visitor;
	const human = await passCaptcha(shop, actor, captchaAnswerOf(fields));
	const kept = await saveComment(shop, actor, { bookId, comment });
	if (!kept.ok || !human) {
		const messages = { ...(kept.ok ? {} : kept.error.fields), ...(human ? {} : { captcha: [CAPTCHA_TEXT] }) };
		const message = kept.ok ? CAPTCHA_TEXT : kept.error.message;
		return shown(visitor, actor, comment, { code: "invalid", message, fields: messages });
	}
	return redirect(`/checkout?book=${encodeURIComponent(bookId)}`);
}

/** Where the family has gone on to another book in another tab. */
const LEFT_BEHIND: Problem = {
	code: "conflict",
	message:
		"You have begun another book since, so this one keeps its cover. You can still continue to checkout with it.",
};

/**
 * The book of the form is not this visitor's to go on with: it has been ordered, or nobody is signed in any more, and then
 * what was typed waits for the sign-in. The same for somebody else's book as for none.
 */
async function turnedAway(visitor: Visitor, fields: FormData, bookId: string) {
	const { shop, actor, headers } = visitor;
	if (bookId === "") return redirect("/create-book");
	if (actor && (await readFirstOrder(shop, actor, bookId)).ok) {
		return redirect(`/checkout?book=${encodeURIComponent(bookId)}`);
	}
	if (actor?.kind === "family") {
		return redirectWithToast("/create-book", { message: BOOK_NOT_FOUND.error.message, type: "error" });
	}
	await rememberFields(visitor, fields, ["bookId", "comment"]);
	const expired = await sessionExpired(visitor, "/create-book/cover");
	const message = "You are signed out. Sign in to go on with your book.";
	const signIn = withRedirectTo("/sign-in", "/create-book/cover");
	return expired ?? redirectWithToast(signIn, { message, type: "info" }, headers);
}

/** Answers the buttons of step 2, for the book of the page: another tab may have begun another one meanwhile. */
export async function answerCoverForm(visitor: Visitor) {
	const { fields } = await readForm(visitor).catch(pageRefusal);
	const { shop, actor } = visitor;
	const bookId = String(fields.get("bookId") ?? "");
	const book = await readShownBook(shop, actor, bookId);
	if (!actor || !book) return turnedAway(visitor, fields, bookId);
	const comment = String(fields.get("comment") ?? "").replace(/\r\n?/g, "\n");
	try {
		if (fields.get("intent") !== "another") return await goOn(visitor, actor, bookId, fields, comment);
		// Only the draft's cover is drawn anew: the way to the result leads by the draft.
		const draft = await readShownBook(shop, actor);
		if (draft?.bookId === bookId) return await drawAnother(visitor, actor, bookId, comment);
		return await shown(visitor, actor, comment, LEFT_BEHIND);
	} catch (error) {
		if (error instanceof Refusal) return shown(visitor, actor, comment, error.problem);
		throw error;
	}
}
