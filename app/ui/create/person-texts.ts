/** What stands where a script has taken the captcha's question away. */
export const PERSON_TEXTS = {
	working: "Making sure that you are a person…",
	done: "You are a person. Thank you!",
	/** Where Google's widget can't be loaded: pressing the button keeps the form, and has the page load it again. */
	unloaded:
		"reCAPTCHA couldn’t be loaded, so we can’t tell yet that you are a person: Google can’t be reached, or something in your browser blocks it. Nothing you typed is lost. Please allow it or wait a minute, then press the button: the page comes back with all of it and tries again.",
} as const;
