import { Button } from "../Button";

/** The same story about somebody else, a sister or a friend: begins its form anew. */
export function AnotherHero({ bookId, title }: { bookId: string; title: string }) {
	return (
		<form method="post" action="/create-book/again">
			<input type="hidden" name="book" value={bookId} />
			<Button variant="quiet" size="small">
				Make it again with another hero
				<span className="visually-hidden"> from {title}</span>
			</Button>
		</form>
	);
}
