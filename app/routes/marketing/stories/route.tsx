import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { BRAND } from "~/content/brand";
import { PUBLIC_PAGES } from "~/content/public-pages";
import { product } from "~/content/structured-data";
import { pageRefusal } from "~/http/page.server";
import { readVisitor } from "~/http/visitor.server";
import { readShownReviews } from "~/shop/reviews/read-shown-reviews.server";
import { publicTags } from "../../public-head";
import { StoriesScreen } from "./StoriesScreen";

/** The same for every stranger. */
export const handle = { keep: true };

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
	{ title: `${PUBLIC_PAGES["/stories"].name} | ${BRAND.name}` },
	...publicTags("/stories", matches, ({ appUrl }) => product(appUrl, data?.reviews ?? null)),
];

export async function loader({ request }: LoaderFunctionArgs) {
	const { shop } = await readVisitor(request).catch(pageRefusal);
	return { reviews: await readShownReviews(shop) };
}

export default function Stories() {
	return <StoriesScreen reviews={useLoaderData<typeof loader>().reviews} />;
}
