import { BRAND } from "~/content/brand";
import { capitalisedNumber } from "~/content/capitalised-number";
import { FREE_COVERS } from "~/shop/covers/rules";
import { PHOTO_KEEPING } from "~/shop/photos/rules";
import { greeted, type Letter, write } from "./letter";

/** Greets a new account. */
export function welcomeMail({ username, link }: { username: string; link: string }): Letter {
	return write(`Welcome to ${BRAND.name}`, greeted("Welcome", username, ", "), [
		{
			kind: "text",
			text: `Your account is ready. Tell us who is in your first story, send us their photos, and see its cover within a minute or two. ${capitalisedNumber(FREE_COVERS)} covers are free.`,
		},
		{ kind: "text", text: PHOTO_KEEPING },
		{ kind: "button", label: "Make your first book", href: link },
		{
			kind: "text",
			text: "If you didn't open this account, somebody typed your address by mistake: choose “Forgot-password? Reset” on our sign-in page and the account is yours alone, to delete if you like.",
		},
	]);
}
