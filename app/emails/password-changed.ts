import { momentText } from "~/shop/accounts/rules";
import { greeting, type Letter, write } from "./letter";

/**
 * Goes to an account's address when its password is another one. `at` in ISO 8601; `reset`: where a link for a new password
 * is asked for.
 */
export function passwordChangedMail(of: { username: string; at: string; reset: string }): Letter {
	return write("Your password was changed", "Your password was changed", [
		greeting(of.username),
		{
			kind: "text",
			text: `A new password was set for your account on ${momentText(of.at)}. It is the only way in now: every other device is signed out, and a Google account that was connected is no longer. “Continue with google” connects one again that has this email address.`,
		},
		{ kind: "text", text: "If that was you, there is nothing you need to do." },
		{
			kind: "text",
			text: "If it wasn't you, ask for a reset link at once. Choosing a new password with it signs out every device.",
		},
		{ kind: "button", label: "Forgot password", href: of.reset },
	]);
}
