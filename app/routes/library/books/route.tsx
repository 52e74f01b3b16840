import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { BRAND } from "~/content/brand";
import { enhanceScript } from "~/http/enhance.server";
import { orSay } from "~/http/failed-form.server";
import { requireFamily } from "~/http/guards.server";
import { notFound } from "~/http/page.server";
import { creditsOf } from "~/http/shell.server";
import { statusOf } from "~/http/statuses.server";
import { BOOKS_A_PAGE, listBooks } from "~/shop/books/list-books.server";
import { dayAndTime } from "~/ui/day-and-time";
import { shownPages } from "../page-number";
import { BooksScreen, FAILED } from "./BooksScreen";

export const meta: MetaFunction = () => [{ title: `My Books | ${BRAND.name}` }];

export async function loader({ request }: LoaderFunctionArgs) {
	const { shop, actor, visitor } = await requireFamily(request);
	const pages = shownPages(new URL(request.url));
	if (!pages) throw notFound();
	const limit = BOOKS_A_PAGE * (pages.last - pages.first + 1);
	const list = await orSay(visitor, FAILED, listBooks(shop, actor, { page: pages.first, limit }));
	const { freezeExpiresAt } = await creditsOf(visitor, actor);
	return data(
		{
			pages,
			list: list.ok ? list.value : null,
			now: shop.clock.now().toISOString(),
			coversBack: freezeExpiresAt && dayAndTime(freezeExpiresAt),
			script: enhanceScript("library"),
		},
		{ status: list.ok ? 200 : statusOf(list.error), headers: visitor.headers },
	);
}

export default function Books() {
	const { script, ...screen } = useLoaderData<typeof loader>();
	return (
		<>
			<BooksScreen {...screen} />
			<script type="module" src={script} />
		</>
	);
}
