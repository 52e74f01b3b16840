import { BRAND } from "~/content/brand";
import { PUBLIC_PAGES } from "~/content/public-pages";
import { resource } from "~/http/resource.server";

const icon = (src: string, size: number, purpose: "any" | "maskable") => ({
	src,
	sizes: `${size}x${size}`,
	type: "image/png",
	purpose,
});

/** How the shop looks on a phone's home screen (w3.org/TR/appmanifest). */
const MANIFEST = {
	name: BRAND.name,
	short_name: BRAND.name,
	description: PUBLIC_PAGES["/"].description,
	lang: "en-GB",
	start_url: "/",
	scope: "/",
	display: "browser",
	background_color: "#fffaf0",
	theme_color: "#fffaf0",
	icons: [
		icon("/icon-192.png", 192, "any"),
		icon("/icon-512.png", 512, "any"),
		icon("/icon-maskable-512.png", 512, "maskable"),
	],
};

const route = resource("/site.webmanifest", {
	GET: async () =>
		new Response(JSON.stringify(MANIFEST), {
			headers: { "Content-Type": "application/manifest+json", "Cache-Control": "public, max-age=3600" },
		}),
});

export const loader = route.loader;
export const action = route.action;
