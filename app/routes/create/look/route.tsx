import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { BRAND } from "~/content/brand";
import { clientAddress } from "~/http/connection.server";
import { enhanceScript } from "~/http/enhance.server";
import { answerHeaders } from "~/http/failed-form.server";
import { assertWithin } from "~/http/limits.server";
import { notFound, pageRefusal } from "~/http/page.server";
import { readVisitor } from "~/http/visitor.server";
import { LIMITS } from "~/shop/limits/rules";
import { readShared } from "~/shop/pages/read-shared.server";
import { openingAt, openingName, openingsOf } from "~/ui/book-pages/openings";
import { GoneScreen } from "./GoneScreen";
import { LookScreen } from "./LookScreen";

export const headers = answerHeaders;

export const meta: MetaFunction<typeof loader> = ({ data }) => {
	const book = data?.book;
	const where = book?.opening ? `${openingName(book.opening)} of ${book.title}` : book?.title;
	return [
		{ title: `${where ?? "This book isn’t shown any more"} | ${BRAND.name}` },
		{ name: "robots", content: "noindex" },
	];
};

/** What nobody but people with the link should find. */
const HIDDEN = { "X-Robots-Tag": "noindex" };

/** A book as its link shows it, closed or with `?page=` open there. A link that shows none is told so kindly, with 404. */
export async function loader({ request, params }: LoaderFunctionArgs) {
	const { shop } = await readVisitor(request).catch(pageRefusal);
	const token = params.token ?? "";
	await assertWithin(shop, LIMITS.look, clientAddress()).catch(pageRefusal);
	const shared = await readShared(shop, token);
	if (!shared.ok) return data({ book: null, script: null }, { status: 404, headers: HIDDEN });
	const { title, coverImageUrl, pages } = shared.value;
	const openings = openingsOf(pages);
	const page = new URL(request.url).searchParams.get("page");
	const at = page === null ? -1 : openingAt(openings, Number(page));
	if (page !== null && at < 0) throw notFound();
	const book = {
		token,
		title,
		coverImageUrl,
		opening: openings[at] ?? null,
		previous: openings[at - 1]?.[0].number ?? null,
		next: openings[at + 1]?.[0].number ?? null,
		last: pages.at(-1)?.number ?? 0,
	};
	return data({ book, script: enhanceScript("book-pages") }, { headers: HIDDEN });
}

export default function Look() {
	const { book, script } = useLoaderData<typeof loader>();
	if (!book) return <GoneScreen />;
	return (
		<>
			<LookScreen {...book} />
			<script type="module" src={script} />
		</>
	);
}
