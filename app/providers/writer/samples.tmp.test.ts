import { writeFileSync } from "node:fs";
import { test } from "vitest";
import { createEmbeddedWriter } from "./embedded.server";
import { combinations, FAMILIES, LEVELS } from "./story/ideas.test-support";
import { measure } from "./story/measures.test-support";

const w = createEmbeddedWriter();
test("samples", async () => {
	let out = "";
	const sums: Record<string, number[][]> = {};
	for (const [i, f] of [...FAMILIES, ...combinations(180)].entries())
		for (const [j, readingLevel] of LEVELS.entries()) {
			const r = await w.writeSynopsis({ ...f, readingLevel });
			if (!r.ok) throw new Error(r.error);
			const m = measure(r.value.synopsis);
			(sums[readingLevel] ??= []).push([
				m.wordsPerSentence,
				m.grade,
				m.lettersPerWord,
				m.syllablesPerWord,
				r.value.synopsis.split(/\s+/).length,
			]);
			if ((i + j) % 6 === 0 && (i < 16 || i % 4 === 0))
				out += `=== ${f.title} | ${f.location} | ${f.description} | ${f.characters.map((c) => `${c.name} ${c.age} ${c.personality} ${c.relationship}`).join("; ")} [${readingLevel}]\n${r.value.synopsis}\n-- ${r.value.imagePrompt}\n\n`;
		}
	for (const l of LEVELS) {
		const a = sums[l] ?? [];
		out += `${l} ${[0, 1, 2, 3, 4].map((k) => (a.reduce((s, x) => s + (x[k] ?? 0), 0) / a.length).toFixed(2) + ` (${Math.min(...a.map((x) => x[k] ?? 0)).toFixed(1)}..${Math.max(...a.map((x) => x[k] ?? 0)).toFixed(1)})`).join("  ")}\n`;
	}
	writeFileSync("/tmp/w/samples.txt", out);
});
