import { LostFox } from "./art/LostFox";
import { ButtonLink } from "./Button";

/** For every address that leads nowhere, and for what is not the asker's to see. */
export function NotFoundPage() {
	return (
		<div className="page full-page">
			<LostFox />
			<h1>Oops! 404 Adventure Detour Ahead</h1>
			<p className="prose">
				This page isn’t in any of our books. The address may be old or mistyped; the way back is just here.
			</p>
			<div className="button-row">
				<ButtonLink href="/create-book">Create Your Book</ButtonLink>
				<ButtonLink href="/" variant="secondary">
					Back to Home
				</ButtonLink>
			</div>
		</div>
	);
}
