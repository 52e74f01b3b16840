import {
	type ActionFunctionArgs,
	type LoaderFunctionArgs,
	type MetaFunction,
	redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { BRAND } from "~/content/brand";
import { enhanceScript } from "~/http/enhance.server";
import { answerHeaders } from "~/http/failed-form.server";
import { pageRefusal } from "~/http/page.server";
import { creditsOf } from "~/http/shell.server";
import { takeTyped } from "~/http/typed-before-sign-in.server";
import { readVisitor } from "~/http/visitor.server";
import { captchaFor } from "~/shop/books/pass-captcha.server";
import { readShownBook, readStage } from "~/shop/books/read-stage.server";
import { listCovers } from "~/shop/covers/list-covers.server";
import { listPages } from "~/shop/pages/list-pages.server";
import { againAddress } from "~/ui/book-pages/addresses";
import { dayAndTime } from "~/ui/day-and-time";
import { readFreeze } from "../freeze.server";
import { withBook } from "../with-book";
import { CoverScreen } from "./CoverScreen";
import { answerCoverForm } from "./cover-form.server";

export const headers = answerHeaders;

export const meta: MetaFunction<typeof loader> = ({ data }) => [
	{ title: `${data?.refused ? "Error: " : ""}Cover preview | ${BRAND.name}` },
];

/** Step 2: what has been made of the draft. `?book=` is the page's own form's, when another tab's draft has replaced it. */
export async function loader({ request }: LoaderFunctionArgs) {
	const visitor = await readVisitor(request).catch(pageRefusal);
	const { shop, actor } = visitor;
	const asked = new URL(request.url).searchParams.get("book") ?? undefined;
	const book = await readShownBook(shop, actor, asked);
	const { at } = await readStage(shop, actor, asked);
	if (at === "writing" || at === "drawing") throw redirect(withBook("/create-book/progress", asked));
	if (!actor || !book) throw redirect("/create-book");
	const typed = await takeTyped(visitor);
	const { coverCredits } = await creditsOf(visitor, actor);
	const pages = await listPages(shop, actor, book.bookId);
	return {
		book: { ...book, offerEndsText: dayAndTime(book.offerEndsAt) },
		covers: await listCovers(shop, book.bookId),
		pages: pages.ok ? pages.value : null,
		again: againAddress(request.url, "pages"),
		comment: typed?.bookId === book.bookId ? typed.comment : undefined,
		credits: coverCredits,
		isFamily: actor.kind === "family",
		freeze: await readFreeze(visitor),
		captcha: await captchaFor(shop, visitor.session),
		refused: request.headers.has("Content-Type"),
		scripts: [enhanceScript("cover"), enhanceScript("book-pages")],
	};
}

export async function action({ request }: ActionFunctionArgs) {
	return answerCoverForm(await readVisitor(request).catch(pageRefusal));
}

export default function CoverPreview() {
	const { scripts, ...loaded } = useLoaderData<typeof loader>();
	const answered = useActionData<typeof action>();
	return (
		<>
			<CoverScreen {...loaded} {...answered} />
			{scripts.map((src) => (
				<script key={src} type="module" src={src} />
			))}
		</>
	);
}
