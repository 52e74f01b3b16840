/** A message of the contact form as a form service is told it. */
export type FormMessage = {
	/** The same for every attempt to forward it. */
	id: string;
	name: string;
	email: string;
	subject: string;
	message: string;
};

/** Somebody else's inbox for forms, to which messages are forwarded besides being kept and mailed. */
export type FormService = {
	/** `refused`: it won't take this one, now or later. `unavailable`: it may, later. Never throws. */
	forward(message: FormMessage): Promise<"taken" | "refused" | "unavailable">;
};
