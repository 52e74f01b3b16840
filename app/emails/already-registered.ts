import { greeting, type Letter, write } from "./letter";

/** Goes to the owner of an address that somebody has tried to open another account with. */
export function alreadyRegisteredMail(of: { username: string; signIn: string; reset: string }): Letter {
	return write("You have an account already", "You have an account already", [
		greeting(of.username),
		{
			kind: "text",
			text: `Somebody, most likely you, wanted to use this address for an account with us. It has one, so nothing was changed.`,
		},
		{ kind: "button", label: "Sign in", href: of.signIn },
		{ kind: "text", text: `Forgotten your password? Choose a new one here:\n${of.reset}` },
		{ kind: "text", text: "If it wasn't you, there is nothing you need to do." },
	]);
}
