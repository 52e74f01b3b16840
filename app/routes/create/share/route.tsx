import {
	type ActionFunctionArgs,
	type LoaderFunctionArgs,
	type MetaFunction,
	redirect,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { BRAND } from "~/content/brand";
import { enhanceScript } from "~/http/enhance.server";
import { readForm } from "~/http/form.server";
import { pageRefusal } from "~/http/page.server";
import { readVisitor } from "~/http/visitor.server";
import { readSharing } from "~/shop/pages/read-sharing.server";
import { sharePages } from "~/shop/pages/share-pages.server";
import { stopSharing } from "~/shop/pages/stop-sharing.server";
import { shareAddress, sharedAddress } from "~/ui/book-pages/addresses";
import { turnedAway } from "../turned-away.server";
import { ShareScreen } from "./ShareScreen";

export const meta: MetaFunction = () => [{ title: `Show it to somebody | ${BRAND.name}` }];

/** Under which link others may look at the book, `?book=`, ordered or not. */
export async function loader({ request }: LoaderFunctionArgs) {
	const { shop, actor } = await readVisitor(request).catch(pageRefusal);
	const { searchParams } = new URL(request.url);
	const found = actor && (await readSharing(shop, actor, searchParams.get("book") ?? ""));
	if (!found?.ok) throw redirect("/create-book");
	const { token, ...book } = found.value;
	return {
		...book,
		link: token === null ? null : new URL(sharedAddress(token), shop.settings.APP_URL).href,
		stopped: token === null && searchParams.has("stopped"),
		script: enhanceScript("book-pages"),
	};
}

/** Makes the link, or takes it back; pressed twice it is the same. */
export async function action({ request }: ActionFunctionArgs) {
	const visitor = await readVisitor(request).catch(pageRefusal);
	const { fields } = await readForm(visitor).catch(pageRefusal);
	const { shop, actor } = visitor;
	const bookId = String(fields.get("bookId") ?? "");
	const stops = fields.get("intent") === "stop";
	const answered = actor && (await (stops ? stopSharing : sharePages)(shop, actor, bookId));
	if (!answered?.ok) throw await turnedAway(visitor, fields, bookId);
	return redirect(`${shareAddress(bookId)}${stops ? "&stopped" : ""}`, 303);
}

export default function Share() {
	const { script, ...screen } = useLoaderData<typeof loader>();
	return (
		<>
			<ShareScreen {...screen} />
			<script type="module" src={script} />
		</>
	);
}
