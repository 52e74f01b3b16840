import type { MetaFunction } from "@remix-run/node";
import { BRAND } from "~/content/brand";
import { PUBLIC_PAGES, type PublicPath, SHARE_PICTURES, SHARE_SIZE } from "~/content/public-pages";
import type { readShell } from "~/http/shell.server";

/** What of the shell a page's head needs: the shop's own address, where else it is, and who sells. */
type Shell = Pick<Awaited<ReturnType<typeof readShell>>["data"], "appUrl" | "social" | "seller">;
type JsonLd = (shell: Shell) => object;

/**
 * The head of a public page as strangers find and share it: title, description, its one address, cards for shared links, and what
 * searches read of it besides (`things`).
 */
export function publicHead(path: PublicPath, ...things: JsonLd[]): MetaFunction {
	return ({ matches }) => {
		const shell = matches.find(({ id }) => id === "root")?.data as Shell | undefined;
		// A page that goes wrong has no shell's data, and is nobody's to find.
		if (!shell) return [{ title: titleOf(path) }];
		const told = things.map((thing) => ({ "script:ld+json": thing(shell) }));
		return [{ title: titleOf(path) }, ...publicTags(path, shell.appUrl), ...told];
	};
}

function titleOf(path: PublicPath): string {
	const { name } = PUBLIC_PAGES[path];
	return path === "/" ? `${BRAND.name}: ${name}` : `${name} | ${BRAND.name}`;
}

/** Of that what every page has besides its title, for one that has a title of its own. */
export function publicTags(path: PublicPath, appUrl: string) {
	const { description, picture } = PUBLIC_PAGES[path];
	const address = `${appUrl}${path}`;
	return [
		{ name: "description", content: description },
		{ tagName: "link", rel: "canonical", href: address },
		{ property: "og:site_name", content: BRAND.name },
		{ property: "og:type", content: "website" },
		{ property: "og:locale", content: "en_GB" },
		{ property: "og:url", content: address },
		{ property: "og:title", content: titleOf(path) },
		{ property: "og:description", content: description },
		{ property: "og:image", content: `${appUrl}/share/${picture}.jpg` },
		{ property: "og:image:width", content: `${SHARE_SIZE.width}` },
		{ property: "og:image:height", content: `${SHARE_SIZE.height}` },
		{ property: "og:image:alt", content: `${BRAND.name}: ${SHARE_PICTURES[picture]}` },
		{ name: "twitter:card", content: "summary_large_image" },
		...(path === "/" ? [] : [{ "script:ld+json": breadcrumbs(appUrl, path) }]),
	];
}

/** Where a page stands: below home. */
function breadcrumbs(appUrl: string, path: PublicPath) {
	const steps = [
		{ name: "Home", item: `${appUrl}/` },
		{ name: PUBLIC_PAGES[path].name, item: `${appUrl}${path}` },
	];
	return {
		"@context": "https://schema.org",
		"@type": "BreadcrumbList",
		itemListElement: steps.map((step, index) => ({ "@type": "ListItem", position: index + 1, ...step })),
	};
}
