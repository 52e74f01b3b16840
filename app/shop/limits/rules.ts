export type Limit = {
	/** Names the limit; counters of different limits never mix. */
	name: string;
	most: number;
	windowMs: number;
};

const MINUTE = 60_000;

export const LIMITS = {
	upload: { name: "upload", most: 120, windowMs: 10 * MINUTE },
	synopsis: { name: "synopsis", most: 60, windowMs: 60 * MINUTE },
	cover: { name: "cover", most: 60, windowMs: 60 * MINUTE },
	coupon: { name: "coupon", most: 60, windowMs: 10 * MINUTE },
	payment: { name: "payment", most: 300, windowMs: 10 * MINUTE },
	card: { name: "card", most: 120, windowMs: 10 * MINUTE },
	signUp: { name: "sign-up", most: 200, windowMs: 60 * MINUTE },
	/** Wrong passwords for one account, from anywhere it has not been signed in to before. */
	wrongForAccount: { name: "wrong-for-account", most: 10, windowMs: 15 * MINUTE },
	/** Wrong passwords from one network address, for whatever accounts. */
	wrongFromAddress: { name: "wrong-from-address", most: 50, windowMs: 15 * MINUTE },
	/** Places an account has been signed in to from; nothing is refused by it. */
	knownPlace: { name: "known-place", most: 1, windowMs: 90 * 24 * 60 * MINUTE },
	resetRequest: { name: "reset-request", most: 60, windowMs: 15 * MINUTE },
	/** Reset mails to one account. A link lives as long as the window, so the family has one that works. */
	resetMail: { name: "reset-mail", most: 5, windowMs: 60 * MINUTE },
	resetToken: { name: "reset-token", most: 120, windowMs: 15 * MINUTE },
	profile: { name: "profile", most: 120, windowMs: 10 * MINUTE },
	download: { name: "download", most: 20, windowMs: 60 * MINUTE },
} satisfies Record<string, Limit>;
