import { ButtonLink } from "./Button";

type LoadMoreProps = {
	/** Where the next entries are shown; null at the end. */
	href: string | null;
	/** 'Load More Orders' */
	label: string;
	/** Said at the end: "You've reached the end of your books". */
	end?: string;
};

/** The foot of a list: a plain link to where more of it is shown, which a script may append instead (enhance/library). */
export function LoadMore({ href, label, end }: LoadMoreProps) {
	if (href === null) return end ? <p className="list-end text-soft">{end}</p> : null;
	return (
		<p className="list-end">
			<ButtonLink href={href} variant="secondary">
				{label}
			</ButtonLink>
		</p>
	);
}
