import {
	type ActionFunctionArgs,
	type LoaderFunctionArgs,
	type MetaFunction,
	redirect,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { BRAND } from "~/content/brand";
import { readForm } from "~/http/form.server";
import { sessionExpired } from "~/http/guards.server";
import { notFound, pageRefusal } from "~/http/page.server";
import { readVisitor, type Visitor } from "~/http/visitor.server";
import { deletePhotosOf, readPhotosOf } from "~/shop/orders/delete-photos.server";
import { readBackFrom } from "~/shop/orders/read-back.server";
import { deletePhotosAddress } from "~/shop/orders/rules";
import { DeletePhotosScreen } from "./DeletePhotosScreen";

export const meta: MetaFunction = () => [{ title: `Delete my photos | ${BRAND.name}` }];

/** What goes and what stays, before a book's photos are deleted and after. */
export async function loader({ request }: LoaderFunctionArgs) {
	const visitor = await readVisitor(request).catch(pageRefusal);
	const { searchParams } = new URL(request.url);
	const bookId = searchParams.get("book") ?? "";
	const from = searchParams.get("from") ?? "";
	const actor = await ownerOf(visitor, bookId, from);
	const found = await readPhotosOf(visitor.shop, actor, bookId);
	if (!found.ok) throw notFound();
	return { photos: found.value, from, back: await readBackFrom(visitor.shop, actor, { bookId, from }) };
}

/** Deletes them, and shows what has become of them; pressed twice it is the same. */
export async function action({ request }: ActionFunctionArgs) {
	const visitor = await readVisitor(request).catch(pageRefusal);
	const { fields } = await readForm(visitor).catch(pageRefusal);
	const bookId = String(fields.get("bookId") ?? "");
	const from = String(fields.get("from") ?? "");
	const actor = await ownerOf(visitor, bookId, from);
	const deleted = await deletePhotosOf(visitor.shop, actor, bookId);
	if (!deleted.ok) throw notFound();
	return redirect(deletePhotosAddress(bookId, from), { status: 303, headers: visitor.headers });
}

async function ownerOf(visitor: Visitor, bookId: string, from: string) {
	const expired = await sessionExpired(visitor, deletePhotosAddress(bookId, from));
	if (expired) throw expired;
	if (!visitor.actor) throw notFound();
	return visitor.actor;
}

export default function DeletePhotos() {
	return <DeletePhotosScreen {...useLoaderData<typeof loader>()} />;
}
