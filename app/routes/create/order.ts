import { redirect } from "@remix-run/node";
import { resource } from "~/http/resource.server";
import { readVisitor } from "~/http/visitor.server";
import { hasPassedCaptcha } from "~/shop/books/pass-captcha.server";
import { withBook } from "./with-book";

/** ORDER NOW: to checkout, past the captcha of the cover's page unless one was answered in this session just now. */
const route = resource("/create-book/order", {
	GET: async ({ request }) => {
		const { shop, session } = await readVisitor(request);
		const book = new URL(request.url).searchParams.get("book") ?? undefined;
		return redirect(withBook(hasPassedCaptcha(shop, session) ? "/checkout" : "/create-book/cover", book));
	},
});

export const loader = route.loader;
export const action = route.action;
