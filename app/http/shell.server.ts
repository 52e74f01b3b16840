import { data } from "@remix-run/node";
import { enhanceScript } from "./enhance.server";
import { pageRefusal } from "./page.server";
import { takeToast } from "./toasts.server";
import { meet } from "./visitor.server";

/** The root loader's data: what stands around every page. */
export async function readShell(request: Request) {
	const { shop, session } = await meet(request).catch(pageRefusal);
	const { toast, headers } = await takeToast(request);
	const user = session?.userId
		? await shop.db
				.selectFrom("users")
				.select(["id", "username", "email", "picture_key"])
				.where("id", "=", session.userId)
				.executeTakeFirst()
		: undefined;
	return data(
		{
			user: user
				? {
						id: user.id,
						username: user.username,
						email: user.email,
						profilePicture: user.picture_key
							? `/profile/picture?v=${encodeURIComponent(user.picture_key.slice(-12))}`
							: null,
					}
				: null,
			toast,
			testMode: shop.settings.testMode,
			year: shop.clock.now().getFullYear(),
			shellScript: enhanceScript("shell"),
		},
		{ headers },
	);
}
