import { resource } from "~/http/resource.server";
import { theShop } from "~/shop.server";

/** What programs that read the web may read: every page; the calls are for scripts, and what is signed or somebody's own says so itself. */
const route = resource("/robots.txt", {
	GET: async () => {
		const { settings } = await theShop();
		const lines = [
			"User-agent: *",
			"Disallow: /api/",
			"Disallow: /sandbox/",
			"",
			`Sitemap: ${settings.APP_URL}/sitemap.xml`,
		];
		return new Response(`${lines.join("\n")}\n`, {
			headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=3600" },
		});
	},
});

export const loader = route.loader;
export const action = route.action;
