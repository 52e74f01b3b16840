import type { ActionFunctionArgs } from "@remix-run/node";
import { nameRoute } from "~/http/connection.server";
import { readForm } from "~/http/form.server";
import { pageRefusal } from "~/http/page.server";
import { meet, welcome } from "~/http/visitor.server";
import { readDraftForm } from "~/shop/books/draft-form";
import { saveDraft } from "~/shop/books/save-draft.server";

export function loader() {
	return new Response("This address is posted to.", { status: 405, headers: { Allow: "POST" } });
}

/** Where the page keeps what is being typed, as it is typed. */
export async function action({ request }: ActionFunctionArgs) {
	nameRoute("/create-book/draft");
	const visitor = await meet(request).catch(pageRefusal);
	const { fields } = await readForm(visitor).catch(pageRefusal);
	await saveDraft(visitor.shop, await welcome(visitor), readDraftForm(fields));
	return new Response(null, { status: 204, headers: visitor.headers });
}
