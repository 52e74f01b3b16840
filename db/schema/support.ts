import type { Created } from "./columns";

// What people write to the shop.

export type Messages = {
	id: string;
	/** The account that was signed in; null for everybody else. */
	owner_id: string | null;
	name: string;
	email: string;
	subject: string;
	message: string;
	created_at: Created;
};

export type Feedback = {
	id: string;
	owner_id: string;
	name: string;
	/** 1 to 5. */
	rating: number;
	feedback: string;
	created_at: Created;
};

/** Whoever wants no news by mail. */
export type UnwantedMail = {
	/** SHA-256 of the address, base64url. */
	address_hash: string;
	created_at: Created;
};
