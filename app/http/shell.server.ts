import { data } from "@remix-run/node";
import { userJson } from "~/shop/accounts/contract";
import { findUser } from "~/shop/accounts/store.server";
import { readCredits } from "~/shop/covers/read-credits.server";
import { actorOf } from "~/shop/sessions/rules";
import { enhanceScript } from "./enhance.server";
import { pageRefusal } from "./page.server";
import { takeToast } from "./toasts.server";
import { meet } from "./visitor.server";

/** The root loader's data: what stands around every page. */
export async function readShell(request: Request) {
	const { shop, session } = await meet(request).catch(pageRefusal);
	const { toast, headers } = await takeToast(request);
	const user = session?.userId ? await findUser(shop.db, session.userId) : undefined;
	const credits = user && session ? await readCredits(shop, actorOf(session)) : null;
	return data(
		{
			user: user ? userJson(user) : null,
			credits: credits?.ok ? credits.value.coverCredits : null,
			toast,
			testMode: shop.settings.testMode,
			year: shop.clock.now().getUTCFullYear(),
			shellScript: enhanceScript("shell"),
		},
		{ headers },
	);
}
