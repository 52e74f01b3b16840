import { Button } from "../Button";

type GoogleButtonProps = {
	action: string;
	/** Said above the button, and of it. */
	hint?: string;
};

/** Starts the way to the identity provider; a form of its own, because it posts. */
export function GoogleButton({ action, hint }: GoogleButtonProps) {
	return (
		<form method="post" action={action}>
			<p className="account-or" aria-hidden="true">
				or
			</p>
			{hint ? (
				<p className="account-hint" id="google-hint">
					{hint}
				</p>
			) : null}
			<Button variant="secondary" wide aria-describedby={hint ? "google-hint" : undefined}>
				<GoogleMark />
				Continue with google
			</Button>
		</form>
	);
}

/** Google's four-colour G, as its branding guidelines ask beside the words. */
function GoogleMark() {
	return (
		<svg className="google-mark" viewBox="0 0 48 48" aria-hidden="true" focusable="false">
			<path
				fill="#ea4335"
				d="M24 9.5c3.5 0 6.7 1.2 9.2 3.6l6.9-6.9A24 24 0 0 0 2.6 13.2l8 6.2A14.3 14.3 0 0 1 24 9.5Z"
			/>
			<path
				fill="#4285f4"
				d="M46.5 24.5c0-1.6-.1-3.1-.4-4.5H24v9h12.7a11 11 0 0 1-4.7 7.2l7.7 6c4.5-4.2 6.8-10.4 6.8-17.7Z"
			/>
			<path fill="#fbbc05" d="M10.5 28.6a14.5 14.5 0 0 1 0-9.2l-8-6.2a24 24 0 0 0 0 21.6Z" />
			<path
				fill="#34a853"
				d="M24 48c6.5 0 11.9-2.1 15.9-5.8l-7.7-6c-2.2 1.5-4.9 2.3-8.2 2.3a14.3 14.3 0 0 1-13.5-9.9l-8 6.2A24 24 0 0 0 24 48Z"
			/>
		</svg>
	);
}
