import { readFileSync } from "node:fs";

export type VisitingFamily = { cookie: string; bookId: string; origin: string };

/** Creates a book with one character and its cover through the shop's own calls, as a guest. */
export async function createBook(url: string): Promise<VisitingFamily> {
	const upload = new FormData();
	upload.append(
		"file",
		new File([readFileSync("e2e/photos/woman.jpg")], "woman.jpg", { type: "image/jpeg" }),
	);
	const kept = await fetch(`${url}/api/uploads`, { method: "POST", body: upload });
	const cookie = kept.headers
		.getSetCookie()
		.map((line) => line.split(";")[0])
		.join("; ");
	const photo = await answerOf<{ url: string }>(kept);
	const post = async <T>(path: string, body: unknown): Promise<T> =>
		answerOf<T>(
			await fetch(url + path, {
				method: "POST",
				headers: { "Content-Type": "application/json", Cookie: cookie },
				body: JSON.stringify(body),
			}),
		);
	const { bookId } = await post<{ bookId: string }>("/api/book/generate-guest-synopsis", {
		title: "Eileen and the Lantern Sea",
		location: "the seaside",
		description: "A night swim with a whale who has lost her song.",
		readingLevel: "confident",
		characters: [
			{
				name: "Eileen",
				age: 38,
				personality: "brave and curious",
				isMainCharacter: true,
				imageUrl: photo.url,
			},
		],
	});
	await post("/api/book/generate-guest-cover", { bookId });
	return { cookie, bookId, origin: url };
}

async function answerOf<T>(response: Response): Promise<T> {
	const body = await response.json();
	if (!response.ok)
		throw new Error(`${response.status} from ${new URL(response.url).pathname}: ${JSON.stringify(body)}`);
	return body as T;
}
