import { fileResponse, resource } from "~/http/resource.server";
import { readSample } from "~/shop/pages/style-samples.server";
import { theShop } from "~/shop.server";

/** What a style looks like, for everybody; 404 where it isn't offered, or not drawn yet. */
const route = resource("/create-book/styles/:style", {
	GET: async ({ params }) => {
		const bytes = await readSample(await theShop(), params.style ?? "");
		return fileResponse(bytes, { "Content-Type": "image/jpeg", "Cache-Control": "public, max-age=86400" });
	},
});

export const loader = route.loader;
export const action = route.action;
