import { z } from "zod";
import { right, unasked, wrong } from "~/shop/checks/rules";
import { askVendor } from "../ask-vendor.server";
import { type Check, findingOf } from "../check";
import { API_URL, PAPER, PRODUCT } from "./cloudprinter.server";

/** What is read of a product (docs.cloudprinter.com, Core API, "Product info"). */
const info = z.object({
	reference: z.string(),
	options: z.array(z.object({ reference: z.string() })),
});

/** The key, and whether the account has the product and its paper. What its own calls carry is known once one comes. */
export function cloudprinterCheck(options: { apiKey: string; webhookKey: string; apiUrl?: string }): Check {
	const { apiKey, webhookKey, apiUrl = API_URL } = options;
	return {
		name: "Cloudprinter",
		async ask(signal) {
			if (webhookKey === apiKey)
				return wrong(
					"CLOUDPRINTER_WEBHOOK_KEY is the key of CLOUDPRINTER_API_KEY: take the one shown under CloudSignal",
				);
			const answer = await askVendor(
				{
					vendor: "Cloudprinter",
					operation: "products/info",
					url: `${apiUrl}/cloudcore/1.0/products/info`,
					method: "POST",
					body: { apikey: apiKey, reference: PRODUCT },
				},
				signal,
			);
			// 204 for a product that isn't there, or isn't enabled.
			const isUnknown = answer.ok
				? answer.said === null
				: [400, 404, 410].includes(answer.failure.status ?? 0);
			if (isUnknown)
				return wrong(
					`it takes the key, and doesn't offer ${PRODUCT}: have the product enabled (admin.cloudprinter.com)`,
				);
			if (!answer.ok) return findingOf(answer.failure);
			const product = info.safeParse(answer.said).data;
			if (!product) return unasked("Cloudprinter gave an answer that can't be read (products/info)");
			if (!product.options.some(({ reference }) => reference === PAPER))
				return wrong(
					`${PRODUCT} isn't offered on ${PAPER}, the paper the shop orders: ask Cloudprinter for the paper's new name`,
				);
			return right(
				`it takes the key, and offers ${PRODUCT}; whether CLOUDPRINTER_WEBHOOK_KEY is right, its first signal shows`,
			);
		},
	};
}
