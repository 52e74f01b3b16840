import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { BRAND } from "~/content/brand";
import { pageRefusal } from "~/http/page.server";
import { meet } from "~/http/visitor.server";
import { readShownBook } from "~/shop/books/read-stage.server";
import { readCredits } from "~/shop/covers/read-credits.server";
import { freezeEnd } from "~/ui/create/freeze-end";
import { FrozenScreen } from "./FrozenScreen";

export const meta: MetaFunction = () => [{ title: `No more cover credits | ${BRAND.name}` }];

/** The frozen state of the create flow; whoever isn't frozen goes on making a book. */
export async function loader({ request }: LoaderFunctionArgs) {
	const { shop, actor } = await meet(request).catch(pageRefusal);
	const credits = actor ? await readCredits(shop, actor) : null;
	const until = credits?.ok ? credits.value.freezeExpiresAt : null;
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
