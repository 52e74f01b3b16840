import { BRAND } from "~/content/brand";

/** A grown-up and a child whose two bodies are the pages of one open book. */
function LogoMark() {
	return (
		<svg viewBox="0 0 40 40" aria-hidden="true" focusable="false">
			<circle cx="12" cy="7.4" r="4.9" fill="#d5472c" />
			<path d="M2.5 15.5c6-2.4 12.5-1.6 17.5 3.5v17.5c-4.7-4-11-5.1-16.5-3.5Z" fill="#d5472c" />
			<circle cx="28" cy="13.8" r="3.9" fill="#f8b73a" />
			<path d="M37 20.5c-6-1.8-12-.8-17 3.5v12.5c4.7-4 10.5-5.1 16-3.5Z" fill="#f8b73a" />
			<path d="M20 19v17.5" stroke="#12323f" strokeWidth="2" strokeLinecap="round" />
		</svg>
	);
}

/** Mark and name, as a link home. */
export function Logo() {
	return (
		<a className="logo" href="/">
			<LogoMark />
			{BRAND.name}
		</a>
	);
}
