import { notFound, pageRefusal } from "~/http/page.server";
import { readVisitor } from "~/http/visitor.server";

/** The outbox of a shop in test mode; a 404 page everywhere else. */
export async function sandboxOutbox(request: Request) {
	const { shop } = await readVisitor(request).catch(pageRefusal);
	const { outbox } = shop.providers.sandbox;
	if (!shop.settings.testMode || !outbox) throw notFound();
	return outbox;
}
