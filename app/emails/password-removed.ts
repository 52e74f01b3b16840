import { momentText } from "~/shop/accounts/rules";
import { greeting, type Letter, write } from "./letter";

/**
 * Goes to the owner of an address who signed in with Google, where somebody had opened an account with it and set a password
 * without ever showing that the address was theirs. `at` in ISO 8601; `reset`: where a link for a new password is asked for.
 */
export function passwordRemovedMail(of: { username: string; at: string; reset: string }): Letter {
	return write("Your password was removed", "Your password was removed", [
		greeting(of.username),
		{
			kind: "text",
			text: `You signed in with Google on ${momentText(of.at)}, and so we know that this address is yours. Your account's password was set before anybody had shown us that. It may well have been you, but it could have been somebody else, so we have removed it and signed out every other device: the account is yours alone now.`,
		},
		{
			kind: "text",
			text: "Your books and orders are where they were. From now on, sign in with “Continue with google”. If you would like a password as well, choose one here:",
		},
		{ kind: "button", label: "Choose a password", href: of.reset },
		{
			kind: "text",
			text: "If it wasn't you who signed in, somebody else is using your Google account: change its password with Google, then reply to this mail, and we will look into it with you.",
		},
	]);
}
