import { right, wrong } from "~/shop/checks/rules";
import { askVendor } from "../../ask-vendor.server";
import { type Check, findingOf, misshapen } from "../../check";

const API_URL = "https://api.replicate.com/v1";

/** The token, and every model by its name (replicate.com/docs/reference/http, "Get a model"). */
export function replicateCheck(options: {
	token: string;
	baseUrl?: string;
	models: readonly string[];
}): Check {
	const { token: value, baseUrl = API_URL, models } = options;
	return {
		name: "Replicate",
		async ask(signal) {
			const bad = misshapen({ variable: "REPLICATE_API_TOKEN", value, pattern: /^r8_\w+$/, looks: "r8_…" });
			if (bad) return bad;
			const headers = { Authorization: `Bearer ${value}` };
			const answers = await Promise.all(
				models.map((model) => {
					const url = `${baseUrl}/models/${model.split("/").map(encodeURIComponent).join("/")}`;
					return askVendor({ vendor: "Replicate", operation: "models.get", url, headers }, signal);
				}),
			);
			const unknown = models.filter((_, at) => {
				const answer = answers[at];
				return answer?.ok === false && answer.failure.status === 404;
			});
			if (unknown.length > 0) return wrong(`Replicate said 404: it has no model ${unknown.join(", ")}`);
			const failed = answers.find((answer) => !answer.ok);
			return failed && !failed.ok
				? findingOf(failed.failure)
				: right(`it takes the token, and has ${models.join(", ")}`);
		},
	};
}
