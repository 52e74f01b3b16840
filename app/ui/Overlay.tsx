type OverlayProps = {
	/** Shown in turn, 2 s each. */
	messages: readonly [string, ...string[]];
};

/**
 * Covers the page while the shop is writing or drawing. The shell's script turns the messages over; a screen reader
 * hears the first one only, not one every other second.
 */
export function Overlay({ messages }: OverlayProps) {
	return (
		<div className="overlay" role="status">
			<svg className="overlay-book" viewBox="0 0 120 80" aria-hidden="true" focusable="false">
				<path
					d="M60 22C46 10 26 10 6 15v52c20-5 40-4 54 7 14-11 34-12 54-7V15C94 10 74 10 60 22Z"
					fill="#fff8e8"
				/>
				<path className="leaf" d="M60 24c12-11 30-12 48-8v44c-18-4-36-2-48 8Z" fill="#f8b73a" />
				<path className="leaf" d="M60 24c12-11 30-12 48-8v44c-18-4-36-2-48 8Z" fill="#d5472c" />
			</svg>
			<p className="visually-hidden">{messages[0]}</p>
			<p className="overlay-message" aria-hidden="true" data-rotate={JSON.stringify(messages)}>
				{messages[0]}
			</p>
		</div>
	);
}
