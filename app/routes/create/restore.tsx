import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { nameRoute } from "~/http/connection.server";
import { readForm } from "~/http/form.server";
import { notFound, pageRefusal, problemPage } from "~/http/page.server";
import { readVisitor } from "~/http/visitor.server";
import { restoreBook } from "~/shop/books/restore-book.server";

export function loader() {
	throw redirect("/create-book?restore");
}

/** Takes up a book again that the browser's own storage remembers; somebody else's is not found. */
export async function action({ request }: ActionFunctionArgs) {
	nameRoute("/create-book/restore");
	const visitor = await readVisitor(request).catch(pageRefusal);
	const { fields } = await readForm(visitor).catch(pageRefusal);
	if (!visitor.actor) throw notFound();
	const restored = await restoreBook(visitor.shop, visitor.actor, String(fields.get("bookId") ?? ""));
	if (!restored.ok) throw problemPage(restored.error);
	return redirect("/create-book/cover");
}

/** Only ever seen as the friendly page of what went wrong. */
export default function Restore() {
	return null;
}
