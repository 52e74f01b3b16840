import { writeFile } from "node:fs/promises";
import { schema } from "~/config-variables.server";
import {
	type CostRow,
	costOf,
	type PaintedCost,
	PEOPLE,
	PICTURES,
	type Prices,
	TARGETS,
} from "~/providers/illustrator/replicate/costs.server";
import {
	DEFAULT_MODELS,
	type Model,
	MODELS,
	modelsOf,
	ppiOfModel,
	slugsIn,
} from "~/providers/illustrator/replicate/models";
import { PICTURE_PPI } from "~/studio/story/format";

export const PAINTED_COSTS = "docs/painted-costs.md";

const pricesBy = ({ shape }: typeof schema): Prices => ({
	COST_OF_DOLLAR: shape.COST_OF_DOLLAR.parse(undefined),
	COST_OF_TOKENS: shape.COST_OF_TOKENS.parse(undefined),
	ILLUSTRATOR_AT_ONCE: shape.ILLUSTRATOR_AT_ONCE.parse(undefined),
});

const table = (columns: readonly string[], rows: readonly (readonly string[])[]): string =>
	[columns, columns.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
const pounds = (pence: number) => `£${(pence / 100).toFixed(2)}`;
const dollars = (cents: number) => (cents === 0 ? "" : `$${(cents / 100).toFixed(3)}`);
const said = (amount: string, isOver: boolean) => (isOver ? `**${amount}**` : amount);
const seconds = (ms: number) => `${ms / 1000} s`;

/** What a book costs and takes by each model, by the table and the settings' defaults, in Markdown. */
export function paintedCosts(): string {
	const prices = pricesBy(schema);
	const [first] = modelsOf(slugsIn(DEFAULT_MODELS));
	if (!first) throw new Error("the default list has a model");
	const pence = ({ cents, tokens }: CostRow) =>
		(cents * prices.COST_OF_DOLLAR) / 100 + (tokens * prices.COST_OF_TOKENS) / 1000;
	const rowOf = (one: CostRow): string[] => [
		one.what,
		one.pictures === 0 ? "" : String(one.pictures),
		dollars(one.cents),
		one.tokens === 0 ? "" : one.tokens.toLocaleString("en-GB"),
		pounds(pence(one)),
	];
	const two = costOf(first, 2, prices);
	const total = (what: string, amount: number) => [`**${what}**`, "", "", "", `**${pounds(amount)}**`];
	const byPeople = (what: keyof PaintedCost["pence"]) => (model: Model) =>
		PEOPLE.map((people) => costOf(model, people, prices).pence[what]).map((amount) =>
			said(pounds(amount), amount > TARGETS[what]),
		);
	const times = (model: Model) => {
		const { coverMs, pagesMs, printMs } = costOf(model, 2, prices);
		return [
			said(seconds(coverMs), coverMs > TARGETS.coverMs),
			said(seconds(pagesMs), pagesMs > TARGETS.pagesMs),
			seconds(printMs),
		];
	};
	const fineness = (model: Model) =>
		(["1:1", "16:9"] as const).map((aspect) => {
			const ppi = ppiOfModel(model, "print", aspect);
			return said(String(ppi), ppi < PICTURE_PPI.least);
		});
	const perModel = (cells: (model: Model) => readonly string[]) =>
		MODELS.map((model) => [model.slug, ...cells(model)]);
	const { unbought, bought, coverMs, pagesMs } = TARGETS;

	return `# What a Painted book costs

\`npm run bench -- --painted\` writes this page from the table of models (\`app/providers/illustrator/replicate/models.ts\`) and the defaults of the settings: ${prices.COST_OF_DOLLAR} pence a
dollar, ${prices.COST_OF_TOKENS} penny a thousand tokens, ${prices.ILLUSTRATOR_AT_ONCE} pictures at a time. A test holds it to them. It is arithmetic and no bill: nothing was bought, and no time measured. Left out are
pictures that are painted a second time for their faults, redraws that a family asks for, and what fails.

What is bold is over its target: ${pounds(unbought)} for a book that nobody buys, ${pounds(bought)} for one that is bought; ${seconds(coverMs)} for a cover and ${seconds(pagesMs)} for all pages.

## One book

By the model that is asked first by itself, ${first.slug}, of two people. ${PICTURES.covers} covers are assumed, of the five that a family has free; ${PICTURES.shown} pictures inside are shown before it is bought,
three double pages and the back cover. Each picture but the sheets is inspected.

${table(
	["what", "pictures", "dollars", "tokens", "in all"],
	[
		...two.unbought.map(rowOf),
		total("not bought", two.pence.unbought),
		...two.besides.map(rowOf),
		total("bought", two.pence.bought),
	],
)}

## Not bought, by how many people are in it

${table(["model", ...PEOPLE.map(String)], perModel(byPeople("unbought")))}

## Bought

${table(["model", ...PEOPLE.map(String)], perModel(byPeople("bought")))}

## How long it takes

Where no other book is waited for: sheets side by side, then the cover; pages and print by three quarters of the places. Print is painted after the approval, when nobody waits.

${table(["model", "a cover", "all pages", "print"], perModel(times))}

## How fine it is in print

px in an inch of a page (216 mm with its bleed) and of a double page (426 mm), at the model's largest. Under ${PICTURE_PPI.least} its files are refused, and under ${PICTURE_PPI.fine} whoever runs the
shop is told: a model whose double pages are bold needs another beside it. Models with ${PICTURE_PPI.fine} and more are asked for print before the others, wherever they stand in \`REPLICATE_MODEL\`.

${table(["model", "a page", "a double page"], perModel(fineness))}
`;
}

/** Writes the page, and prints it. */
export async function tellPaintedCosts(): Promise<void> {
	const text = paintedCosts();
	await writeFile(PAINTED_COSTS, text);
	process.stdout.write(text);
}
