/** The drawings of toasts and messages, on a 24 unit square: few enough for the small scripts that build both as the server does. */
export const TOAST_SIGNS = {
	alert: "M12 3.5 22 20.5H2Zm0 6.5v5m0 2.6v.1",
	check: "m4.5 12.5 5 5.5L19.5 6.5",
	close: "m5.5 5.5 13 13m0-13-13 13",
	info: "M12 3.5a8.5 8.5 0 1 0 .01 0ZM12 11v5.5m0-9v.1",
} as const;

/** What stands before a toast of each type. */
export const SIGN_OF = { success: "check", error: "alert", info: "info", warning: "alert" } as const;
