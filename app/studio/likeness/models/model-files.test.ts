import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { expect, test } from "vitest";
import { headsFrom } from "../draw-likeness.server";
import { placeModels } from "./engine.server";
import { inPackages, LICENCES, MODEL_FILES, type ModelFile } from "./model-files";

// Alone: a model that is open already isn't opened again.
test("drawing a person and an animal opens the files of the list and no others", async () => {
	const opened = new Set<string>();
	placeModels((file) => {
		opened.add(file);
		return inPackages(file);
	});
	await headsFrom(await readFile("e2e/photos/woman.jpg"));
	await headsFrom(await readFile("e2e/photos/cat.jpg"));
	expect([...opened].sort()).toEqual([...MODEL_FILES].sort());
});

test("every file of the list is accounted for in docs/models.md, and nothing there recognises people", async () => {
	const page = await readFile("docs/models.md", "utf8");
	const named = [...page.matchAll(/`([\w-]+\.(?:json|bin|tflite|wasm))`/g)].map(([, name]) => name);
	const listed = MODEL_FILES.map((file: ModelFile) => basename(file));
	expect(new Set(named)).toEqual(new Set(listed));
	for (const name of listed) expect(name).not.toMatch(/recogni|faceres|insight|mobilefacenet|embed/i);
});

test("the text of each licence goes with the weights", async () => {
	const texts = await Promise.all(Object.values(LICENCES).map((file) => readFile(file, "utf8")));
	expect(texts[0]).toContain("MIT License");
	expect(texts[1]).toMatch(/Apache License\s+Version 2\.0/);
});
