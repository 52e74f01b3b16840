import { greeting, type Letter, write } from "./letter";

export type BookUnmade = {
	name: string;
	title: string;
	/** Where the story stands as it was typed. */
	link: string;
	/** The link shows it only in the browser of the guest whose book it is. */
	isGuest: boolean;
	/** Nothing failed: a photo shows several people, and who is drawn is to be chosen. */
	isAsked: boolean;
};

/** Tells whoever was told not to wait that their book or its cover couldn't be made. */
export function bookUnmadeMail({ name, title, link, isGuest, isAsked }: BookUnmade): Letter {
	const where = isGuest ? " Please open it in the browser you made the story in." : "";
	if (isAsked)
		return write(`Who is who in “${title}”?`, "One question before we make your book", [
			greeting(name),
			{
				kind: "text",
				text: `There is more than one person in a photo of “${title}”. Please choose whose portrait goes into the book, then press Create my synopsis and cover again. No free cover was used, and everything you typed is kept.${where}`,
			},
			{ kind: "button", label: "Choose", href: link },
		]);
	return write(`We could not make “${title}” yet`, "We could not make your book yet", [
		greeting(name),
		{
			kind: "text",
			text: `We are sorry: we tried more than once, and “${title}” did not come out as it should. No free cover was used, and everything you typed is kept.${where}`,
		},
		{ kind: "button", label: "Try again", href: link },
	]);
}
