import { readFileSync } from "node:fs";

const OTHERS = [
	{ name: "Chelsea", age: 3, personality: "a clever cat", relationshipToMain: "Pet" },
	{ name: "Ann", age: 7, personality: "kind", relationshipToMain: "Cousin" },
	{ name: "Bea", age: 2, personality: "giggly", relationshipToMain: "Baby sibling" },
];

/**
 * Creates a book and its cover through the shop's own calls, as a guest. Everyone in it, 1 to 4 characters, has the same
 * photo, a JPEG.
 */
export async function createBook(
	url: string,
	photo: Uint8Array<ArrayBuffer> = new Uint8Array(readFileSync("e2e/photos/woman.jpg")),
	characters = 1,
): Promise<{ cookie: string; bookId: string }> {
	const kept = await uploadPhoto(url, photo, "");
	const { cookie } = kept;
	const photos = [kept.url];
	while (photos.length < characters) photos.push((await uploadPhoto(url, photo, cookie)).url);
	return { cookie, bookId: await writeAndDraw(url, cookie, photos) };
}

/** Has the story of a family written and its cover drawn, one of them a photo (its address). Gives the book's id. */
export async function writeAndDraw(url: string, cookie: string, photos: readonly string[]): Promise<string> {
	const post = async (path: string, body: unknown) => postJson(url + path, body, cookie);
	const synopsis = await post("/api/book/generate-guest-synopsis", {
		title: "Eileen and the Lantern Sea",
		location: "the seaside",
		description: "A night swim with a whale who has lost her song.",
		readingLevel: "confident",
		characters: [
			{ name: "Eileen", age: 38, personality: "brave and curious", isMainCharacter: true },
			...OTHERS,
		]
			.slice(0, photos.length)
			.map((character, i) => ({ isMainCharacter: false, ...character, imageUrl: photos[i] })),
	});
	const { bookId } = await answerOf<{ bookId: string }>(synopsis);
	await answerOf(await post("/api/book/generate-guest-cover", { bookId }));
	return bookId;
}

/** The cookies an answer sets, as a browser sends them back. */
export function cookieOf(answer: Response): string {
	return answer.headers
		.getSetCookie()
		.map((line) => line.split(";")[0])
		.join("; ");
}

/** Calls one of the shop's addresses with JSON. */
export function postJson(address: string, body: unknown, cookie = ""): Promise<Response> {
	const headers = { "Content-Type": "application/json", Cookie: cookie };
	return fetch(address, { method: "POST", headers, body: JSON.stringify(body) });
}

type Uploaded = { url: string; heads: unknown[] };

/** Uploads a photo as a guest, a new one without a cookie. Gives its address, the heads that were there in time, and the cookie. */
export async function uploadPhoto(
	url: string,
	photo: Uint8Array<ArrayBuffer>,
	cookie: string,
): Promise<Uploaded & { cookie: string }> {
	const form = new FormData();
	form.append("file", new File([photo], "woman.jpg", { type: "image/jpeg" }));
	const headers = cookie ? { Cookie: cookie } : undefined;
	const answer = await fetch(`${url}/api/uploads`, { method: "POST", body: form, headers });
	return { ...(await answerOf<Uploaded>(answer)), cookie: cookie || cookieOf(answer) };
}

/** How a photo that was uploaded stands by now; `photo` is its address. */
export async function readUpload(url: string, photo: string, cookie: string): Promise<Uploaded> {
	const address = `${url}/api/uploads/${photo.split("/").at(-1)}`;
	return answerOf(await fetch(address, { headers: { Cookie: cookie } }));
}

/** What a call answers. Throws where it is an error. */
export async function answerOf<T>(response: Response): Promise<T> {
	const body = await response.json();
	if (!response.ok)
		throw new Error(`${response.status} from ${new URL(response.url).pathname}: ${JSON.stringify(body)}`);
	return body as T;
}
