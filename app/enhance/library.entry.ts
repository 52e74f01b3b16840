import { type OrderDraft, rememberOrderDraft } from "~/ui/create/order-draft";

/*
 * The script of My Books and My Orders: appends the next page of a list, closes offers as their time runs out, and keeps
 * a book on its way to the checkout. Without it every link leads where it says.
 */

/** Fetches the page a "Load More" link leads to and appends what it lists to what is already here. */
async function append(link: HTMLAnchorElement, foot: HTMLElement): Promise<void> {
	const name = foot.dataset.listFoot ?? "";
	const list = document.getElementById(name);
	link.ariaBusy = "true";
	try {
		const response = await fetch(link.href, { headers: { Accept: "text/html" } });
		// Signed out meanwhile: the page says so itself.
		if (response.redirected) return location.assign(link.href);
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
		const status = foot.querySelector("[data-list-status]");
		if (status) status.textContent = `${fresh.length} more ${name}`;
		fresh[0]?.querySelector<HTMLElement>("h2")?.focus();
	} catch {
		link.ariaBusy = null;
		const detail = { message: foot.dataset.failed, type: "error" };
		document.dispatchEvent(new CustomEvent("shop:toast", { detail }));
	}
}

document.addEventListener("click", (event) => {
	const link = (event.target as Element).closest<HTMLAnchorElement>("a[href]");
	const foot = link?.closest(".list-end")?.closest<HTMLElement>("[data-list-foot]");
	if (link?.dataset.bookOrder) rememberOrderDraft(JSON.parse(link.dataset.bookOrder) as OrderDraft);
	if (!link || !foot || event.ctrlKey || event.metaKey || event.shiftKey) return;
	event.preventDefault();
	if (link.ariaBusy !== "true") void append(link, foot);
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
