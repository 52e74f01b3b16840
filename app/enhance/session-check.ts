import { raiseToast } from "~/ui/raise-toast";

function sayFailed(reason: string): void {
	raiseToast({ message: `Session verification failed: ${reason}`, type: "error" });
}

/** Asks whether the session is still there. */
async function check(): Promise<void> {
	try {
		const response = await fetch("/api/user/check-session", { headers: { Accept: "application/json" } });
		if (response.ok) return;
		const said = (await response.json()) as { code?: string; message?: string };
		// The page itself says that the session has run out, and leads to the sign-in page.
		if (said.code === "unauthenticated") location.reload();
		else sayFailed(said.message ?? `status ${response.status}`);
	} catch (error) {
		sayFailed(error instanceof Error ? error.message : String(error));
	}
}

/** Checks again whenever a page that needs the session is come back to: the server has checked as it was loaded. */
export function startSessionCheck(): void {
	const needed = () => document.querySelector("body[data-user] [data-session-check]") !== null;
	document.addEventListener("visibilitychange", () => {
		if (document.visibilityState === "visible" && needed()) void check();
	});
	addEventListener("pageshow", ({ persisted }) => {
		if (persisted && needed()) void check();
	});
}
