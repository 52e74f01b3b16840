import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { BRAND } from "~/content/brand";
import { enhanceScript } from "~/http/enhance.server";
import { requireFamily } from "~/http/guards.server";
import { listBooks } from "~/shop/books/list-books.server";
import { pageNumber } from "../page-number";
import { readOrLog } from "../read-or-log.server";
import { BooksScreen } from "./BooksScreen";

export const meta: MetaFunction = () => [{ title: `My Books | ${BRAND.name}` }];

export async function loader({ request }: LoaderFunctionArgs) {
	const { shop, actor, visitor } = await requireFamily(request);
	const page = pageNumber(new URL(request.url));
	const list = await readOrLog(visitor, listBooks(shop, actor, { page }));
	return data(
		{
			page,
			list: list?.ok ? list.value : null,
			now: shop.clock.now().toISOString(),
			script: enhanceScript("library"),
		},
		{ status: list ? 200 : 500, headers: visitor.headers },
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
