import type { Writer } from "./port";

export function createAnthropicWriter(_options: {
	apiKey: string;
	baseURL?: string;
	model: string;
	timeoutMs?: number;
}): Writer {
	throw new Error("being written");
}
