import { right, wrong } from "~/shop/checks/rules";
import { askVendor } from "../ask-vendor.server";
import { type Check, findingOf, misshapen } from "../check";

const API_URL = "https://api.anthropic.com";

/** The key, and the model that a setting (`variable`) names (docs.claude.com, "Get a model"). */
export function anthropicCheck(options: {
	apiKey: string;
	baseURL?: string;
	model: string;
	variable: "ANTHROPIC_MODEL" | "INSPECTOR_MODEL";
}): Check {
	const { apiKey, baseURL = API_URL, model, variable } = options;
	return {
		name: variable === "ANTHROPIC_MODEL" ? "Anthropic" : "Anthropic's inspector",
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
			if (!answer.ok && answer.failure.status === 404)
				return wrong(`Anthropic said 404: it has no model called as ${variable} says`);
			return answer.ok ? right(`it takes the key, and has ${model}`) : findingOf(answer.failure);
		},
	};
}
