import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { readEmpty } from "~/http/form.server";
import { pageRefusal } from "~/http/page.server";
import { readVisitor } from "~/http/visitor.server";
import { clearFinishedDraft } from "~/shop/books/clear-finished-draft.server";

export function loader() {
	throw redirect("/create-book");
}

/** "Create New Book" and "Start another book": an empty form, the finished book kept. */
export async function action({ request }: ActionFunctionArgs) {
	const visitor = await readVisitor(request).catch(pageRefusal);
	await readEmpty(visitor).catch(pageRefusal);
	if (visitor.actor) await clearFinishedDraft(visitor.shop, visitor.actor);
	return redirect("/create-book", { headers: visitor.headers });
}

/** Never seen: it makes a refusal the shop's own error page. */
export default function NewBook() {
	return null;
}
