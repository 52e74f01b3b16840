import type { Handle } from "#db/open";
import { photoAddress } from "~/shop/photos/rules";
import type { DraftForm } from "./rules";
import { type Book, findIdea } from "./store.server";

/** The form that a book was made from. */
export async function formOfBook(db: Handle, book: Book): Promise<DraftForm> {
	const { characters, ...idea } = await findIdea(db, book);
	return {
		...idea,
		book: book.id,
		account: "",
		characters: characters.map((one) => ({
			name: one.name,
			age: String(one.age),
			personality: one.personality,
			relationshipToMain: one.relationship ?? "",
			isMainCharacter: one.isMain,
			imageUrl: photoAddress(one.photoId),
			headId: one.headId ?? "",
		})),
	};
}
