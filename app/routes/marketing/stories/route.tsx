import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { product } from "~/content/structured-data";
import { pageRefusal } from "~/http/page.server";
import { readVisitor } from "~/http/visitor.server";
import { readShownReviews } from "~/shop/reviews/read-shown-reviews.server";
import { publicHead } from "../../public-head";
import { StoriesScreen } from "./StoriesScreen";

/** The same for every stranger, and only read. */
export const handle = { keep: true, read: true, shopFront: true };

export const meta: MetaFunction<typeof loader> = (args) =>
	publicHead("/stories", ({ appUrl }) => product(appUrl, args.data?.reviews ?? null))(args);

export async function loader({ request }: LoaderFunctionArgs) {
	const { shop } = await readVisitor(request).catch(pageRefusal);
	return { reviews: await readShownReviews(shop) };
}

export default function Stories() {
	return <StoriesScreen reviews={useLoaderData<typeof loader>().reviews} />;
}
