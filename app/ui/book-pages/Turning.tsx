import { Icon } from "~/ui/Icon";

type TurningProps = {
	/** Where one gets by turning back; null where there is nothing before. */
	previous: string | null;
	next: string | null;
	/** "Pages 4 and 5 of 24". */
	where: string;
};

/** Turns a book's pages: links, which the script of the pages follows for the arrow keys and a swipe as well. */
export function Turning({ previous, next, where }: TurningProps) {
	return (
		<nav className="turning" aria-label="Turn the pages">
			{previous === null ? (
				<span />
			) : (
				<a href={previous} rel="prev" className="button button-secondary" data-turn="previous">
					<Icon name="back" />
					<span className="turning-word">Previous</span>
				</a>
			)}
			<p>{where}</p>
			{next === null ? (
				<span />
			) : (
				<a href={next} rel="next" className="button button-secondary" data-turn="next">
					<span className="turning-word">Next</span>
					<Icon name="arrow" />
				</a>
			)}
		</nav>
	);
}
