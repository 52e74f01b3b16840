import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { dayAndTime } from "../day-and-time";
import { Freeze } from "./Freeze";

const until = "2026-11-27T10:00:00.000Z";
const freeze = { until, untilText: "next week", now: "2026-11-20T10:00:00.000Z", byMail: true };

test("the end is said in the loader's words, not worded again in a browser that may word it otherwise", () => {
	const html = renderToStaticMarkup(<Freeze {...freeze} orderable={[]} />);
	expect(html).toContain("Five new covers are yours on <strong>next week</strong>.");
	expect(html.replace(/<[^>]+>/g, " ")).not.toContain("2026");
});

test("what frees covers now is a link each", () => {
	const orderable = [{ bookId: "book_1", title: "Rosa <3" }];
	const html = renderToStaticMarkup(<Freeze {...freeze} orderable={orderable} />);
	expect(html).toContain('<a href="/create-book/cover?book=book_1">Order “<bdi>Rosa &lt;3</bdi>”</a>');
});

test("the end is London's", () => {
	expect(dayAndTime(until)).toBe("Friday, 27 November 2026 at 10:00");
	expect(dayAndTime("2026-06-30T23:30:00.000Z")).toBe("Wednesday, 1 July 2026 at 00:30");
});
