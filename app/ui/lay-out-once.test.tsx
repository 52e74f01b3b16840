import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { layOutOnce } from "./lay-out-once";

/** Shows a word, and counts how often it is laid out. */
function counted() {
	const Words = vi.fn(({ word }: { word: string }) => <b>{word}</b>);
	const Foot = layOutOnce("footer", { className: "foot", "data-end": true }, Words);
	const page = (word: string) => renderToStaticMarkup(<Foot word={word} />);
	return { Words, page };
}

test("the same is laid out once, and another by itself", () => {
	vi.stubEnv("DEV", false);
	const { Words, page } = counted();
	const html = page("Rosa & co");
	expect(html).toBe('<footer class="foot" data-end="true"><b>Rosa &amp; co</b></footer>');
	expect(page("Rosa & co")).toBe(html);
	expect(Words).toHaveBeenCalledTimes(1);
	expect(page("Ann")).toContain("<b>Ann</b>");
});

test("however many there are, memory stays bounded", () => {
	vi.stubEnv("DEV", false);
	const { Words, page } = counted();
	for (let i = 0; i <= 100; i++) page(`word ${i}`);
	expect(Words).toHaveBeenCalledTimes(101);
	page("word 0");
	expect(Words).toHaveBeenCalledTimes(102);
});

test("development lays it out each time: it may have been edited", () => {
	const { Words, page } = counted();
	for (let i = 0; i < 2; i++) page("edited");
	expect(Words).toHaveBeenCalledTimes(2);
});
