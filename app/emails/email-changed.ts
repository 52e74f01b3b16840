import { momentText } from "~/shop/accounts/rules";
import { greeting, type Letter, write } from "./letter";

/**
 * Goes to the address an account had until another one took over; `at` in ISO 8601. The new one isn't named: it may be
 * nobody's business who reads the old.
 */
export function emailChangedMail({ username, at }: { username: string; at: string }): Letter {
	return write("Your email address was changed", "Your email address was changed", [
		greeting(username),
		{
			kind: "text",
			text: `Since ${momentText(at)} your account has another email address. We won't write to this one about it any more.`,
		},
		{ kind: "text", text: "If that was you, there is nothing you need to do." },
		{
			kind: "text",
			text: "If it wasn't you, reply to this mail from this address as soon as you can, with your username, and we will look into it with you.",
		},
	]);
}
