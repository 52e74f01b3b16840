import { createCookieSessionStorage } from "@remix-run/node";
import { createToastUtilsWithCustomSession, type ToastMessage } from "remix-toast";
import { GENERIC_MS } from "~/content/toast-times";
import { theShop } from "~/shop.server";
import { signedCookie } from "./cookies.server";

export type Toast = {
	message: string;
	type: "info" | "success" | "error";
	/** "corner" is the generic toast; the shell's own otherwise. */
	place?: "shell" | "corner";
};

type Toaster = ReturnType<typeof createToastUtilsWithCustomSession>;
let toaster: Promise<{ name: string; utils: Toaster; clear: () => Promise<string> }> | undefined;

/** remix-toast's own cookie is unsigned; ours is signed with the shop's secret. */
function theToaster() {
	toaster ??= theShop().then(({ settings }) => {
		const cookie = signedCookie("toast", settings, 60);
		const storage = createCookieSessionStorage({ cookie });
		const clear = async () => storage.destroySession(await storage.getSession());
		return { name: cookie.name, utils: createToastUtilsWithCustomSession(storage), clear };
	});
	return toaster;
}

/** A redirect whose next page shows the toast, readable without JavaScript. */
export async function redirectWithToast(to: string, toast: Toast, headers?: Headers): Promise<Response> {
	const { utils } = await theToaster();
	const { place, ...words } = toast;
	const flash = place === "corner" ? { ...words, duration: GENERIC_MS } : words;
	return utils.redirectWithToast(to, flash, { headers: new Headers(headers) });
}

/**
 * The toast a request brings along, and the headers that clear it. Reading sets a cookie, so only when one is there. A page that
 * one of our scripts asks for, which it does with exactly this `Accept`, is taken to pieces: its toast waits for one that is seen.
 */
export async function takeToast(request: Request): Promise<{ toast: ToastMessage | null; headers: Headers }> {
	const { name, utils, clear } = await theToaster();
	const isSeen = request.headers.get("Accept") !== "text/html";
	if (!isSeen || !(request.headers.get("Cookie") ?? "").includes(`${name}=`))
		return { toast: null, headers: new Headers() };
	const { toast } = await utils.getToast(request);
	// remix-toast would leave an empty cookie behind, which keeps the browser from the pages in memory.
	return { toast: toast ?? null, headers: new Headers({ "Set-Cookie": await clear() }) };
}

export function mayCarryToast(cookies: string): boolean {
	return cookies.includes("fk_toast=");
}
