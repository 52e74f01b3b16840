import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { clientAddress } from "~/http/connection.server";
import { readForm } from "~/http/form.server";
import { sessionExpired } from "~/http/guards.server";
import { notFound, pageRefusal } from "~/http/page.server";
import { redirectWithToast } from "~/http/toasts.server";
import { readVisitor } from "~/http/visitor.server";
import { beginAgain } from "~/shop/books/begin-again.server";

const BEGUN =
	"Here is your story again. Choose its new hero, change whatever is different, and it becomes a book of its own.";

export function loader() {
	throw redirect("/create-book");
}

/** "Make it again with another hero": the form filled in with a book's story. */
export async function action({ request }: ActionFunctionArgs) {
	const visitor = await readVisitor(request).catch(pageRefusal);
	const { fields } = await readForm(visitor).catch(pageRefusal);
	const expired = await sessionExpired(visitor, "/books");
	if (expired) return expired;
	const { shop, actor, headers } = visitor;
	if (!actor) throw notFound();
	const begun = await beginAgain(shop, actor, String(fields.get("book") ?? ""), clientAddress());
	if (!begun.ok && begun.error.code === "not_found") throw notFound();
	const toast = begun.ok
		? ({ message: BEGUN, type: "success" } as const)
		: ({ message: begun.error.message, type: "error" } as const);
	return redirectWithToast("/create-book?edit", toast, headers);
}

/** Never seen: it makes a refusal the shop's own error page. */
export default function BeginAgain() {
	return null;
}
