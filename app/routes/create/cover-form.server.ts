import { data, redirect } from "@remix-run/node";
import { CAPTCHA_TEXT, captchaFor, passCaptcha } from "~/http/captcha.server";
import { clientAddress } from "~/http/connection.server";
import { readForm } from "~/http/form.server";
import { assertWithin, keyedHash, LIMITS } from "~/http/limits.server";
import { pageRefusal, problemPage } from "~/http/page.server";
import { problemHeaders, Refusal, statusOf } from "~/http/statuses.server";
import { redirectWithToast } from "~/http/toasts.server";
import type { Visitor } from "~/http/visitor.server";
import type { Actor } from "~/shop/actor";
import { keepComment } from "~/shop/books/keep-comment.server";
import { readShownBook } from "~/shop/books/read-stage.server";
import { startCover } from "~/shop/covers/start-cover.server";
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
	const kept = await keepComment(shop, actor, { bookId, comment });
	if (!kept.ok && kept.error.code === "invalid") return shown(visitor, actor, comment, kept.error);
	await assertWithin(shop, LIMITS.cover, clientAddress());
	const addressHash = keyedHash(shop, clientAddress());
	const started = await startCover(shop, actor, { bookId, addressHash, awaited: false });
	if (started.ok) return redirect("/create-book/progress");
	if (started.error.code !== "frozen") return shown(visitor, actor, comment, started.error);
	return redirectWithToast("/create-book/frozen", { message: started.error.message, type: "error" });
}

/** Continue to Checkout: a cover, a person, and no freeze in its way (specification, section 4). */
async function goOn(visitor: Visitor, actor: Actor, bookId: string, fields: FormData, comment: string) {
	const { shop } = visitor;
	const human = await passCaptcha(shop, actor, fields);
	const kept = await keepComment(shop, actor, { bookId, comment });
	if (!kept.ok || !human) {
		const messages = { ...(kept.ok ? {} : kept.error.fields), ...(human ? {} : { captcha: [CAPTCHA_TEXT] }) };
		const message = kept.ok ? CAPTCHA_TEXT : kept.error.message;
		return shown(visitor, actor, comment, { code: "invalid", message, fields: messages });
	}
	return redirect(`/checkout?book=${encodeURIComponent(bookId)}`);
}

/** Answers the buttons of step 2. The book is the draft's, whatever the browser says. */
export async function answerCoverForm(visitor: Visitor) {
	const { fields } = await readForm(visitor).catch(pageRefusal);
	const { shop, actor } = visitor;
	const book = await readShownBook(shop, actor);
	if (!actor || !book) return redirect("/create-book");
	// Another tab has begun another book meanwhile: nothing is done to that one by mistake.
	if (fields.get("bookId") !== book.bookId) {
		throw problemPage({
			code: "conflict",
			message: "You have begun another book in the meantime. Please open it from Create Book.",
		});
	}
	const comment = String(fields.get("comment") ?? "").replace(/\r\n?/g, "\n");
	try {
		if (fields.get("intent") === "another") return await drawAnother(visitor, actor, book.bookId, comment);
		return await goOn(visitor, actor, book.bookId, fields, comment);
	} catch (error) {
		if (error instanceof Refusal) return shown(visitor, actor, comment, error.problem);
		throw error;
	}
}
