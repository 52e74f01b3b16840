/** Closes an open menu of the header once the focus is neither in it nor on its button: tabbed out of, it lay over the page. */
function closeLeft({ target }: FocusEvent): void {
	const menu = document.querySelector<HTMLElement>(".menu:popover-open");
	if (!menu || !(target instanceof Element) || menu.contains(target)) return;
	if (target.getAttribute("popovertarget") !== menu.id) menu.hidePopover();
}

/** The header's menus, which are native popovers. */
export function startMenus(): void {
	document.addEventListener("focusin", closeLeft);
}
