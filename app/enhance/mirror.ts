import { forgetOrderDraft } from "~/ui/create/order-draft";

/** The user as local storage keeps it: under `root`, version 1. */
type Root = { version: 1; currentUser: { _id: string } | null };

const KEY = "root";

function userOf(text: string | null): Root["currentUser"] {
	try {
		return (JSON.parse(text ?? "null") as Root | null)?.currentUser ?? null;
	} catch {
		return null;
	}
}

/**
 * Writes who the server says is signed in, so that other tabs learn of a sign-out: a page that shows an account loads
 * again when another tab's page shows none, or another one. The book that an account was about to order is forgotten with it. The server's session alone decides who sees what.
 */
export function startMirror(): void {
	const shown = document.body.dataset.user;
	const currentUser = shown ? (JSON.parse(shown) as Root["currentUser"]) : null;
	try {
		const before = userOf(localStorage.getItem(KEY));
		if (before && before._id !== currentUser?._id) forgetOrderDraft();
		const root: Root = { version: 1, currentUser };
		if (currentUser || localStorage.getItem(KEY)) localStorage.setItem(KEY, JSON.stringify(root));
	} catch {
		// Storage may be full or forbidden; other tabs then find out with their next request.
	}
	if (!currentUser) return;
	addEventListener("storage", ({ key, newValue }) => {
		if (key === KEY && userOf(newValue)?._id !== currentUser._id) location.reload();
	});
}
