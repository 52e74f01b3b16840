/** First stop of the keyboard on every page. */
export function SkipLink() {
	return (
		<a className="skip-link" href="#main">
			Skip to main content
		</a>
	);
}
