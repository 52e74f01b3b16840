import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from "vitest";
import { PRICE_TEXT } from "~/content/brand";
import type { SocialLink } from "~/content/navigation";
import { privacyPolicy } from "~/content/policies/privacy";
import { TERMS } from "~/content/policies/terms";
import type { Seller } from "~/content/seller";
import { SELLER } from "~/content/seller.testing";
import { ContactScreen } from "~/routes/marketing/contact/ContactScreen";
import { HomeScreen } from "~/routes/marketing/home/HomeScreen";
import Styles from "~/routes/styles/route";
import { PolicyPage } from "./marketing/PolicyPage";
import { MailLink } from "./Seller";
import { Shell } from "./Shell";

const rosa = {
	username: "Rosa",
	email: "rosa@example.org",
	profilePicture: null,
};

let complaints: MockInstance;

beforeEach(() => {
	complaints = vi.spyOn(console, "error");
});

afterEach(() => {
	expect(complaints).not.toHaveBeenCalled();
	vi.restoreAllMocks();
});

function page(
	children: React.ReactNode,
	user: typeof rosa | null = null,
	credits: number | null = null,
	social: SocialLink[] = [],
	seller: Seller | null = SELLER,
) {
	return renderToStaticMarkup(
		<Shell
			user={user}
			credits={credits}
			path="/orders"
			year={2026}
			social={social}
			seller={seller}
			testMode={false}
		>
			{children}
		</Shell>,
	);
}

test("a guest is offered the way in and nothing of an account", () => {
	const html = page(<h1>Hello</h1>);
	expect(html).toContain('<a href="/sign-in">Sign In</a>');
	expect(html).not.toMatch(/Sign Out|Cover Credits|account-menu/);
	expect(html).not.toContain("Test mode");
});

test("a name may begin with a letter of two halves", () => {
	expect(page(<h1>Hello</h1>, { ...rosa, username: "𐐷lex Long" })).toContain(
		'<span aria-hidden="true">𐐏</span>',
	);
});

test("a signed-in person sees name, email, credits and the account's links; signing out is a post", () => {
	const html = page(<h1>Hello</h1>, rosa, 3);
	expect(html).toContain("rosa@example.org");
	expect(html).toMatch(/data-credits="true"[^>]*>3</);
	expect(html).toContain('<a href="/orders" aria-current="page">My Orders</a>');
	expect(html).toContain('method="post" action="/sign-out"');
	expect(html).not.toContain("/sign-in");
});

test("credits nobody knows are two dashes", () => {
	expect(page(<h1>Hello</h1>, rosa)).toMatch(/data-credits="true"[^>]*>--</);
});

test("every page has one main, one contentinfo and no id twice", () => {
	for (const html of [page(<HomeScreen username={null} testMode />), page(<Styles />, rosa, 3)]) {
		expect(html.match(/<main /g)).toHaveLength(1);
		expect(html.match(/<h1/g)).toHaveLength(1);
		const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
		expect(ids).toEqual([...new Set(ids)]);
		expect(html).not.toContain(" style=");
	}
});

test("the footer leads to the networks the shop is on, by name, and shows none where it is on none", () => {
	expect(page(<h1>Hello</h1>)).not.toContain("footer-social");
	const html = page(<h1>Hello</h1>, null, null, [
		{ network: "instagram", href: "https://www.instagram.com/fableandkin" },
	]);
	expect(html).toMatch(
		/<a href="https:\/\/www\.instagram\.com\/fableandkin"><svg.*?<\/svg><span class="visually-hidden">Fable &amp; Kin on Instagram</,
	);
	expect(html).not.toContain("Facebook");
});

test("every page ends with who sells, where they are registered and how they are reached", () => {
	const html = page(<h1>Hello</h1>);
	const footer = html.slice(html.indexOf("<footer"));
	for (const said of [
		"Fable &amp; Kin Ltd",
		"Registered in England and Wales, company number 01234567",
		"Registered office: 1 Mill Lane, Leeds, LS1 1AA",
		'<a href="mailto:hello@fableandkin.example">hello@fableandkin.example</a>',
		'<a href="tel:01134960123">0113 496 0123</a>',
	])
		expect(footer).toContain(said);
	expect(footer).not.toContain("VAT number");
	const registered = page(<h1>Hello</h1>, null, null, [], { ...SELLER, vat: "VAT number GB123456789" });
	expect(registered).toContain("VAT number GB123456789");
});

test.each([
	["Terms", <PolicyPage key="terms" policy={TERMS} />],
	["Privacy", <PolicyPage key="privacy" policy={privacyPolicy([])} />],
	["Contact", <ContactScreen key="contact" />],
])("%s names who sells in its own words too", (_page, screen) => {
	const html = page(screen);
	const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
	expect(main).toContain("Registered in England and Wales, company number 01234567");
	expect(main).toContain("0113 496 0123");
});

test("a page that couldn't ask who sells leads to the contact page, and names nobody", () => {
	const html = page(<MailLink />, null, null, [], null);
	expect(html).toContain('<a href="/contact">our contact page</a>');
	expect(html).not.toMatch(/mailto:|class="seller"/);
});

test("home names the price with delivery, wherever it names the price", () => {
	const html = page(<HomeScreen username={null} testMode />);
	const text = html.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ");
	const prices = [...text.matchAll(/£29\.99(.{0,60})/g)].map(([, after]) => after);
	expect(prices.length).toBeGreaterThan(0);
	for (const after of prices) {
		expect(after).toContain(PRICE_TEXT.delivery);
		expect(after).toContain(PRICE_TEXT.total);
	}
});
