import {
	type ActionFunctionArgs,
	type LoaderFunctionArgs,
	type MetaFunction,
	redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useState } from "react";
import { BRAND } from "~/content/brand";
import { captchaFor } from "~/http/captcha.server";
import { pageRefusal } from "~/http/page.server";
import { meet } from "~/http/visitor.server";
import { readShownBook, readStage } from "~/shop/books/read-stage.server";
import { readCredits } from "~/shop/covers/read-credits.server";
import { CoverScreen } from "~/ui/create/CoverScreen";
import { answerCoverForm } from "./cover-form.server";

export const handle = { hydrate: true };

export const meta: MetaFunction<typeof loader> = ({ data }) => [
	{ title: `${data?.refused ? "Error: " : ""}Cover preview | ${BRAND.name}` },
];

/** Step 2: what has been made of the draft. */
export async function loader({ request }: LoaderFunctionArgs) {
	const { shop, actor } = await meet(request).catch(pageRefusal);
	const { at } = await readStage(shop, actor);
	if (at === "writing" || at === "drawing") throw redirect("/create-book/progress");
	const book = await readShownBook(shop, actor);
	if (!actor || !book) throw redirect("/create-book");
	const credits = await readCredits(shop, actor);
	return {
		book,
		credits: credits.ok ? credits.value.coverCredits : 0,
		isFamily: actor.kind === "family",
		frozenUntil: credits.ok ? credits.value.freezeExpiresAt : null,
		now: shop.clock.now().toISOString(),
		captcha: await captchaFor(shop, actor),
		refused: request.headers.has("Content-Type"),
	};
}

export async function action({ request }: ActionFunctionArgs) {
	return answerCoverForm(await meet(request).catch(pageRefusal));
}

export default function CoverPreview() {
	const loaded = useLoaderData<typeof loader>();
	// It came with this document: following a link within the page, as to a field at fault, must not lose it.
	const [answered] = useState(useActionData<typeof action>());
	return <CoverScreen {...loaded} {...answered} />;
}
