import { ButtonLink } from "./Button";

type LoadMoreProps = {
	/** Address of the page with the next entries; null at the end. */
	href: string | null;
	/** 'Load More Orders' */
	label: string;
	/** Said at the end: "You've reached the end of your books". */
	end?: string;
};

/** The foot of a list: a plain link to its next page, which a script may append instead (enhance/library). */
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
