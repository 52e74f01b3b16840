/** What stands where a script has taken the captcha's question away. */
export const PERSON_TEXTS = {
	working: "Making sure that you are a person…",
	done: "You are a person. Thank you!",
} as const;
