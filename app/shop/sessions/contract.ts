import { z } from "zod";

/**
 * What a browser has proved, and what its person typed before signing in, kept with its session. What an earlier release kept in
 * another shape, or not at all, isn't proved: the session goes on without it.
 */
export const factsSchema = z.object({
	/** Orders whose signed link was opened here. */
	orders: z.array(z.string()).catch([]),
	/** The Google identity this browser has just proved: `POST /api/auth/google` signs in this one only. */
	google: z
		.object({
			sub: z.string(),
			email: z.string(),
			emailVerified: z.boolean(),
			name: z.string(),
			picture: z.string().nullable(),
		})
		.nullable()
		.catch(null),
	/** When a captcha was last answered here, ISO 8601. */
	captchaPassedAt: z.string().nullable().catch(null),
	/** A form that came when nobody was signed in: the page it belongs to and its fields (see typed-before-sign-in). */
	typed: z
		.object({ path: z.string(), fields: z.record(z.string(), z.string()) })
		.nullable()
		.catch(null),
});

export type SessionFacts = z.infer<typeof factsSchema>;

export type Session = {
	id: string;
	userId: string | null;
	guestId: string;
	facts: SessionFacts;
	/** When it began: an account's session begins with its sign-in. */
	begunAt: Date;
	/** When it was last seen to be used, to the day. */
	seenAt: Date;
	expiresAt: Date;
};
