/** Sample cover: a girl and a bear walk through the autumn wood. */
export function BearParade() {
	return (
		<svg viewBox="0 0 600 600" role="img" aria-label="Cover of Maya Meets a Bear">
			<filter id="bear-paper" x="-10%" y="-10%" width="120%" height="120%">
				<feDropShadow dx="0" dy="4" stdDeviation="5" floodColor="#1c1003" floodOpacity=".4" />
			</filter>
			<path d="M0 0h600v600H0Z" fill="#a92c16" />
			<g filter="url(#bear-paper)">
				<path d="M40 640V330C40 150 170 176 300 176s260-26 260 154v310Z" fill="#c2401f" />
				<path d="M100 640V380c0-150 90-150 200-150s200 0 200 150v260Z" fill="#e2703a" />
				<path d="M160 640V430c0-110 60-130 140-130s140 20 140 130v210Z" fill="#ffd98a" />
			</g>
			<g filter="url(#bear-paper)">
				<path d="M58 600V250h26v350ZM516 600V250h26v350Z" fill="#5b2a14" />
				<path
					d="M70 150c50 0 78 50 70 96s-38 62-70 62-62-16-70-62 20-96 70-96Zm460 0c50 0 78 50 70 96s-38 62-70 62-62-16-70-62 20-96 70-96Z"
					fill="#4f8f5b"
				/>
				<path d="M128 600V360h20v240Zm324 0V360h20v240Z" fill="#66140a" />
				<path
					d="M138 292c34 0 54 34 48 66s-24 42-48 42-42-10-48-42 14-66 48-66Zm324 0c34 0 54 34 48 66s-24 42-48 42-42-10-48-42 14-66 48-66Z"
					fill="#f8b73a"
				/>
			</g>
			<g filter="url(#bear-paper)">
				<path d="M0 540c100-34 200-30 300-20s200 10 300-20v100H0Z" fill="#275e3c" />
			</g>
			<g filter="url(#bear-paper)">
				<path d="M246 560c-10-90 0-160 66-162s80 70 72 162h-36l-4-24h-58l-4 24Z" fill="#5b2a14" />
				<circle cx="280" cy="344" r="17" fill="#5b2a14" />
				<circle cx="344" cy="344" r="17" fill="#5b2a14" />
				<path d="M312 334c36 0 52 24 50 48s-22 38-50 38-48-14-50-38 14-48 50-48Z" fill="#6d3418" />
				<path d="M312 382c16 0 24 8 24 18s-10 16-24 16-24-6-24-16 8-18 24-18Z" fill="#e9c79c" />
				<path d="M303 386c6-4 12-4 18 0l-9 9Z" fill="#12323f" />
				<circle cx="292" cy="370" r="4.5" fill="#12323f" />
				<circle cx="332" cy="370" r="4.5" fill="#12323f" />
				<path d="M262 452c-22 14-36 30-46 50l12 8c14-16 28-26 44-32Z" fill="#6d3418" />
			</g>
			<g filter="url(#bear-paper)">
				<path d="M176 560c-4-46 2-82 26-82s32 36 26 82Z" fill="#2b7d87" />
				<path d="M186 560h12v18h-14Zm20 0h12l2 18h-14Z" fill="#12323f" />
				<circle cx="202" cy="456" r="25" fill="#b9794a" />
				<path d="M176 458c-6-44 58-44 52 0 6 12 4 26-2 34-4-20-10-32-22-36-10 2-20 2-28 2Z" fill="#2c160d" />
				<path d="m188 432 14 8 14-8-2 16h-24Z" fill="#f8b73a" />
			</g>
			<text className="cover-title" x="306" y="84" fontSize="62">
				Maya Meets
			</text>
			<text className="cover-title" x="306" y="148" fontSize="62">
				a Bear
			</text>
		</svg>
	);
}
