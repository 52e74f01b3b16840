import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { BRAND } from "~/content/brand";
import { pageRefusal } from "~/http/page.server";
import { readVisitor } from "~/http/visitor.server";
import { readStage } from "~/shop/books/read-stage.server";
import { readFreeze } from "../freeze.server";
import { FrozenScreen } from "./FrozenScreen";

export const meta: MetaFunction = () => [{ title: `No more cover credits | ${BRAND.name}` }];

/** The frozen state of the create flow; whoever isn't frozen goes on making a book. */
export async function loader({ request }: LoaderFunctionArgs) {
	const visitor = await readVisitor(request).catch(pageRefusal);
	const freeze = await readFreeze(visitor);
	const stage = await readStage(visitor.shop, visitor.actor);
	if (freeze === null) {
		const isOnItsWay = stage.at === "drawing" || stage.at === "cover";
		throw redirect(isOnItsWay ? "/create-book/progress" : "/create-book?edit");
	}
	return { freeze, waiting: stage.at === "frozen" ? stage.title : null };
}

export default function Frozen() {
	return <FrozenScreen {...useLoaderData<typeof loader>()} />;
}
