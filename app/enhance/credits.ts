const FAILED = "Failed to load credits";

/** Asks for the cover credits again; shows dots meanwhile, 'Error' when it fails. Gives whether they came. */
async function refreshCredits(): Promise<boolean> {
	const places = document.querySelectorAll<HTMLElement>("[data-credits]");
	const show = (text: string, busy: boolean, why = "") => {
		for (const place of places) {
			place.textContent = text;
			place.title = why;
			place.ariaBusy = String(busy);
		}
	};
	show("", true);
	try {
		const response = await fetch("/api/user/credits", { headers: { Accept: "application/json" } });
		if (!response.ok) throw new Error(`credits answered ${response.status}`);
		const { coverCredits } = (await response.json()) as { coverCredits: number | null };
		show(String(coverCredits ?? "--"), false);
		return true;
	} catch {
		show("Error", false, FAILED);
		return false;
	}
}

/**
 * Answers the refresh links, and asks once by itself when an account menu is first opened with nothing known. Somebody who has
 * asked in vain is told by `tell`: a tooltip is nothing to a finger or a keyboard.
 */
export function startCredits(tell: (failed: string) => void): void {
	document.addEventListener("click", async (event) => {
		if (!(event.target as Element).closest("[data-credits-refresh]")) return;
		event.preventDefault();
		if (!(await refreshCredits())) tell(FAILED);
	});
	document.addEventListener(
		"toggle",
		(event) => {
			const known = (event.target as Element).querySelector("[data-credits]")?.textContent;
			if ((event as ToggleEvent).newState === "open" && known === "--") void refreshCredits();
		},
		true,
	);
}
