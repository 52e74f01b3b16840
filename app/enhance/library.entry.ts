import { type OrderDraft, rememberOrderDraft } from "~/ui/create/order-draft";
import { raiseToast } from "~/ui/raise-toast";

/*
 * The script of My Books and My Orders: appends what a list goes on with, closes offers as their time runs out, and keeps a
 * book on its way to the checkout. Without it every link leads where it says.
 */

/** Says in the list's foot that its next page couldn't be had, or that it has come after all. */
function tellFailure(foot: HTMLElement, failed: boolean): void {
	const notice = foot.querySelector<HTMLElement>("[data-list-failed]");
	if (notice) notice.hidden = !failed;
}

/** The entries of a list as it is now that go on behind those already here. */
function entriesBehind(list: HTMLElement, now: HTMLElement): Element[] {
	const entries = [...now.children];
	const last = entries.findIndex(({ id }) => id === list.lastElementChild?.id);
	// What has gone meanwhile is not there to count from.
	return entries.slice(last + 1).filter(({ id }) => !document.getElementById(id));
}

/** Fetches where a "Load More" link leads and appends what is new there; gives it. Null when it couldn't be had. */
async function append(link: HTMLAnchorElement, foot: HTMLElement): Promise<Element[] | null> {
	const name = foot.dataset.listFoot ?? "";
	const list = document.getElementById(name);
	link.ariaBusy = "true";
	try {
		const response = await fetch(link.href, { headers: { Accept: "text/html" } });
		// Signed out meanwhile: the page says so itself.
		if (response.redirected) {
			location.assign(link.href);
			return null;
		}
		const page = new DOMParser().parseFromString(await response.text(), "text/html");
		const now = page.getElementById(name);
		const end = page.querySelector(`[data-list-foot="${name}"] .list-end`);
		if (!response.ok || !list || !now) throw new Error(`the list answered ${response.status}`);
		const fresh = entriesBehind(list, now);
		list.append(...fresh);
		const here = foot.querySelector(".list-end");
		if (end) here?.replaceWith(end);
		else here?.remove();
		tellFailure(foot, false);
		// The address of the whole list as it is now long: Back and a reload find all of it.
		if (link.search.startsWith("?upto=")) history.replaceState(null, "", link.search);
		return fresh;
	} catch {
		link.ariaBusy = null;
		tellFailure(foot, true);
		raiseToast({ message: foot.dataset.failed ?? "", type: "error" });
		return null;
	}
}

/** "2 more books", "1 more book": `name` is the list's, the word for several. */
const more = (count: number, name: string) => `${count} more ${count === 1 ? name.slice(0, -1) : name}`;

async function appendForReader(link: HTMLAnchorElement, foot: HTMLElement): Promise<void> {
	const fresh = await append(link, foot);
	const status = foot.querySelector("[data-list-status]");
	if (fresh && status) status.textContent = more(fresh.length, foot.dataset.listFoot ?? "");
	fresh?.[0]?.querySelector<HTMLElement>("h2")?.focus();
}

document.addEventListener("click", (event) => {
	const link = (event.target as Element).closest<HTMLAnchorElement>("a[href]");
	const foot = link?.closest(".list-end")?.closest<HTMLElement>("[data-list-foot]");
	if (link?.dataset.bookOrder) rememberOrderDraft(JSON.parse(link.dataset.bookOrder) as OrderDraft);
	if (!link || !foot || event.ctrlKey || event.metaKey || event.shiftKey) return;
	event.preventDefault();
	if (link.ariaBusy !== "true") void appendForReader(link, foot);
});

/** Puts what holds after the offer in its place, once the countdown says so. */
function closeOffers(): void {
	for (const offer of document.querySelectorAll<HTMLElement>("[data-offer]")) {
		const countdown = offer.querySelector<HTMLElement>("[data-countdown]");
		if (!countdown || countdown.textContent !== countdown.dataset.countdownOver) continue;
		const over = offer.querySelector<HTMLElement>("[data-offer-over]");
		if (!over) continue;
		over.hidden = false;
		offer.replaceWith(over);
	}
}

// The countdown writes its text each second.
new MutationObserver(closeOffers).observe(document.body, { childList: true, subtree: true });
