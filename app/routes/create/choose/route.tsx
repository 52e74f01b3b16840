import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { BRAND } from "~/content/brand";
import { pageRefusal } from "~/http/page.server";
import { readVisitor } from "~/http/visitor.server";
import { hasUnsentStory } from "~/shop/books/has-unsent-story.server";
import { listOrderable } from "~/shop/books/list-orderable.server";
import { readShownBook, readStage } from "~/shop/books/read-stage.server";
import { ChooseScreen } from "./ChooseScreen";

export const meta: MetaFunction = () => [
	{ title: `Go on, or start another book? | ${BRAND.name}` },
	{ name: "robots", content: "noindex" },
];

/** Whoever comes to make a book and has a cover that nobody has ordered says which of the two it is to be. */
export async function loader({ request }: LoaderFunctionArgs) {
	const { shop, actor } = await readVisitor(request).catch(pageRefusal);
	const { at } = await readStage(shop, actor);
	const book = at === "cover" ? await readShownBook(shop, actor) : null;
	if (!actor || !book) throw redirect("/create-book");
	const { bookId, title, coverImageUrl } = book;
	const orderable = await listOrderable(shop, actor);
	const others = orderable.filter((other) => other.bookId !== bookId);
	return {
		covers: [{ bookId, title, coverImageUrl }, ...others],
		hasUnsent: await hasUnsentStory(shop, actor),
		isFamily: actor.kind === "family",
		isOver: others.length === orderable.length,
	};
}

export default function Choose() {
	return <ChooseScreen {...useLoaderData<typeof loader>()} />;
}
