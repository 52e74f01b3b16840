type ProgressProps = {
	label: string;
	/** Per cent, 0 to 100; rounded. Absent when unknown. */
	value?: number;
};

/** How far something has come. */
export function Progress({ label, value }: ProgressProps) {
	const percent = value === undefined ? undefined : Math.round(Math.min(100, Math.max(0, value)));
	return (
		<label className="progress">
			<span>
				{label}
				{percent === undefined ? null : ` ${percent}%`}
			</span>
			<progress max={100} value={percent} />
		</label>
	);
}
