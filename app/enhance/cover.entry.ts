import { type OrderDraft, rememberOrderDraft } from "~/ui/create/order-draft";
import { startCaptcha } from "./captcha";
import { coverPage } from "./waiting";

/* The cover's page: shows the cover that is picked, keeps the book in this browser on its way to the checkout, and covers itself while another one is asked for. */
startCaptcha();

const page = document.querySelector<HTMLElement>("[data-book-order]");
const large = page?.querySelector<HTMLImageElement>(".preview-cover .cover img");
const draft: OrderDraft | null = page && JSON.parse(page.dataset.bookOrder ?? "null");
if (draft) rememberOrderDraft(draft);

page?.addEventListener("change", ({ target }) => {
	const { name } = target as HTMLInputElement;
	const picked = (target as Element).closest("label")?.querySelector("img")?.getAttribute("src");
	if (name !== "coverId" || !picked || !large || !draft) return;
	large.src = picked;
	draft.coverImageUrl = picked;
	rememberOrderDraft(draft);
});

page?.addEventListener("submit", (event) => {
	const form = event.target as HTMLFormElement;
	const comment = new FormData(form).get("comment");
	if (!draft || comment === null) return;
	rememberOrderDraft({ ...draft, comment: String(comment) });
	const { submitter } = event;
	if (submitter instanceof HTMLButtonElement && submitter.value === "another") coverPage(form);
});
