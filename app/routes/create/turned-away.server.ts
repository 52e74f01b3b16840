import { redirect } from "@remix-run/node";
import { sessionExpired } from "~/http/guards.server";
import { withRedirectTo } from "~/http/redirect-to.server";
import { redirectWithToast } from "~/http/toasts.server";
import { rememberFields } from "~/http/typed-before-sign-in.server";
import type { Visitor } from "~/http/visitor.server";
import { BOOK_NOT_FOUND, checkoutAddress } from "~/shop/checkout/rules";
import { readFirstOrder } from "~/shop/orders/read-order.server";

/**
 * The answer to a form about a book that is not this visitor's to go on with: it has been ordered, or nobody is signed in any
 * more, and then what `keep` names of what was typed waits for the sign-in. The same for somebody else's book as for none.
 */
export async function turnedAway(
	visitor: Visitor,
	fields: FormData,
	bookId: string,
	keep: readonly string[] = ["bookId", "comment"],
): Promise<Response> {
	const { shop, actor, headers } = visitor;
	if (bookId === "") return redirect("/create-book");
	if (actor && (await readFirstOrder(shop, actor, bookId)).ok) {
		return redirect(checkoutAddress(bookId, false));
	}
	if (actor?.kind === "family") {
		return redirectWithToast("/create-book", { message: BOOK_NOT_FOUND.error.message, type: "error" });
	}
	await rememberFields(visitor, fields, keep);
	const expired = await sessionExpired(visitor, "/create-book/cover");
	const message = "You are signed out. Sign in to go on with your book.";
	const signIn = withRedirectTo("/sign-in", "/create-book/cover");
	return expired ?? redirectWithToast(signIn, { message, type: "info" }, headers);
}
