import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ProgressScreen } from "./ProgressScreen";

type Props = Parameters<typeof ProgressScreen>[0];
const MIA: Props = {
	at: "writing",
	isLate: false,
	hero: "Mia",
	hasCover: false,
	byMail: false,
	query: "?book=book_1",
};
const shownOf = (props: Partial<Props>) => renderToStaticMarkup(<ProgressScreen {...MIA} {...props} />);
const shown = (isLate: boolean, byMail: boolean) => shownOf({ isLate, byMail });

test.each<[Partial<Props>, string]>([
	[{}, "We are writing Mia’s story and drawing the cover."],
	[{ at: "drawing" }, "Mia’s story is written, and we are drawing the cover."],
	[{ at: "drawing", hasCover: true }, "We are drawing another cover for Mia’s story."],
])("what is made is said, that the page looks again by itself, and how to look without that: %j", (props, said) => {
	const html = shownOf(props);
	expect(html.replace(/<\/?bdi>/g, "")).toContain(
		`<p role="status">${said} This page looks again by itself.</p>`,
	);
	expect(html).toMatch(/<noscript><meta http-equiv="refresh" content="\d+"\/><\/noscript>/i);
	expect(html).toMatch(/<a [^>]*href="\/create-book\/progress\?book=book_1"[^>]*>Look again<\/a>/);
});

test("a page that is waited for holds whoever waits, and looks again soon", () => {
	const html = shown(false, true);
	expect(html).toContain("<dialog");
	expect(html).toContain('content="3"');
	expect(html).not.toContain("email you");
});

test("one that takes too long lets go, says what becomes of the book, and offers a mail", () => {
	for (const html of [shown(true, true), shown(true, false)]) {
		expect(html).not.toContain("<dialog");
		expect(html).toContain("taking longer than usual");
		expect(html).toContain("email you as soon as your cover is drawn");
	}
	expect(shown(true, true)).not.toContain("sign-up");
	expect(shown(true, false)).toContain(
		'href="/sign-up?redirectTo=%2Fcreate-book%2Fprogress%3Fbook%3Dbook_1"',
	);
});
