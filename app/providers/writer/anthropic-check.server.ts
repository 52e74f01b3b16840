import { right } from "~/shop/checks/rules";
import { askVendor } from "../ask-vendor.server";
import { type Check, findingOf, misshapen } from "../check";

const API_URL = "https://api.anthropic.com";

/** The key, and the model by its name (docs.claude.com, "Get a model"). */
export function anthropicCheck(options: { apiKey: string; baseURL?: string; model: string }): Check {
	const { apiKey, baseURL = API_URL, model } = options;
	return {
		name: "Anthropic",
		async ask(signal) {
			const shape = { variable: "ANTHROPIC_API_KEY", value: apiKey, pattern: /^sk-ant-/, looks: "sk-ant-…" };
			const bad = misshapen(shape);
			if (bad) return bad;
			const answer = await askVendor(
				{
					vendor: "Anthropic",
					operation: "models.retrieve",
					url: `${baseURL}/v1/models/${encodeURIComponent(model)}`,
					headers: { "x-api-key": apiKey, "anthropic-version": "2023-06-01" },
				},
				signal,
			);
			return answer.ok ? right(`it takes the key, and has ${model}`) : findingOf(answer.failure);
		},
	};
}
