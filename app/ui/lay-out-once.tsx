import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";

/** How many layouts of one part are kept: there are as many as there are paths in a menu, and no stranger's props fill the memory. */
const MOST = 100;

type Attributes = { className?: string } & Record<`data-${string}`, true>;

/**
 * Takes an element and what is in it; gives a component that lays it out once for the same props, and writes it as it stands after
 * that: a third of a page's parts are the shop's own. The props are the whole key, so that nothing of an older page can be shown; they
 * are plain data, and the same for everybody. What is in it doesn't see the contexts around it. Development lays it out each time, for it
 * may have been edited.
 */
export function layOutOnce<Props extends object>(
	Tag: "header" | "footer" | "template",
	attributes: Attributes,
	Inside: (props: Props) => ReactNode,
): (props: Props) => ReactNode {
	const kept = new Map<string, string>();
	return function LaidOut(props) {
		const key = JSON.stringify(props);
		const html = kept.get(key) ?? renderToStaticMarkup(<Inside {...props} />);
		if (kept.size >= MOST) kept.clear();
		if (!import.meta.env.DEV) kept.set(key, html);
		// biome-ignore lint/security/noDangerouslySetInnerHtml: it is what React has just made of `Inside`, which escapes what it shows
		return <Tag {...attributes} dangerouslySetInnerHTML={{ __html: html }} />;
	};
}
