import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { promisify } from "node:util";
import { createEmbeddedIllustrator } from "~/providers/illustrator/embedded.server";

type Measured = { seconds: number; peakMb: number };

/** Draws one cover at print size in a process of its own, so that its peak memory is its own. */
export async function drawAtPrintSize(): Promise<Measured> {
	const { stdout } = await promisify(execFile)(process.execPath, ["build/commands/bench.js", "--draw-cover"]);
	return JSON.parse(stdout) as Measured;
}

/** The child's part: draws and prints what it took. */
export async function drawForMeasure(): Promise<void> {
	const illustrator = createEmbeddedIllustrator({
		threadPath: `${process.cwd()}/build/commands/drawing-thread.js`,
	});
	const photo = await illustrator.drawLikeness(readFileSync("e2e/photos/woman.jpg"));
	if (!photo.ok) throw new Error(photo.error);
	const began = performance.now();
	const cover = await illustrator.drawCover(
		{
			title: "Eileen and the Lantern Sea",
			location: "the sea at night",
			imagePrompt: "A family on a boat under lanterns at night.",
			readingLevel: "confident",
			seed: "bench",
			characters: [
				{
					name: "Eileen",
					age: 38,
					personality: "brave",
					isMain: true,
					relationship: null,
					likeness: photo.value,
				},
			],
		},
		2551,
	);
	if (!cover.ok) throw new Error(cover.error);
	const seconds = (performance.now() - began) / 1000;
	process.stdout.write(JSON.stringify({ seconds, peakMb: process.resourceUsage().maxRSS / 1024 }));
	await illustrator.close();
}
