import { HEADER_LINKS } from "~/content/navigation";
import { AccountItems, AccountMenu, type ShellUser } from "./AccountMenu";
import { ButtonLink } from "./Button";
import { Icon } from "./Icon";
import { Logo } from "./Logo";
import { MailText } from "./Seller";

export type HeaderProps = {
	user: ShellUser | null;
	/** Free cover credits left; null when unknown. */
	credits?: number | null;
	/** Path of the page, to mark where one is. */
	path: string;
};

/** Stays at the top: logo, links, Create Book, and the account or the way in. */
export function Header({ user, credits = null, path }: HeaderProps) {
	return (
		<header className="header">
			<div className="page header-row">
				<Logo />
				<nav className="header-links" aria-label="Main">
					<HeaderLinks path={path} />
				</nav>
				<div className="header-account">
					<ButtonLink href="/create-book" size="small">
						Create Book
					</ButtonLink>
					{user ? <AccountMenu user={user} credits={credits} path={path} /> : <a href="/sign-in">Sign In</a>}
				</div>
				<SmallScreenMenu user={user} credits={credits} path={path} />
				<span className="print-only">
					<MailText />
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
function SmallScreenMenu({ user, credits = null, path }: HeaderProps) {
	return (
		<div className="header-small">
			<ButtonLink href="/create-book" size="small">
				Create Book
			</ButtonLink>
			<button type="button" className="menu-button" popovertarget="small-menu" aria-label="Menu">
				<Icon name="menu" />
			</button>
			<div className="menu" id="small-menu" popover="auto">
				<nav aria-label="Menu">
					<ul>
						{[...HEADER_LINKS, { href: "/create-book", label: "Create Book" }].map(({ href, label }) => (
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
