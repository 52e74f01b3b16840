export type NavigationLink = { href: string; label: string };

/** Where else the shop is found, by the networks whose icons it has drawn. The operator sets the addresses. */
export const NETWORKS = {
	facebook: "Facebook",
	instagram: "Instagram",
	pinterest: "Pinterest",
	youtube: "YouTube",
} as const;

export type Network = keyof typeof NETWORKS;
/** A network the shop is on, and its address there. */
export type SocialLink = { network: Network; href: string };

/** Links that stand on every page. */
export const HEADER_LINKS: readonly NavigationLink[] = [
	{ href: "/about", label: "About Us" },
	{ href: "/how-it-works", label: "How It Works" },
	{ href: "/stories", label: "Story Gallery" },
];

export const ACCOUNT_LINKS: readonly NavigationLink[] = [
	{ href: "/profile", label: "Profile" },
	{ href: "/books", label: "My Books" },
	{ href: "/orders", label: "My Orders" },
];

export const QUICK_LINKS: readonly NavigationLink[] = [
	{ href: "/", label: "Home" },
	{ href: "/create-book", label: "Create Book" },
	{ href: "/stories", label: "Sample Stories" },
	{ href: "/about", label: "About Us" },
];

/** Help pages. The contact mail link follows them in the footer. */
export const SUPPORT_LINKS: readonly NavigationLink[] = [
	{ href: "/faq", label: "FAQs" },
	{ href: "/find-order", label: "Find My Order" },
	{ href: "/contact", label: "Contact Us" },
	{ href: "/privacy-policy", label: "Privacy Policy" },
	{ href: "/terms", label: "Terms of Service" },
	{ href: "/cookie-policy", label: "Cookie Policy" },
];
