import { momentText } from "~/shop/accounts/rules";
import { greeting, type Letter, write } from "./letter";

export type CoverDrawn = {
	name: string;
	title: string;
	/** Until when the book may be ordered, ISO 8601. */
	offerEndsAt: string;
	/** Where the cover is seen. */
	link: string;
	/** The link shows it only in the browser of the guest whose book it is. */
	isGuest: boolean;
	/** What it had to wait for: its family's free covers, or a writer or painter who took longer than anybody waits. */
	waitedFor: "covers" | "us";
};

/** Tells that the cover a book had to wait for has been drawn, and that its offer has begun. Nobody has bought anything: it is news. */
export function coverDrawnMail({ name, title, offerEndsAt, link, isGuest, waitedFor }: CoverDrawn): Letter {
	const where = isGuest ? " Please open it in the browser you made the story in." : "";
	const letter = write(`The cover of “${title}” is drawn`, "Your cover is drawn", [
		greeting(name),
		{
			kind: "text",
			text: `${waitedFor === "covers" ? `Your free covers are back, so we have drawn the one that “${title}” was waiting for.` : `It took us longer than usual, but “${title}” is written, and its cover is drawn.`}${where}`,
		},
		{ kind: "button", label: "See your cover", href: link },
		{
			kind: "text",
			text: `If you love it, you can order the book until ${momentText(offerEndsAt)}. If you don't, there is nothing you need to do, and nothing to pay.`,
		},
	]);
	return { ...letter, isNews: true };
}
