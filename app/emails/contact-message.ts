import { type Letter, write } from "./letter";

/** Goes to the shop with every message of the contact form. */
export function contactMessageMail(of: {
	name: string;
	email: string;
	subject: string;
	message: string;
}): Letter {
	return write(`Contact form: ${of.subject}`, of.subject, [
		{
			kind: "rows",
			rows: [
				["From", of.name],
				["Email", of.email],
			],
		},
		{ kind: "text", text: of.message },
		{ kind: "text", text: "Reply to this mail to answer them." },
	]);
}
