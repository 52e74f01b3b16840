import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { PAGES_TEXTS, WORDS_TEXTS } from "~/shop/pages/rules";
import { PagesScreen } from "./PagesScreen";

type Props = Parameters<typeof PagesScreen>[0];

const page = (number: number, more = {}): Props["opening"][0] => ({
	number,
	text: `Words of page ${number}.`,
	altText: `Mia on page ${number}`,
	imageUrl: `/pages/book_1/${number}?v=1`,
	kind: "spread",
	spread: 4,
	canRedraw: true,
	canReword: true,
	...more,
});
type Version = Props["pictures"][0]["versions"][0];
const version = (number: number, more = {}): Version => ({
	version: number,
	words: [`Words of version ${number}.`, ""],
	imageUrls: [`/pages/book_1/4?v=${number}`, `/pages/book_1/5?v=${number}`],
	chosen: number === 1,
	...more,
});
const PROPS: Props = {
	book: { bookId: "book_1", title: "The Whale", offerOpen: true, photosDeleted: false },
	listed: {
		bookId: "book_1",
		title: "The Whale",
		ready: true,
		state: "ready",
		message: null,
		drawn: 24,
		of: 24,
		level: "starter",
		redraws: { left: 2, of: 3 },
		wordings: { left: 1, of: 3 },
		edits: { left: 18, of: 20 },
		back: {
			text: "Mia hears a whale.",
			altText: "The sea at dusk",
			imageUrl: "/pages/book_1/25?v=1",
			isComing: false,
		},
		frozen: false,
		shareToken: null,
	},
	opening: [page(4), page(5, { text: "" })],
	previous: 2,
	next: 6,
	last: 24,
	again: "/create-book/pages/4?book=book_1&look=1#book",
	pictures: [{ spread: 4, versions: [version(1)], current: 1, lastFailed: false }],
	freeze: null,
	typed: [],
};
/** The picture that lies open in so many versions. */
const inVersions = (...versions: Version[]) => ({
	pictures: [{ spread: 4, versions, current: 1, lastFailed: false }],
});
const FREEZE = {
	until: "2026-11-25T10:00:00Z",
	untilText: "25 November 2026 at 10:00",
	now: "2026-11-22T10:00:00Z",
	orderable: [],
	byMail: false,
};
const shown = (more: Partial<Props> = {}) => renderToStaticMarkup(<PagesScreen {...PROPS} {...more} />);

test("an opening has its pictures with what is on them, its words as text, and links to turn by", () => {
	const html = shown();
	expect(html).toContain("<h1>Pages 4 and 5</h1>");
	for (const number of [4, 5])
		expect(html).toMatch(
			new RegExp(`<img[^>]*src="/pages/book_1/${number}\\?v=1"[^>]*alt="Mia on page ${number}"`),
		);
	expect(html).toContain("Words of page 4.");
	expect(html).toContain('href="/create-book/pages/2?book=book_1#book" rel="prev"');
	expect(html).toContain('href="/create-book/pages/6?book=book_1#book" rel="next"');
	expect(html).toContain("Pages 4 and 5 of 24");
	expect(html).not.toContain("http-equiv");
});

test("at either end of the book nothing leads further", () => {
	expect(shown({ previous: null, opening: [page(1)] })).not.toContain('rel="prev"');
	expect(shown({ next: null, opening: [page(24)] })).not.toContain('rel="next"');
});

test("while a picture is missing its words are there, how far the drawing is, and the page looks again by itself", () => {
	const listed = { ...PROPS.listed, ready: false, drawn: 1 };
	const html = shown({ listed, opening: [page(4), page(5, { imageUrl: null })] });
	expect(html).toContain("Page 5 is being drawn");
	expect(html).toContain("1 of 24 pages is drawn");
	expect(html).toMatch(/<progress[^>]*max="24" value="1"/);
	expect(html).toMatch(
		/<noscript><meta http-equiv="refresh" content="5;url=\/create-book\/pages\/4\?book=book_1&amp;look=1#book"\/><\/noscript>/i,
	);
	expect(html).toMatch(/<img[^>]*alt="Mia on page 5"[^>]*hidden=""[^>]*data-page-picture="5"/);
	expect(html).toMatch(/<section[^>]*hidden=""[^>]*data-when-drawn/);
	expect(shown()).not.toMatch(/<section[^>]*hidden=""/);
	// Another opening's missing picture is no reason to look again.
	expect(shown({ listed })).not.toContain("http-equiv");
});

test("after the last page that is shown comes the back cover, with what it says; it is waited for as a page is", () => {
	expect(shown()).not.toContain("The back cover");
	const html = shown({ next: null, opening: [page(24)] });
	expect(html).toContain('<h2 id="back-cover-title">The back cover</h2>');
	expect(html).toMatch(/<img[^>]*src="\/pages\/book_1\/25\?v=1"[^>]*alt="The sea at dusk"/);
	expect(html).toContain("Mia hears a whale.");
	expect(html).not.toContain("http-equiv");
	const back = {
		text: "Mia hears a whale.",
		altText: "The sea",
		imageUrl: null,
		isComing: true,
	};
	const coming = shown({ next: null, opening: [page(24)], listed: { ...PROPS.listed, back } });
	expect(coming).toMatch(/<img[^>]*hidden=""[^>]*data-back-picture="coming"/);
	expect(coming).toContain("The back cover is being drawn");
	expect(coming).toContain("http-equiv");
	expect(coming).not.toContain("of 24 pages");
	const failed = { ...back, isComing: false };
	const without = shown({ next: null, opening: [page(24)], listed: { ...PROPS.listed, back: failed } });
	expect(without).toContain("nothing is printed without it");
	expect(without).not.toContain("http-equiv");
});

