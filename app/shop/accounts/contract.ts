import { z } from "zod";
import { isCommonPassword } from "./common-passwords";
import { tidyName, usernameProblem } from "./names";
import { EMAIL_MAX, PASSWORD_MAX, PASSWORD_MIN } from "./rules";
import type { UserRow } from "./store.server";

export type { UserRow };

const VALID_EMAIL = "Please enter a valid email";
const email = z
	.string({ error: "Email is required" })
	.trim()
	.min(1, "Email is required")
	.max(EMAIL_MAX, VALID_EMAIL)
	.pipe(z.email(VALID_EMAIL));

/** Any password somebody may have: what is longer than ours may be isn't worth hashing. */
const typedPassword = z
	.string({ error: "Password is required" })
	.min(1, "Password is required")
	.max(PASSWORD_MAX, `Password must have at most ${PASSWORD_MAX} characters`);

const newPassword = z
	.string({ error: "Password is required" })
	.min(PASSWORD_MIN, { error: `Password must have at least ${PASSWORD_MIN} characters`, abort: true })
	.max(PASSWORD_MAX, { error: `Password must have at most ${PASSWORD_MAX} characters`, abort: true })
	// Halves of a letter, which every hash would take for one and the same.
	.refine((password) => !/\p{Cs}/u.test(password), "Password has a character that can't be read")
	.refine(
		(password) => !isCommonPassword(password),
		"That password is one of the commonest. Please choose another one",
	);

const username = z
	.string({ error: "Username is required" })
	// Before anything looks at each letter.
	.max(1000, "Username must have at most 30 characters")
	.transform((name, context) => {
		const tidy = tidyName(name);
		const problem = usernameProblem(tidy);
		if (problem) context.addIssue(problem);
		return tidy;
	});

export const signInInput = z.object({ email, password: typedPassword });
export type SignInInput = z.infer<typeof signInInput>;

export const signUpInput = z.object({ username, email, password: newPassword });
export type SignUpInput = z.infer<typeof signUpInput>;

/**
 * What a federated sign-in sends. Name, address and photo prove nothing: anybody can send them. `credential` is
 * Google's ID token.
 */
export const googleInput = z.object({
	name: z.string().max(1000).optional(),
	email: email.optional(),
	photo: z.string().max(2000).nullish(),
	credential: z.string().max(8000).optional(),
});

/** A password field that was left empty changes nothing. */
const filled = (schema: z.ZodString) =>
	z.preprocess((value) => (value === "" ? undefined : value), schema.optional());

/** Only what changes. `currentPassword` goes with a new address or password when the sign-in isn't recent. */
export const updateInput = z.object({
	username: username.optional(),
	email: email.optional(),
	password: filled(newPassword),
	currentPassword: filled(typedPassword),
	/** The address that the account's own picture has, or null to have none. */
	profilePicture: z.string().max(500).nullish(),
});
export type UpdateInput = z.infer<typeof updateInput>;

/** The form's: the call goes by how old the sign-in is. */
export const deleteInput = z.object({ password: typedPassword });

export const resetRequestInput = z.object({ email });
export const resetInput = z.object({ password: newPassword });
/** The form's: both typed alike. */
export const resetForm = z
	.object({ password: newPassword, confirm: z.string({ error: "Please type the new password again" }) })
	.refine(({ password, confirm }) => password === confirm, {
		error: "Passwords do not match",
		path: ["confirm"],
	});

/** The user as a client sees it. */
export type UserJson = { _id: string; username: string; email: string; profilePicture: string | null };

/** The account as its owner sees it. */
export function userJson(user: Pick<UserRow, "id" | "username" | "email" | "picture_key">): UserJson {
	return {
		_id: user.id,
		username: user.username,
		email: user.email,
		profilePicture: pictureUrl(user.picture_key),
	};
}

/** Where a family sees its own picture; the folder in the key changes with every new one. */
function pictureUrl(key: string | null): string | null {
	const folder = key?.split("/").at(-2);
	return folder ? `/profile/picture?v=${encodeURIComponent(folder.slice(0, 12))}` : null;
}
