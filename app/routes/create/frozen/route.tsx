import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { BRAND } from "~/content/brand";
import { pageRefusal } from "~/http/page.server";
import { creditsOf } from "~/http/shell.server";
import { readVisitor } from "~/http/visitor.server";
import { readShownBook } from "~/shop/books/read-stage.server";
import { freezeEnd } from "~/ui/create/freeze-end";
import { FrozenScreen } from "./FrozenScreen";

export const meta: MetaFunction = () => [{ title: `No more cover credits | ${BRAND.name}` }];

/** The frozen state of the create flow; whoever isn't frozen goes on making a book. */
export async function loader({ request }: LoaderFunctionArgs) {
	const visitor = await readVisitor(request).catch(pageRefusal);
	const { shop, actor } = visitor;
	const until = actor && (await creditsOf(visitor, actor)).freezeExpiresAt;
	if (until === null) throw redirect("/create-book?edit");
	return {
		until,
		untilText: freezeEnd(until),
		now: shop.clock.now().toISOString(),
		hasCover: (await readShownBook(shop, actor)) !== null,
	};
}

export default function Frozen() {
	return <FrozenScreen {...useLoaderData<typeof loader>()} />;
}
