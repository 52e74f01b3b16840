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

/** A door that stands open, with a light in it: create an account and sign in. */
export function DoorPicture() {
	return (
		<svg viewBox="0 0 240 170" aria-hidden="true" focusable="false">
			<path d="M20 152c40-10 160-10 200 0v12H20Z" fill="#4f8f5b" />
			<path d="M74 152V70c0-62 92-62 92 0v82Z" fill="#12323f" />
			<path d="M84 152V72c0-48 72-48 72 0v80Z" fill="#ffe7ab" />
			<path d="M84 152V72c0-30 28-40 46-30v122Z" fill="#d5472c" />
			<path d="M94 82c0-18 14-26 26-22v30l-26 4Zm0 24 26-4v40l-26 4Z" fill="#a92c16" />
			<circle cx="122" cy="104" r="4.5" fill="#f8b73a" />
			<path d="m186 40 4 10 10 4-10 4-4 10-4-10-10-4 10-4Z" fill="#f8b73a" />
			<path d="m46 66 3 7 7 3-7 3-3 7-3-7-7-3 7-3Z" fill="#f8b73a" />
			<path d="M186 150c-4-22 10-30 14-42 6 12 18 20 14 42Z" fill="#2b7d87" />
			<path d="M26 150c-4-16 8-22 11-32 5 10 14 16 11 32Z" fill="#2b7d87" />
		</svg>
	);
}

/** A cover on an easel, still wet: see your synopsis and cover. */
export function EaselPicture() {
	return (
		<svg viewBox="0 0 240 170" aria-hidden="true" focusable="false">
			<path d="M118 8h8v40h-8ZM84 112 62 164h9l22-52Zm76 0 22 52h-9l-22-52Z" fill="#a9581f" />
			<path d="M68 22h108v100H68Z" fill="#12323f" />
			<path d="M76 30h92v84H76Z" fill="#d9ecee" />
			<circle cx="140" cy="56" r="15" fill="#f8b73a" />
			<path d="M76 96c22-20 40-20 54-4 12-10 26-8 38 2v20H76Z" fill="#4f8f5b" />
			<path d="M92 112c0-18 6-26 14-26s14 8 14 26Z" fill="#d5472c" />
			<circle cx="106" cy="78" r="10" fill="#c58a5c" />
			<path d="M96 78c-2-20 22-20 20 0-5-7-15-7-20 0Z" fill="#2c160d" />
			<path d="M56 122h132v9H56Z" fill="#d9a25a" />
			<g transform="rotate(32 196 70)">
				<path d="M192 40h9v60h-9Z" fill="#a92c16" />
				<path d="M191 100h11v10h-11Z" fill="#c9b68d" />
				<path d="M190 110h13c2 12-4 20-7 24-4-5-8-13-6-24Z" fill="#2b7d87" />
			</g>
		</svg>
	);
}

/** A card and a heart that says yes: approve and pay. */
export function CardPicture() {
	return (
		<svg viewBox="0 0 240 170" aria-hidden="true" focusable="false">
			<g transform="rotate(-8 112 92)">
				<path d="M34 44q0-10 10-10h132q10 0 10 10v84q0 10-10 10H44q-10 0-10-10Z" fill="#2b7d87" />
				<path d="M34 58h152v22H34Z" fill="#12323f" />
				<path d="M50 98h34v24H50Z" fill="#ffdc8c" />
				<path d="M50 110h34M67 98v24" stroke="#8d5c00" strokeWidth="2" />
				<path d="M100 118h52" stroke="#d9ecee" strokeWidth="6" strokeLinecap="round" />
			</g>
			<path d="M178 74c12-22 44-6 30 20-8 14-22 24-30 30-8-6-22-16-30-30-14-26 18-42 30-20Z" fill="#d5472c" />
			<path
				d="m164 92 11 11 18-20"
				stroke="#fff8e8"
				strokeWidth="8"
				strokeLinecap="round"
				strokeLinejoin="round"
				fill="none"
			/>
		</svg>
	);
}
