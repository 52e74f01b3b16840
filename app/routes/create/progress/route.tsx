import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { BRAND } from "~/content/brand";
import { pageRefusal } from "~/http/page.server";
import { redirectWithToast } from "~/http/toasts.server";
import { readVisitor } from "~/http/visitor.server";
import { readStage } from "~/shop/books/read-stage.server";
import { MAKING_TEXTS } from "~/shop/books/rules";
import { FROZEN_TEXTS } from "~/shop/covers/rules";
import { ProgressScreen } from "./ProgressScreen";

export const handle = { hydrate: true };

export const meta: MetaFunction = () => [{ title: `Making your book | ${BRAND.name}` }];

/** Shows the work while it lasts, then leads to where it went. */
export async function loader({ request }: LoaderFunctionArgs) {
	const { shop, actor } = await readVisitor(request).catch(pageRefusal);
	const stage = await readStage(shop, actor);
	switch (stage.at) {
		case "writing":
		case "drawing":
			return data({ at: stage.at });
		case "cover":
			throw redirect("/create-book/cover");
		case "frozen":
			throw await redirectWithToast("/create-book/frozen", { message: FROZEN_TEXTS.toast, type: "error" });
		case "failed":
			throw await redirectWithToast("/create-book", { message: MAKING_TEXTS.content, type: "error" });
		case "form":
			throw redirect("/create-book");
	}
}

export default function Progress() {
	return <ProgressScreen at={useLoaderData<typeof loader>().at} />;
}
