import type { Created, Flag, Time } from "./columns";

// Who comes here: sessions, accounts and what is mailed to prove an address.

export type Sessions = {
	/** SHA-256 of the cookie's token, so that a stolen database opens no session. */
	id: string;
	user_id: string | null;
	/** Stable through renewals: what a guest owns is owned by this id. */
	guest_id: string;
	/** JSON: what this browser has proved (signed order links, a Google identity), see shop/sessions. */
	facts: string;
	created_at: Created;
	seen_at: Time;
	expires_at: Time;
};

/** One a form and session. */
export type FailedForms = {
	id: string;
	/** It goes with its session. */
	session_id: string;
	/** Which form it is, by its name. */
	form: string;
	/** JSON of what that page shows: see its route. Never a card or password. */
	shown: string;
	expires_at: Time;
};

export type Users = {
	id: string;
	username: string;
	/** The name folded for case and look-alike letters. */
	username_fold: string;
	email: string;
	email_fold: string;
	/** 1 once the owner of the address has answered from it (Google, a confirmed change, a reset). */
	email_proved: Flag;
	/** argon2id; null for an account that only ever came through Google. */
	password_hash: string | null;
	google_sub: string | null;
	picture_key: string | null;
	created_at: Created;
	updated_at: Time;
};

export type ResetTokens = {
	/** SHA-256 of the token in the mail. */
	hash: string;
	user_id: string;
	created_at: Created;
	expires_at: Time;
	used_at: Time | null;
};

export type EmailChanges = {
	hash: string;
	user_id: string;
	email: string;
	created_at: Created;
	expires_at: Time;
	used_at: Time | null;
};
