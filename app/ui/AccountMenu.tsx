import { ACCOUNT_LINKS } from "~/content/navigation";
import { Icon } from "./Icon";

export type ShellUser = {
	username: string;
	email: string;
	profilePicture: string | null;
};

type AccountProps = { user: ShellUser; credits: number | null; path: string };

/** The avatar and, in a native popover, everything of the account. */
export function AccountMenu(props: AccountProps) {
	return (
		<>
			<button
				type="button"
				className="menu-button avatar-button"
				popovertarget="account-menu"
				aria-label="Your account"
			>
				<Avatar user={props.user} />
			</button>
			<div className="menu" id="account-menu" popover="auto">
				<AccountItems {...props} />
			</div>
		</>
	);
}

function Avatar({ user }: { user: ShellUser }) {
	if (user.profilePicture) return <img src={user.profilePicture} alt="" width={46} height={46} />;
	return <span aria-hidden="true">{[...user.username][0]?.toUpperCase()}</span>;
}

/** Name, credits, links and the way out; the same in the avatar's menu and in the small screen's. */
export function AccountItems({ user, credits, path }: AccountProps) {
	return (
		<>
			<p className="menu-person">
				<strong>{user.username}</strong>
				<span>{user.email}</span>
			</p>
			<Credits credits={credits} path={path} />
			<ul>
				{ACCOUNT_LINKS.map(({ href, label }) => (
					<li key={href}>
						<a href={href} aria-current={href === path ? "page" : undefined}>
							{label}
						</a>
					</li>
				))}
			</ul>
			<hr />
			<form className="menu-sign-out" method="post" action="/sign-out">
				<button type="submit">
					<Icon name="out" />
					Sign Out
				</button>
			</form>
		</>
	);
}

/** Cover credits, '--' when unknown. The refresh is a link to this page, which the script turns into a call. */
function Credits({ credits, path }: { credits: number | null; path: string }) {
	return (
		<p className="credits">
			Cover Credits
			<span className="credits-value" data-credits role="status">
				{credits ?? "--"}
			</span>
			<a className="credits-refresh" href={path} data-credits-refresh aria-label="Refresh cover credits">
				<Icon name="refresh" />
			</a>
		</p>
	);
}
