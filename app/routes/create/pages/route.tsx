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
import { notFound, pageRefusal } from "~/http/page.server";
import { takeTyped } from "~/http/typed-before-sign-in.server";
import { readVisitor } from "~/http/visitor.server";
import { writtenPages } from "~/http/written-pages.server";
import { readShownBook } from "~/shop/books/read-stage.server";
import { listPages } from "~/shop/pages/list-pages.server";
import { listPageVersions } from "~/shop/pages/list-versions.server";
import type { TypedWords } from "~/shop/pages/rules";
import { againAddress } from "~/ui/book-pages/addresses";
import { openingAt, openingName, openingsOf } from "~/ui/book-pages/openings";
import { readFreeze } from "../freeze.server";
import { withBook } from "../with-book";
import { PagesScreen } from "./PagesScreen";
import { answerPagesForm } from "./pages-form.server";

export const headers = answerHeaders;

export const meta: MetaFunction<typeof loader> = ({ data }) => [
	{ title: data ? `${openingName(data.opening)} of ${data.book.title} | ${BRAND.name}` : BRAND.name },
];

/** The page that an address names; 404 for anything else. */
function numberOf(params: LoaderFunctionArgs["params"]): number {
	if (!/^\d{1,2}$/.test(params.number ?? "")) throw notFound();
	return Number(params.number);
}

/** One opening of the book: either of its pages leads there. `?book=` as at the cover. */
export async function loader({ request, params }: LoaderFunctionArgs) {
	const visitor = await readVisitor(request).catch(pageRefusal);
	const { shop, actor } = visitor;
	const number = numberOf(params);
	const asked = new URL(request.url).searchParams.get("book") ?? undefined;
	const book = await readShownBook(shop, actor, asked);
	if (!actor || !book) throw redirect("/create-book");
	const found = await listPages(shop, actor, book.bookId);
	if (!found.ok) throw redirect(withBook("/create-book/cover", asked));
	const { pages, ...listed } = found.value;
	const openings = openingsOf(pages);
	const at = openingAt(openings, number);
	const opening = openings[at];
	if (!opening) throw notFound();
	const typed = await takeTyped(visitor);
	const spreads = [...new Set(opening.map(({ spread }) => spread))];
	return {
		book,
		listed,
		opening,
		previous: openings[at - 1]?.[0].number ?? null,
		next: openings[at + 1]?.[0].number ?? null,
		last: pages.at(-1)?.number ?? number,
		again: againAddress(request.url, "book"),
		/** What is turned to next, for the browser to fetch meanwhile. */
		ahead: (openings[at + 1] ?? []).flatMap(({ imageUrl }) => imageUrl ?? []),
		pictures: await Promise.all(spreads.map((first) => listPageVersions(shop, actor, book.bookId, first))),
		typed: writtenPages({ get: (name) => typed?.[name] ?? null }).map(
			({ number, words }): TypedWords => ({ number, words, error: null, newer: null }),
		),
		freeze: await readFreeze(visitor),
		script: enhanceScript("book-pages"),
	};
}

export async function action({ request, params }: ActionFunctionArgs) {
	const number = numberOf(params);
	return answerPagesForm(await readVisitor(request).catch(pageRefusal), number);
}

export default function Pages() {
	const { script, ahead, ...screen } = useLoaderData<typeof loader>();
	const answered = useActionData<typeof action>();
	return (
		<>
			<PagesScreen {...screen} {...answered} />
			{ahead.map((imageUrl) => (
				<link key={imageUrl} rel="prefetch" as="image" href={imageUrl} />
			))}
			<script type="module" src={script} />
		</>
	);
}
