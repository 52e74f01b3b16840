/** Sample cover: a paper whale carries two children over the sea. Square, to be framed as a book. */
export function MidnightWhale() {
	return (
		<svg viewBox="0 0 600 600" role="img" aria-label="Cover of Rosa and the Midnight Whale">
			<filter id="whale-paper" x="-10%" y="-10%" width="120%" height="120%">
				<feDropShadow dx="0" dy="4" stdDeviation="5" floodColor="#031218" floodOpacity=".45" />
			</filter>
			<path d="M0 0h600v600H0Z" fill="#173f6b" />
			<g filter="url(#whale-paper)">
				<circle cx="300" cy="330" r="270" fill="#1f5080" />
				<circle cx="300" cy="340" r="200" fill="#2a6494" />
				<circle cx="300" cy="350" r="128" fill="#ffe7ab" />
			</g>
			<path
				d="m70 250 5 13 13 5-13 5-5 13-5-13-13-5 13-5Zm462-30 6 15 15 6-15 6-6 15-6-15-15-6 15-6Zm-20 110 4 9 9 4-9 4-4 9-4-9-9-4 9-4ZM96 380l4 9 9 4-9 4-4 9-4-9-9-4 9-4Z"
				fill="#ffdc8c"
			/>
			<g filter="url(#whale-paper)">
				<path d="M0 470c60-40 110-8 160-20s100-40 160-10 110 20 160-8 90-8 120 2v166H0Z" fill="#2b7d87" />
			</g>
			<g filter="url(#whale-paper)">
				<path
					d="M118 404c0-54 70-92 168-88 90 4 138 46 182 34 16-6 24-28 8-52 30 0 42 16 44 36 14-16 32-20 54-10-8 34-32 48-66 54-24 54-98 118-212 118-110 0-178-42-178-92Z"
					fill="#12323f"
				/>
				<path d="M126 424c40 18 110 24 170 8 30 22 20 46-20 64-82-2-140-30-150-72Z" fill="#d9ecee" />
				<path
					d="M146 440c30 12 70 16 104 12m-86 10c26 8 54 10 80 8"
					stroke="#7fa3b0"
					strokeWidth="4"
					fill="none"
				/>
				<circle cx="176" cy="394" r="7" fill="#fff8e8" />
			</g>
			<g filter="url(#whale-paper)">
				<path d="M262 322c-2-30 2-48 22-48s26 20 24 50Z" fill="#d5472c" />
				<circle cx="285" cy="256" r="23" fill="#7a4528" />
				<path d="M262 256c-4-36 50-36 46 2 8 10 2 20-4 22-2-14-8-24-18-26-10 0-18 2-24 2Z" fill="#2c160d" />
				<path d="M326 330c-2-24 2-38 18-38s22 16 20 40Z" fill="#f8b73a" />
				<circle cx="345" cy="276" r="19" fill="#eac09a" />
				<path d="M326 274c0-30 40-28 39 0-8-8-26-10-39 0Z" fill="#a9581f" />
			</g>
			<g filter="url(#whale-paper)">
				<path d="M0 530c50-34 100-30 150-14s100 20 150-6 110-22 160 0 100 16 140-10v100H0Z" fill="#3d98a0" />
				<path d="M0 568c60-24 120-20 180-6s120 10 190-10 150-10 230 6v42H0Z" fill="#6fbcbc" />
			</g>
			<text className="cover-title" x="306" y="92" fontSize="62">
				Rosa and the
			</text>
			<text className="cover-title" x="306" y="156" fontSize="62">
				Midnight Whale
			</text>
		</svg>
	);
}
