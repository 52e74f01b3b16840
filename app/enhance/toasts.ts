import { GENERIC_MS } from "~/content/toast-times";
import { TOAST_EVENT, type ToastMessage, toastPosition } from "~/ui/raise-toast";
import { SIGN_OF } from "~/ui/toast-signs";
import { drawSign } from "./draw-sign";

/** Dragged this part of its width, a toast is gone. */
const DRAG_AWAY = 0.8;
const GAP_PX = 12;
const WIDE_PX = 1280;

const shown = new Set<HTMLElement>();
const started = new WeakSet<HTMLElement>();

/** Starts every toast the server has put into the page, and those that come later by an event. */
export function startToasts(): void {
	const find = () => document.querySelectorAll<HTMLElement>("[data-toast]").forEach(start);
	find();
	new MutationObserver(find).observe(document.body, { childList: true, subtree: true });
	document.addEventListener(TOAST_EVENT, (event) => raise((event as CustomEvent<ToastMessage>).detail));
}

/** Builds the markup of ui/Toast at the end of the page, or in the modal dialog outside which nothing can be pressed. */
function raise({ message, type, duration = GENERIC_MS }: ToastMessage): void {
	const toast = document.createElement("div");
	toast.className = `toast toast-${type} ${toastPosition(duration)}`;
	toast.setAttribute("role", type === "error" ? "alert" : "status");
	toast.popover = "manual";
	toast.dataset.toast = type === "error" ? "stays" : String(duration);
	const text = document.createElement("span");
	text.className = "toast-text";
	text.append(message);
	const close = document.createElement("button");
	close.type = "button";
	close.className = "toast-close";
	close.ariaLabel = "Close";
	close.append(drawSign("close"));
	toast.append(drawSign(SIGN_OF[type]), text, close);
	(document.querySelector("dialog:modal") ?? document.body).append(toast);
}

function start(toast: HTMLElement): void {
	if (started.has(toast) || !toast.showPopover) return;
	started.add(toast);
	shown.add(toast);
	toast.showPopover();
	arrange();
	const close = () => {
		shown.delete(toast);
		toast.hidePopover();
		toast.hidden = true;
		arrange();
	};
	toast.querySelector(".toast-close")?.addEventListener("click", close);
	toast.closest("dialog")?.addEventListener("close", close, { once: true });
	runTimer(toast, close);
	makeDraggable(toast, close);
}

/** One below the other; the corner and the centre by themselves where there is room for both. */
function arrange(): void {
	const heights = new Map<boolean, number>();
	for (const toast of shown) {
		const corner = innerWidth >= WIDE_PX && toast.classList.contains("toast-corner");
		const top = heights.get(corner) ?? GAP_PX;
		toast.style.top = `${top}px`;
		heights.set(corner, top + toast.offsetHeight + GAP_PX);
	}
}

/** Counts the time down, but not while the toast is pointed at, holds the focus, or the window is not looked at. */
function runTimer(toast: HTMLElement, close: () => void): void {
	let left = Number(toast.dataset.toast);
	if (Number.isNaN(left)) return;
	let since = 0;
	let timer: ReturnType<typeof setTimeout> | undefined;
	const held = () => toast.matches(":hover, :focus-within") || !document.hasFocus();
	const pause = () => {
		if (timer === undefined) return;
		clearTimeout(timer);
		timer = undefined;
		left -= performance.now() - since;
	};
	const resume = () => {
		if (timer !== undefined || held()) return;
		since = performance.now();
		timer = setTimeout(close, left);
	};
	for (const type of ["pointerenter", "focusin"]) toast.addEventListener(type, pause);
	for (const type of ["pointerleave", "focusout"]) toast.addEventListener(type, () => setTimeout(resume));
	addEventListener("blur", pause);
	addEventListener("focus", resume);
	resume();
}

function makeDraggable(toast: HTMLElement, close: () => void): void {
	let from: number | null = null;
	const moved = (event: PointerEvent) => (from === null ? 0 : event.clientX - from);
	toast.addEventListener("pointerdown", (event) => {
		if ((event.target as Element).closest("button")) return;
		from = event.clientX;
		toast.setPointerCapture(event.pointerId);
	});
	toast.addEventListener("pointermove", (event) => {
		if (from === null) return;
		toast.style.translate = `${moved(event)}px`;
		toast.style.opacity = String(1 - Math.min(1, Math.abs(moved(event)) / toast.offsetWidth));
	});
	const drop = (event: PointerEvent) => {
		if (from === null) return;
		const far = Math.abs(moved(event)) >= toast.offsetWidth * DRAG_AWAY;
		from = null;
		toast.style.translate = toast.style.opacity = "";
		if (far) close();
	};
	toast.addEventListener("pointerup", drop);
	toast.addEventListener("pointercancel", drop);
}
