/** Snapshots of a family: upload your photos. */
export function PhotosPicture() {
	return (
		<svg viewBox="0 0 240 170" aria-hidden="true" focusable="false">
			<g transform="rotate(-9 90 80)">
				<path d="M36 20h104v124H36Z" fill="#fff" stroke="#e6d6b8" strokeWidth="2" />
				<path d="M46 30h84v84H46Z" fill="#d9ecee" />
				<path d="M60 114c0-26 10-40 28-40s28 14 28 40Z" fill="#d5472c" />
				<circle cx="88" cy="62" r="18" fill="#7a4528" />
				<path d="M69 62c-4-34 42-34 38 0-8-10-28-12-38 0Z" fill="#2c160d" />
				<path d="M81 66h.1m14 0h.1" stroke="#12323f" strokeWidth="4" strokeLinecap="round" />
				<path d="M82 72c4 4 8 4 12 0" stroke="#12323f" strokeWidth="2.5" strokeLinecap="round" fill="none" />
			</g>
			<g transform="rotate(7 160 90)">
				<path d="M110 34h100v120H110Z" fill="#fff" stroke="#e6d6b8" strokeWidth="2" />
				<path d="M120 44h80v80h-80Z" fill="#ffe7ab" />
				<path d="M134 124c0-22 10-34 26-34s26 12 26 34Z" fill="#2b7d87" />
				<circle cx="160" cy="78" r="17" fill="#f0c8a4" />
				<path d="M142 78c-2-32 38-30 36-2-12-4-24-8-36 2Z" fill="#a9581f" />
				<path d="M154 80h.1m12 0h.1" stroke="#12323f" strokeWidth="4" strokeLinecap="round" />
				<path d="M154 86c4 4 8 4 12 0" stroke="#12323f" strokeWidth="2.5" strokeLinecap="round" fill="none" />
			</g>
		</svg>
	);
}

/** A page with a pencil and a little world on it: customise your story. */
export function StoryPicture() {
	return (
		<svg viewBox="0 0 240 170" aria-hidden="true" focusable="false">
			<path
				d="M120 44C90 22 52 22 16 30v112c36-8 74-8 104 14 30-22 68-22 104-14V30c-36-8-74-8-104 14Z"
				fill="#a92c16"
			/>
			<path
				d="M120 40C92 20 56 20 24 27v106c32-7 68-6 96 14 28-20 64-21 96-14V27c-32-7-68-7-96 13Z"
				fill="#fff8e8"
			/>
			<path d="M120 40v107" stroke="#e6d6b8" strokeWidth="3" />
			<path
				d="M40 50c20-4 42-2 62 8m-62 14c20-4 42-2 62 8m-62 14c20-4 42-2 62 8m-62 14c14-3 28-2 42 2"
				stroke="#c9b68d"
				strokeWidth="5"
				strokeLinecap="round"
				fill="none"
			/>
			<path d="M132 126c10-22 24-30 38-16 10-12 22-8 36 6v12c-26-4-50-2-74 8Z" fill="#4f8f5b" />
			<circle cx="188" cy="60" r="15" fill="#f8b73a" />
			<path d="m150 50 4 9 9 4-9 4-4 9-4-9-9-4 9-4Z" fill="#d5472c" />
			<g transform="rotate(38 190 96)">
				<path d="M182 30h18v92h-18Z" fill="#2b7d87" />
				<path d="M182 122h18l-9 22Z" fill="#f0c8a4" />
				<path d="m187.5 135.5 3.5 8.5 3.5-8.5Z" fill="#12323f" />
				<path d="M182 20h18v12h-18Z" fill="#d5472c" />
			</g>
		</svg>
	);
}

/** An opened parcel with the book in it: order and enjoy. */
export function ParcelPicture() {
	return (
		<svg viewBox="0 0 240 170" aria-hidden="true" focusable="false">
			<g transform="rotate(-6 120 70)">
				<path d="M78 12h88v88H78Z" fill="#12323f" />
				<path d="M78 12h8v88h-8Z" fill="#d5472c" />
				<circle cx="128" cy="52" r="22" fill="#ffe7ab" />
				<path d="M86 84c20-16 50-14 80-6v22H86Z" fill="#4f8f5b" />
				<path d="m104 26 2 5 5 2-5 2-2 5-2-5-5-2 5-2Zm46 2 2 5 5 2-5 2-2 5-2-5-5-2 5-2Z" fill="#ffdc8c" />
			</g>
			<path d="m40 78 80 14v70l-80-16Z" fill="#d9a25a" />
			<path d="m200 78-80 14v70l80-16Z" fill="#c78d44" />
			<path d="m40 78-24 26 78 16 26-28Zm160 0 24 26-78 16-26-28Z" fill="#e9bd7d" />
			<path d="M140 128c8-12 20-2 12 8l-10 10-12-8c-10-8 0-20 10-10Z" fill="#a92c16" />
		</svg>
	);
}
