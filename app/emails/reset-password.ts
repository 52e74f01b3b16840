import { greeting, type Letter, write } from "./letter";

/** The link that sets a new password; it works once, for an hour. */
export function resetPasswordMail({ username, link }: { username: string; link: string }): Letter {
	return write("Set a new password", "Set a new password", [
		greeting(username),
		{
			kind: "text",
			text: `You asked us for a new password. This button lets you choose one.`,
		},
		{ kind: "button", label: "Choose a new password", href: link },
		{ kind: "text", text: "The button works once, for one hour. You will be signed out everywhere else." },
		{ kind: "text", text: "If you didn't ask, leave this mail alone: your password stays as it is." },
	]);
}
