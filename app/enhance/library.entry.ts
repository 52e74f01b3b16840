import { type OrderDraft, rememberOrderDraft } from "~/ui/create/order-draft";
import { raiseToast } from "~/ui/raise-toast";

/*
 * The script of My Books and My Orders: appends the next page of a list and finds the place in it again, closes offers as
 * their time runs out, and keeps a book on its way to the checkout. Without it every link leads where it says.
 */

/** Pages appended here so far. */
let appended = 0;

/** Says in the list's foot that its next page couldn't be had, or that it has come after all. */
function tellFailure(foot: HTMLElement, failed: boolean): void {
	const notice = foot.querySelector<HTMLElement>("[data-list-failed]");
	if (notice) notice.hidden = !failed;
}

/** Fetches the page a "Load More" link leads to and appends what it lists; gives what is new. Null when it couldn't be had. */
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
		const next = page.getElementById(name);
		const end = page.querySelector(`[data-list-foot="${name}"] .list-end`);
		if (!response.ok || !list || !next) throw new Error(`the list answered ${response.status}`);
		// What came new meanwhile moves entries to the next page that are here already.
		const fresh = [...next.children].filter(({ id }) => !document.getElementById(id));
		list.append(...fresh);
		const here = foot.querySelector(".list-end");
		if (end) here?.replaceWith(end);
		else here?.remove();
		tellFailure(foot, false);
		appended++;
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

const PLACE = `list:${location.pathname}${location.search}`;

/** Keeps, for this tab, how far a list has been read. */
function rememberPlace(): void {
	try {
		sessionStorage.setItem(PLACE, JSON.stringify({ pages: appended, top: scrollY }));
	} catch {
		// Storage may be full or forbidden: the list then begins at its top.
	}
}

/** Back from an order or a book, the reader finds the list as long as it was, where it was. */
async function restorePlace(): Promise<void> {
	const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
	if (visit?.type !== "back_forward") return;
	let place: { pages: number; top: number };
	try {
		place = JSON.parse(sessionStorage.getItem(PLACE) ?? '{"pages":0,"top":0}') as typeof place;
	} catch {
		return;
	}
	for (let page = 0; page < place.pages; page++) {
		const foot = document.querySelector<HTMLElement>("[data-list-foot]");
		const link = foot?.querySelector<HTMLAnchorElement>(".list-end a[href]");
		if (!foot || !link || !(await append(link, foot))) return;
	}
	if (place.pages > 0) scrollTo({ top: place.top, behavior: "instant" });
}

addEventListener("pagehide", rememberPlace);
void restorePlace();

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
