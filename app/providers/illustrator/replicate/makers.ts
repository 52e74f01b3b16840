/** Owners of models at Replicate, as their companies are called (replicate.com/google ..., November 2026). */
const MAKERS: Record<string, string> = {
	"black-forest-labs": "Black Forest Labs",
	bytedance: "ByteDance",
	google: "Google",
	openai: "OpenAI",
	qwen: "Alibaba Cloud",
};

/** Whose models these are, each once: whoever owns a model (`owner/name`) is sent what it paints from. */
export function makersOf(models: readonly string[]): string[] {
	const owners = models.map((model) => model.split("/")[0] ?? model);
	return [...new Set(owners)].map((owner) => MAKERS[owner] ?? owner);
}
