import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { BRAND } from "~/content/brand";
import { enhanceScript } from "~/http/enhance.server";
import { pageRefusal } from "~/http/page.server";
import { redirectWithToast } from "~/http/toasts.server";
import { readVisitor } from "~/http/visitor.server";
import { readDraft } from "~/shop/books/read-draft.server";
import { readStage } from "~/shop/books/read-stage.server";
import { MAKING_TEXTS } from "~/shop/books/rules";
import { FROZEN_TEXTS } from "~/shop/covers/rules";
import { firstUnchosen, likenessesOf } from "../likenesses-of.server";
import { withBook } from "../with-book";
import { ProgressScreen } from "./ProgressScreen";

export const meta: MetaFunction = () => [
	{ title: `Making your book | ${BRAND.name}` },
	{ name: "robots", content: "noindex" },
];

/** Shows the work on a book while it lasts, then leads to where it went: `?book=`, otherwise the draft's. */
export async function loader({ request }: LoaderFunctionArgs) {
	const { shop, actor } = await readVisitor(request).catch(pageRefusal);
	const book = new URL(request.url).searchParams.get("book") ?? undefined;
	const stage = await readStage(shop, actor, book);
	switch (stage.at) {
		case "writing":
		case "drawing":
			return data({
				...stage,
				byMail: actor?.kind === "family",
				query: withBook("", book),
				script: enhanceScript("progress"),
			});
		case "asked": {
			const { form } = await readDraft(shop, actor, book);
			const unchosen = firstUnchosen(form, await likenessesOf(shop, actor, form));
			throw redirect(`${withBook("/create-book", book)}#who-${Math.max(0, unchosen) + 1}`);
		}
		case "cover":
			throw redirect(withBook("/create-book/cover", book));
		case "frozen":
			throw await redirectWithToast("/create-book/frozen", { message: FROZEN_TEXTS.toast, type: "error" });
		case "failed":
			throw await redirectWithToast(withBook("/create-book", book), {
				message: MAKING_TEXTS.content,
				type: "error",
			});
		case "form":
			throw redirect("/create-book");
	}
}

export default function Progress() {
	const { script, ...screen } = useLoaderData<typeof loader>();
	return (
		<>
			<ProgressScreen {...screen} />
			<script type="module" src={script} />
		</>
	);
}
