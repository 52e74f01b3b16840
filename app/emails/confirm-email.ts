import { greeting, type Letter, write } from "./letter";

/** Goes to a new address, which takes over once its owner has said yes. */
export function confirmEmailMail({ username, link }: { username: string; link: string }): Letter {
	return write("Confirm your new email address", "Is this your address?", [
		greeting(username),
		{ kind: "text", text: `You want us to write to you at this address from now on.` },
		{ kind: "button", label: "Confirm this address", href: link },
		{ kind: "text", text: "The button works once, for a day. Until then your old address stays as it is." },
		{ kind: "text", text: "If you know nothing of this, leave this mail alone." },
	]);
}
