/** A fox at a signpost that points both ways. */
export function LostFox() {
	return (
		<svg className="full-page-picture" viewBox="0 0 420 260" aria-hidden="true" focusable="false">
			<clipPath id="lost-fox-round">
				<path d="M210 14c122-2 206 84 206 172 0 46-92 68-206 68S4 232 4 186C4 98 92 16 210 14Z" />
			</clipPath>
			<g clipPath="url(#lost-fox-round)">
				<path d="M0 0h420v260H0Z" fill="#d9ecee" />
				<circle cx="318" cy="78" r="30" fill="#ffe7ab" />
				<path d="M0 214c60-46 120-52 190-30s150 14 230-10v86H0Z" fill="#4f8f5b" />
				<path d="M0 238c80-34 160-30 230-14s130 6 190-12v48H0Z" fill="#275e3c" />
			</g>
			<path d="M128 66h12v160h-12z" fill="#8d5c00" />
			<path d="M62 78h92v34H62L44 95Z" fill="#f8b73a" />
			<path d="M114 122h92l18 17-18 17h-92Z" fill="#d5472c" />
			<path
				d="M74 91h52m-52 9h34m22 34h54m-54 9h34"
				stroke="#fff8e8"
				strokeWidth="4"
				strokeLinecap="round"
				fill="none"
			/>
			<path d="M312 226c40 6 62-10 60-40-2-20-18-24-22-10-6 22-20 30-40 34Z" fill="#c2401f" />
			<path d="M366 168c-8-8-16-2-17 8 8 4 14 4 22 2 0-4-2-8-5-10Z" fill="#fff8e8" />
			<path d="M252 228c-4-40 10-70 36-72s46 30 44 72Z" fill="#d5472c" />
			<path d="M272 228c-2-26 4-44 16-44s22 18 20 44Z" fill="#fff8e8" />
			<path
				d="m240 92 20 20c14-6 30-6 44 0l20-20c6 22 6 38-2 50-8 14-24 26-40 34-16-8-32-20-40-34-8-12-8-28-2-50Z"
				fill="#d5472c"
			/>
			<path
				d="M237 132c16 0 34 10 45 44 11-34 29-44 45-44 0 4-2 8-5 12-8 14-24 24-40 32-16-8-32-18-40-32-3-4-5-8-5-12Z"
				fill="#fff8e8"
			/>
			<path d="m247 104 10 10-9 8Zm70 0-10 10 9 8Z" fill="#12323f" />
			<path d="M275 168c4-3 10-3 14 0l-7 8Z" fill="#12323f" />
			<circle cx="264" cy="138" r="4.5" fill="#12323f" />
			<circle cx="300" cy="138" r="4.5" fill="#12323f" />
		</svg>
	);
}
