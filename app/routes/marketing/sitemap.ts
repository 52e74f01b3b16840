import { PUBLIC_PAGES } from "~/content/public-pages";
import { resource } from "~/http/resource.server";
import { theShop } from "~/shop.server";

/** Every public page, for searches (sitemaps.org). Their paths have no sign that XML would have to escape. */
const route = resource("/sitemap.xml", {
	GET: async () => {
		const { settings } = await theShop();
		const pages = Object.keys(PUBLIC_PAGES).map((path) => `<url><loc>${settings.APP_URL}${path}</loc></url>`);
		const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${pages.join("\n")}
</urlset>
`;
		return new Response(xml, {
			headers: { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": "public, max-age=3600" },
		});
	},
});

export const loader = route.loader;
export const action = route.action;
