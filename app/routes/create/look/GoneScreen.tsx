import { LostFox } from "~/ui/art/LostFox";
import { ButtonLink } from "~/ui/Button";

/** For a link that shows no book: never, or not any more. */
export function GoneScreen() {
	return (
		<div className="page full-page">
			<LostFox />
			<h1>This book isn’t shown any more</h1>
			<p className="prose">
				Whoever sent you the link has stopped sharing the book, or a part of the address got lost on its way.
				They can send you a new one.
			</p>
			<div className="button-row">
				<ButtonLink href="/" variant="secondary">
					Back to Home
				</ButtonLink>
			</div>
		</div>
	);
}
