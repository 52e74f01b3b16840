import { z } from "zod";
import { right, unasked, wrong } from "~/shop/checks/rules";
import { COUNTRIES } from "~/shop/prices/rules";
import { askVendor } from "../ask-vendor.server";
import { type Check, findingOf } from "../check";
import { API_URL, SKU } from "./prodigi.server";

/** What is read of a product (prodigi.com/print-api/docs/reference, "Product details"). */
const details = z.object({
	product: z.object({
		productDimensions: z.object({ width: z.number(), height: z.number(), units: z.string() }).nullish(),
		printAreas: z.record(z.string(), z.object({ required: z.boolean().nullish() })),
		variants: z.array(z.object({ shipsTo: z.array(z.string()) })),
	}),
});

const MM: Record<string, number> = { mm: 1, cm: 10, in: 25.4 };
/** mm; the catalogue rounds inches. */
const SIDE = 210;
const ROUNDING = 2;

/** The key, and the product as the catalogue has it: its size, the files it wants, and where it is sent. */
export function prodigiCheck({ apiKey, apiUrl = API_URL }: { apiKey: string; apiUrl?: string }): Check {
	return {
		name: "Prodigi",
		async ask(signal) {
			const answer = await askVendor(
				{
					vendor: "Prodigi",
					operation: "GET /products",
					url: `${apiUrl}/v4.0/products/${SKU}`,
					headers: { "X-API-Key": apiKey },
				},
				signal,
			);
			if (!answer.ok && answer.failure.status === 404)
				return wrong(
					`Prodigi said 404: there is no ${SKU} in its catalogue, so it can't print the books: ask it for the product's new name`,
				);
			if (!answer.ok) return findingOf(answer.failure);
			const product = details.safeParse(answer.said).data?.product;
			if (!product) return unasked("Prodigi gave an answer that can't be read (GET /products)");
			const faults = faultsOf(product);
			if (faults.length === 0)
				return right(`it takes the key, and ${SKU} is in its catalogue as the shop orders it`);
			return wrong(
				`${SKU} isn't as the shop orders it: ${faults.join("; ")}. Sell nothing before that is settled with Prodigi`,
			);
		},
	};
}

function faultsOf({
	productDimensions: size,
	printAreas,
	variants,
}: z.infer<typeof details>["product"]): string[] {
	const sides = size ? [size.width, size.height].map((side) => side * (MM[size.units] ?? Number.NaN)) : [];
	const isOther = sides.some((side) => Math.abs(side - SIDE) > ROUNDING);
	const wanted = Object.keys(printAreas).filter((area) => area !== "default" && printAreas[area]?.required);
	const reached = new Set(variants.flatMap(({ shipsTo }) => shipsTo));
	const missed = COUNTRIES.filter(({ value }) => !reached.has(value)).map(({ label }) => label);
	return [
		...(isOther ? [`it is ${sides.map(Math.round).join(" x ")} mm, not ${SIDE} x ${SIDE}`] : []),
		...(printAreas.default ? [] : ["it takes no file for its print area default"]),
		...(wanted.length > 0 ? [`it wants a file for ${wanted.join(", ")} as well`] : []),
		...(missed.length > 0 ? [`it isn't sent to ${missed.join(", ")}`] : []),
	];
}
