import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";

/** How many pieces are kept: those of the shop itself are few, and a key that never comes again fills no memory. */
const MOST = 100;
const kept = new Map<string, string>();

type KeptProps = {
	as: "header" | "footer" | "template";
	className?: string;
	/** All that the children show which isn't the same for ever; nothing of anybody's own. */
	of: unknown;
	children: ReactNode;
} & Record<`data-${string}`, true | undefined>;

/**
 * An element whose children are laid out once, and then written as they stand: a third of a page's parts are the shop's own. They
 * don't see the contexts around them. Development lays them out each time, for they may have been edited.
 */
export function Kept({ as: Tag, of, children, ...attributes }: KeptProps) {
	const key = JSON.stringify([Tag, attributes, of]);
	const html = kept.get(key) ?? renderToStaticMarkup(children);
	if (kept.size >= MOST) kept.clear();
	if (!import.meta.env.DEV) kept.set(key, html);
	// biome-ignore lint/security/noDangerouslySetInnerHtml: it is what React has just made of the children
	return <Tag {...attributes} dangerouslySetInnerHTML={{ __html: html }} />;
}