describe("what can be changed", () => {
	const buttons = (html: string) =>
		[...html.matchAll(/<button[^>]*value="(\w+)"/g)].map(([, value]) => value);

	test("says what is left of it, of one and of several", () => {
		const html = shown();
		expect(buttons(html)).toEqual(["share", "write", "redraw", "reword"]);
		expect(html).toContain("2 of 3 redraws left");
		expect(html).toContain("1 of 3 wordings left");
	});

	test("nothing once it is used up, while frozen, while another version is on its way, and of what isn't for sale", () => {
		const none = { left: 0, of: 3 };
		const used = shown({ listed: { ...PROPS.listed, redraws: none, wordings: none, edits: none } });
		expect(buttons(used)).toEqual(["share"]);
		expect(used).toContain("0 of 3 redraws left for this book");
		expect(used).toContain(WORDS_TEXTS.editsUsedBefore);
		const frozen = shown({ freeze: FREEZE });
		expect(buttons(frozen)).toEqual(["share", "write"]);
		expect(frozen).toContain("25 November 2026 at 10:00");
		const waiting = shown(inVersions(version(1), version(2, { imageUrls: [null, null] })));
		expect(buttons(waiting)).toEqual(["share", "choose"]);
		expect(waiting).toContain("Another version is being drawn.");
		for (const gone of [{ offerOpen: false }, { photosDeleted: true }]) {
			const html = shown({ book: { ...PROPS.book, ...gone } });
			expect(buttons(html)).toEqual(["share"]);
			expect(html).not.toContain("Continue to Checkout");
		}
	});

	test("no wording where the picture speaks alone, nothing at all where nothing is drawn", () => {
		const silent = shown({ opening: [page(4, { text: "", canReword: false })] });
		expect(buttons(silent)).toEqual(["share", "redraw"]);
		expect(silent).not.toContain(PAGES_TEXTS.ownWords);
		const dedication = shown({ opening: [page(2, { canRedraw: false })] });
		expect(buttons(dedication)).toEqual(["share", "write"]);
		expect(buttons(shown({ opening: [page(1, { kind: "title", canRedraw: false })] }))).toEqual(["share"]);
	});

	test("no wording of what the writer can't tell otherwise: its family is told where its own words go", () => {
		const opening: Props["opening"] = [page(4, { canReword: false }), page(5, { canReword: false })];
		const html = shown({ opening });
		expect(buttons(html)).toEqual(["share", "write", "redraw"]);
		expect(html).toContain(PAGES_TEXTS.ownWords);
		expect(html).not.toContain("wording left");
		const coming = shown({ opening, ...inVersions(version(1), version(2, { imageUrls: [null, null] })) });
		expect(coming).toContain("2 of 3 redraws left.");
		expect(shown()).not.toContain(PAGES_TEXTS.ownWords);
	});

	test("every version is there with its words, the one in the book chosen, what is being drawn not to be chosen yet", () => {
		const html = shown(inVersions(version(1), version(2), version(3, { imageUrls: [null, null] })));
		const radios = [...html.matchAll(/<input type="radio"[^>]*>/g)].map(([radio]) => radio);
		expect(
			radios.map((radio) => [
				/value="(\d)"/.exec(radio)?.[1],
				radio.includes("checked"),
				radio.includes("disabled"),
			]),
		).toEqual([
			["1", true, false],
			["2", false, false],
			["3", false, true],
		]);
		for (const number of [1, 2, 3]) expect(html).toContain(`Words of version ${number}.`);
	});
});

describe("a family's own words", () => {
	test("are one form for both pages, with what is left of them", () => {
		const html = shown({ opening: [page(4), page(5)] });
		expect(html).toContain("18 of 20 changes left for this book");
		expect(html).toMatch(/<textarea[^>]*id="words-4"[^>]*>Words of page 4\.<\/textarea>/);
		expect(html).toMatch(/<textarea[^>]*id="words-5"[^>]*>Words of page 5\.<\/textarea>/);
		expect(html).toMatch(/<form[^>]*noValidate=""/i);
		for (const number of [4, 5]) expect(html).toContain(`name="version-${number}" value="1"`);
	});

	test("that were refused are there as they were typed, each with what is wrong with it, and no other picture takes them away", () => {
		const typed: Props["typed"] = [
			{ number: 4, words: "", error: WORDS_TEXTS.empty, newer: null },
			{ number: 5, words: "And Mia laughed.", error: null, newer: null },
		];
		const waiting = inVersions(version(1), version(2, { imageUrls: [null, null] }));
		for (const more of [{}, waiting]) {
			const html = shown({ opening: [page(4), page(5)], typed, message: WORDS_TEXTS.empty, ...more });
			expect(html).toContain(`<a href="#words-4">${WORDS_TEXTS.empty}</a>`);
			expect(html).toMatch(/<p class="field-error" id="words-4-error">/);
			expect(html).toMatch(/<textarea[^>]*id="words-4"[^>]*><\/textarea>/);
			expect(html).toMatch(/<textarea[^>]*id="words-5"[^>]*>And Mia laughed\.<\/textarea>/);
			expect(html).not.toContain("http-equiv");
			expect(html).not.toContain("data-redrawing");
		}
	});
});
