import { classes } from "./classes";
import { TOAST_SIGNS } from "./toast-signs";

/** Outlines on a 24 unit square, drawn for the shop; one stroke weight, round ends. */
const PATHS = {
	...TOAST_SIGNS,
	arrow: "M4 12h15m-6-6.5 6.5 6.5-6.5 6.5",
	back: "M20 12H5m6-6.5L4.5 12l6.5 6.5",
	bag: "M5 8.5h14l1 12H4Zm3.5 3V7a3.5 3.5 0 0 1 7 0v4.5",
	book: "M12 6.5C9.5 4.5 6 4.5 3 5.5v13c3-1 6.5-1 9 1 2.5-2 6-2 9-1v-13c-3-1-6.5-1-9 1Zm0 0v13",
	camera: "M3 8h4.5l1.5-2.5h6L16.5 8H21v11.5H3Zm9 2.2a3.3 3.3 0 1 0 .01 0Z",
	card: "M2.5 6h19v12.5h-19Zm0 4h19M6 15h4",
	chevron: "m5.5 9 6.5 6.5L18.5 9",
	clock: "M12 3.5a8.5 8.5 0 1 0 .01 0ZM12 7.5v5l3.5 2",
	cross: "m6.5 6.5 11 11m0-11-11 11",
	dot: "M12 8a4 4 0 1 0 .01 0Z",
	facebook: "M15.5 4.5h-1.5c-2.2 0-3.5 1.4-3.5 3.7v12.3m-3-9h7",
	instagram:
		"M8 3.5h8A4.5 4.5 0 0 1 20.5 8v8a4.5 4.5 0 0 1-4.5 4.5H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.5Zm4 5a3.5 3.5 0 1 0 .01 0Zm5-1.6v.1",
	mail: "M3 6h18v12.5H3Zm0 1 9 6.5L21 7",
	menu: "M4 6.5h16M4 12h16M4 17.5h16",
	out: "M13.5 4H5v16h8.5M10 12h10.5m-4-4.5L21 12l-4.5 4.5",
	pause: "M8.5 5.5v13M15.5 5.5v13",
	pencil: "M4 20l1-4.5L16.5 4 20 7.5 8.5 19Zm10-13.5 3.5 3.5",
	person: "M12 4a4 4 0 1 0 .01 0ZM4.5 20.5c.5-4.5 3.5-6.5 7.5-6.5s7 2 7.5 6.5",
	pinterest: "M11.5 9 9 20.5m-1-7c-3-4.5 0-10 4.5-10 3.5 0 6 2.5 6 5.5 0 3.5-2 6-4.5 6-2 0-3.2-1-3.4-2.5",
	play: "M8 5v14l11-7Z",
	plus: "M12 5v14M5 12h14",
	printer: "M7 8.5V3.5h10v5M7 17H3.5V8.5h17V17H17m-10-3h10v6.5H7Z",
	refresh: "M19.5 12a7.5 7.5 0 1 1-2.5-5.6M19.5 3.5v4.5H15",
	shield: "M12 3 19.5 6v5.5c0 4.5-3 7.7-7.5 9.5-4.5-1.8-7.5-5-7.5-9.5V6Zm-3.5 9 2.5 2.7 4.5-5.2",
	spinner: "M12 3.5a8.5 8.5 0 1 1-8.5 8.5",
	star: "m12 3.2 2.7 5.7 6.2.8-4.6 4.3 1.2 6.2-5.5-3.1-5.5 3.1 1.2-6.2L3.1 9.7l6.2-.8Z",
	trash: "M4.5 7h15M9 7V4.5h6V7m-8.5 0 1 13.5h9l1-13.5M10 11v6m4-6v6",
	truck: "M2.5 6h11.5v11H2.5Zm11.5 4h4l3.5 3.5V17H14ZM7 17a2 2 0 1 0 .01 0Zm10.5 0a2 2 0 1 0 .01 0Z",
	youtube:
		"M6 5.5h12a3.5 3.5 0 0 1 3.5 3.5v6a3.5 3.5 0 0 1-3.5 3.5H6A3.5 3.5 0 0 1 2.5 15V9A3.5 3.5 0 0 1 6 5.5Zm4.3 3.7v5.6l4.7-2.8Z",
} as const;

export type IconName = keyof typeof PATHS;

type IconProps = { name: IconName; label?: string; className?: string };

/** An icon in the colour of its text. Silent for screen readers unless `label` is given. */
export function Icon({ name, label, className }: IconProps) {
	return (
		<>
			<svg
				className={classes("icon", className)}
				viewBox="0 0 24 24"
				fill="none"
				stroke="currentColor"
				strokeWidth="2"
				strokeLinecap="round"
				strokeLinejoin="round"
				aria-hidden="true"
				focusable="false"
			>
				<path d={PATHS[name]} />
			</svg>
			{label ? <span className="visually-hidden">{label}</span> : null}
		</>
	);
}

/** Every icon there is, for the page of styles. */
export const ICON_NAMES = (Object.keys(PATHS) as IconName[]).sort();
