import { readFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { readIdea } from "~/shop/books/contract";
import { photoAddress } from "~/shop/photos/rules";
import type { StoryIdea } from "~/studio/story/idea";

/**
 * Reads an idea as the synopsis call takes it, each `imageUrl` the path of a photo (from the file's own folder, or the
 * working directory). `unsaid` stands for what the file leaves out. Throws with every rule that the idea breaks.
 */
export async function readIdeaFile(
	path: string,
	unsaid: Partial<Omit<StoryIdea, "characters">> = {},
): Promise<{ idea: StoryIdea; photos: string[] }> {
	const said = JSON.parse(await readFile(path, "utf8")) as { characters?: { imageUrl?: string }[] };
	const given = { ...unsaid, ...said };
	const listed = Array.isArray(given.characters) ? given.characters : [];
	const photos = listed.map(({ imageUrl = "" }) =>
		imageUrl.startsWith(".") ? resolve(dirname(path), imageUrl) : resolve(imageUrl),
	);
	const characters = listed.map((one, i) => ({ ...one, imageUrl: photoAddress(`photo_${i}`) }));
	const read = readIdea({ ...given, characters });
	if (!read.ok)
		throw new Error(
			Object.entries(read.fields)
				.map(([name, messages]) => `${name}: ${messages.join(" ")}`)
				.join("\n"),
		);
	return { idea: read.idea, photos };
}
