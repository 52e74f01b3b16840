import { data } from "@remix-run/node";
import { NETWORKS, type Network, type SocialLink } from "~/content/navigation";
import { sellerOf } from "~/content/seller";
import { userJson } from "~/shop/accounts/contract";
import type { Actor } from "~/shop/actor";
import { type CreditsAnswer, readCredits } from "~/shop/covers/read-credits.server";
import type { Settings } from "~/shop.server";
import { enhanceScript } from "./enhance.server";
import { pageRefusal } from "./page.server";
import { readOnce } from "./read-once.server";
import { takeToast } from "./toasts.server";
import { accountOf, readVisitor, type Visitor } from "./visitor.server";

const credits = readOnce<CreditsAnswer>();

/** The credits of a visitor, `actor`: what the shell shows of a family, the page may show as well. */
export function creditsOf({ shop, request }: Visitor, actor: Actor): Promise<CreditsAnswer> {
	return credits(request, actor.id, () => readCredits(shop, actor));
}

/** The networks the shop is on, in the order they stand in. */
function socialLinks(settings: Settings): SocialLink[] {
	return (Object.keys(NETWORKS) as Network[]).flatMap((network) => {
		const href = settings[`SOCIAL_${network.toUpperCase() as Uppercase<Network>}`];
		return href === undefined ? [] : [{ network, href }];
	});
}

/** The root loader's data: what stands around every page. */
export async function readShell(request: Request) {
	const visitor = await readVisitor(request).catch(pageRefusal);
	const { shop, actor } = visitor;
	const { toast, headers } = await takeToast(request);
	const user = await accountOf(visitor);
	const left = user && actor ? await creditsOf(visitor, actor) : null;
	return data(
		{
			user: user ? userJson(user) : null,
			credits: left?.coverCredits ?? null,
			toast,
			social: socialLinks(shop.settings),
			seller: sellerOf(shop.settings),
			testMode: shop.settings.testMode,
			appUrl: shop.settings.APP_URL,
			year: shop.clock.now().getUTCFullYear(),
			shellScript: enhanceScript("shell"),
			headerScript: enhanceScript("header"),
		},
		{ headers },
	);
}
