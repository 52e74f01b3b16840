/** What deleting an account means, where it is asked for. */
export const DELETE_TITLE = "Delete Account";
export const DELETE_MESSAGE =
	"Are you sure you want to delete your account? This cannot be undone and all your data will be permanently lost.";
/** The field that asks whose account it is. */
export const DELETE_PASSWORD = {
	label: "Your password",
	hint: "To be sure that it is you.",
	autoComplete: "current-password",
};
