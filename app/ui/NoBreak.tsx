/** Words whose ranges ("5-7", "14-day") stay on one line: a browser may break a line after a hyphen. */
export function NoBreak({ text }: { text: string }) {
	return text.split(/(\d+-\w+)/).map((part, at) =>
		at % 2 === 0 ? (
			part
		) : (
			<span className="unbroken" key={part}>
				{part}
			</span>
		),
	);
}
