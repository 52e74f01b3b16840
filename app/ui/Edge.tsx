export type EdgeTone = "sand" | "butter" | "night" | "paper";

/** The hand-cut upper edge of a band of paper; goes first inside a `.band` or `.footer`. */
export function Edge({ tone }: { tone: EdgeTone }) {
	return (
		<svg className={`edge edge-${tone}`} viewBox="0 0 1440 28" preserveAspectRatio="none" aria-hidden="true">
			<path d="M0 29V15l64-4 88 6 118-11 96 8 132-6 74 7 140-12 108 9 122-5 90 8 136-13 84 9 112-7 76 5V29Z" />
		</svg>
	);
}
