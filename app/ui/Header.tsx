import { HEADER_LINKS } from "~/content/navigation";
import type { Seller } from "~/content/seller";
import { AccountItems, AccountMenu, type ShellUser } from "./AccountMenu";
import { ButtonLink } from "./Button";
import { Icon } from "./Icon";
import { Logo } from "./Logo";
import { MailText, SellerProvider } from "./Seller";

export type HeaderProps = {
	user: ShellUser | null;
	/** Free cover credits left; null when unknown. */
	credits?: number | null;
	/** Path of the page, to mark where one is. */
	path: string;
	/** null where the shop could not be asked. */
	seller: Seller | null;
};

const CREATE = { href: "/create-book", label: "Create Book" };
const SMALL_SCREEN_LINKS = [...HEADER_LINKS, CREATE];

/** Stays at the top: logo, links, Create Book, and the account or the way in. */
export function Header({ user, credits = null, path, seller }: HeaderProps) {
	return (
		<header className="header">
			<div className="page header-row">
				<Logo />
				<nav className="header-links" aria-label="Main">
					<HeaderLinks path={path} />
				</nav>
				<div className="header-account">
					<ButtonLink href={CREATE.href} size="small">
						{CREATE.label}
					</ButtonLink>
					{user ? <AccountMenu user={user} credits={credits} path={path} /> : <a href="/sign-in">Sign In</a>}
				</div>
				<SmallScreenMenu user={user} credits={credits} path={path} />
				<span className="print-only">
					<SellerProvider value={seller}>
						<MailText />
					</SellerProvider>
				</span>
			</div>
		</header>
	);
}

function HeaderLinks({ path }: { path: string }) {
	return HEADER_LINKS.map(({ href, label }) => (
		<a key={href} href={href} aria-current={href === path ? "page" : undefined}>
			{label}
		</a>
	));
}

/** The same items behind a hamburger: a native popover, so it opens without a script. */
function SmallScreenMenu({ user, credits = null, path }: Omit<HeaderProps, "seller">) {
	return (
		<div className="header-small">
			<ButtonLink href={CREATE.href} size="small">
				{CREATE.label}
			</ButtonLink>
			<button type="button" className="menu-button" popovertarget="small-menu" aria-label="Menu">
				<Icon name="menu" />
			</button>
			<div className="menu" id="small-menu" popover="auto">
				<nav aria-label="Menu">
					<ul>
						{SMALL_SCREEN_LINKS.map(({ href, label }) => (
							<li key={href}>
								<a href={href} aria-current={href === path ? "page" : undefined}>
									{label}
								</a>
							</li>
						))}
						{user ? null : (
							<li>
								<a href="/sign-in">Sign In</a>
							</li>
						)}
					</ul>
				</nav>
				{user ? (
					<>
						<hr />
						<AccountItems user={user} credits={credits} path={path} />
					</>
				) : null}
			</div>
		</div>
	);
}
