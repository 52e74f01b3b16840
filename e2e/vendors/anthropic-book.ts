import type { AnthropicRequest, AnthropicStandIn } from "./anthropic";

/** What the stand-in for Anthropic writes: a book of doors for whoever is asked for, or what mends one, right or with a flaw. */

/** What a book can get wrong, in one of its entries or as a whole. */
export type AnthropicFlaw =
	| "long page"
	| "long sentence"
	| "too many texts"
	| "no words"
	| "too many silent pages"
	| "said before"
	| "american"
	| "hard words"
	| "open slot"
	| "unsuitable"
	| "a stranger in a picture"
	| "an untold figure"
	| "an unsuitable picture"
	| "a forgotten character"
	| "a short synopsis"
	| "an unsuitable synopsis"
	| "an undressed character"
	| "a name among the things"
	| "a thing of no picture";

type Turned = Pick<AnthropicStandIn, "mode" | "pose" | "flaw">;
type Asked = { readingLevel: { wordsOfAPage: string } };

const plain = (content: AnthropicRequest["messages"][number]["content"] | undefined) =>
	typeof content === "string" ? content : "";

/** A book of twelve entries, as many words on a page as were asked for; or what mends it. */
export function textFor(messages: AnthropicRequest["messages"], { mode, pose, flaw }: Turned): string {
	const asked = plain(messages[0]?.content);
	const list = messages
		.map(({ content }) => plain(content))
		.find((content) => content.startsWith("Some of it"));
	const isWrong = mode === "stubborn" || (mode === "mend" && messages.length === 1);
	if (mode === "rubbish") return "Certainly! Here is your story.";
	if (/Tell pages/.test(asked)) return retold(asked, isWrong);
	const names = [...new Set(asked.match(/NAME_\d+/g))].sort();
	const has = (what: AnthropicFlaw) => isWrong && flaw === what;
	const told = has("a forgotten character") ? names.slice(0, -1) : names;
	const [least = 0, most = 0] = (
		(JSON.parse(asked) as Asked).readingLevel.wordsOfAPage.match(/\d+/g) ?? []
	).map(Number);
	const picture = (time: string, more: string, walking = told) => ({
		shows: `Along a winding path between tall trees towards a round door, with a lantern: ${walking.join(" and ")}.${more}`,
		shot: "mid",
		setting: "forest",
		time,
		weather: "clear",
		mood: "wondrous",
		outfit: "usual",
		figures: told.map((who) => ({ who, pose, expression: "brave", holds: "nothing" })),
		props: ["lantern"],
	});
	const spreads = Array.from({ length: 12 }, (_, index) => {
		const isLast = index === 11;
		// Two pictures have a page to themselves; and one text has the flaw.
		const isShort = index === 0 || index === 2 || index === 6 || (has("too many silent pages") && index > 4);
		const pages = isLast || isShort ? [0] : [0, 1];
		const words = pages.map((side) => (isLast ? "" : pageOf(2 * index + side, told, (least + most) / 2)));
		const isFlawed = index === 3;
		const more = !isFlawed
			? ""
			: has("a stranger in a picture")
				? " In front goes NAME_9."
				: has("an unsuitable picture")
					? " There is blood everywhere."
					: "";
		return {
			words: isFlawed ? flawed(words, names, has) : words,
			picture: picture(
				index < 6 ? "noon" : "dusk",
				more,
				isFlawed && has("an untold figure") ? told.slice(1) : told,
			),
		};
	});
	const teller = (index: number) => told[index % Math.max(1, told.length)] ?? "Nobody";
	const gists = Array.from(
		{ length: has("a short synopsis") ? 3 : 11 },
		(_, index) =>
			`Behind door ${index} ${teller(index)} takes a deep breath and finds something brave to do.`,
	);
	const parts = {
		synopsis: `${gists.slice(0, 4).join(" ")}\n\n${gists.slice(4).join(" ")}${has("an unsuitable synopsis") ? " They murdered the neighbours." : ""}`,
		wardrobe: names
			.slice(has("an undressed character") ? 1 : 0)
			.map((who) => ({ who, wears: "a mustard raincoat and red wellies", outfit: "raincoat" })),
		things: [
			{ name: "the round door", looks: "green, with a brass bell" },
			{
				name: has("a thing of no picture") ? "the lantern in bits, barrel" : "the lantern",
				looks: has("a name among the things") ? `as ${names[0]} likes it` : "tall, of blue glass",
			},
		],
		cover: picture("dusk", ""),
	};
	if (!list) return JSON.stringify({ ...parts, spreads });
	const entries = new Set([...list.matchAll(/^- entry (\d+)/gmu)].map(([, entry]) => Number(entry)));
	const named = Object.entries(parts).filter(([part]) => list.includes(`- ${part}:`));
	return JSON.stringify({
		...Object.fromEntries(named),
		spreads: spreads
			.map((one, index) => ({ entry: index + 1, ...one }))
			.filter(({ entry }) => entries.has(entry)),
	});
}

/** The words of an entry with something wrong with them. */
function flawed(words: string[], names: readonly string[], has: (what: AnthropicFlaw) => boolean): string[] {
	const [first = "", ...rest] = words;
	if (has("long page")) return [pageOf(90, names, 300), ...rest];
	if (has("long sentence")) return [`They ${"went on and ".repeat(20)}on.`, ...rest];
	if (has("too many texts")) return [...words, "One more."];
	if (has("no words")) return [""];
	if (has("said before")) return words.map(() => "They saw the round door at the old oak.");
	if (has("american")) return ["The door was gray.", ...rest];
	if (has("hard words"))
		return words.map((_, page) => [1, 2, 3].map((turn) => `${HARD} ${page} ${turn}.`).join(" "));
	if (has("open slot")) return ["NAME_9 waved. They saw [NAME].", ...rest];
	if (has("unsuitable")) return ["They murdered the man.", ...rest];
	return [first, ...rest];
}
const HARD = "Extraordinary elephants celebrated magnificent anniversaries";

const WRONG =
	"Well, the color of it was gray and nobody had a favorite, and so it went on and on and on without an end,";

/** The pages that are to be told again, with a word more in front of each; or with many, some of them American. */
function retold(content: string, isWrong: boolean): string {
	const { book } = JSON.parse(content.split("\n\n")[1] ?? "{}") as {
		book: { pages: number[]; words: string[] }[];
	};
	const first = Number(/Tell pages (\d+)/.exec(content)?.[1]);
	const spread = book.find(({ pages }) => pages.includes(first));
	const told = spread?.words.filter((text) => text !== "");
	return JSON.stringify({ words: told?.map((text) => `${isWrong ? WRONG : "Well,"} ${text}`) });
}

/** Sentences about one door, none of which stands on another page; everybody has a turn. */
function pageOf(door: number, names: readonly string[], length: number): string {
	const sentences: string[] = [];
	for (let turn = 0; sentences.join(" ").split(" ").length < length - 4; turn++)
		sentences.push(`${names[(door + turn) % names.length] ?? "Nobody"} saw door ${door} ${turn}.`);
	return sentences.length > 0
		? sentences.join(" ")
		: `${names[door % names.length] ?? "Nobody"} saw door ${door} 0.`;
}
