/** Sample cover: a garden shed takes off with Grandpa and a boy in it. */
export function FlyingShed() {
	return (
		<svg viewBox="0 0 600 600" role="img" aria-label="Cover of Grandpa’s Flying Shed">
			<filter id="shed-paper" x="-10%" y="-10%" width="120%" height="120%">
				<feDropShadow dx="0" dy="4" stdDeviation="5" floodColor="#5b2a00" floodOpacity=".35" />
			</filter>
			<path d="M0 0h600v600H0Z" fill="#f8b73a" />
			<g filter="url(#shed-paper)">
				<circle cx="452" cy="216" r="150" fill="#fbc65c" />
				<circle cx="452" cy="216" r="96" fill="#ffdc8c" />
			</g>
			<g fill="#fff8e8" filter="url(#shed-paper)">
				<path d="M40 300c-20 0-24-28-6-34 2-26 36-32 48-12 16-16 48-6 46 16 22 0 20 30 0 30Z" />
				<path d="M470 412c-20 0-24-28-6-34 2-26 36-32 48-12 16-16 48-6 46 16 22 0 20 30 0 30Z" />
			</g>
			<g filter="url(#shed-paper)">
				<path d="M0 520c90-60 190-60 290-30s190 10 310-40v150H0Z" fill="#4f8f5b" />
				<path d="M0 566c110-40 220-36 320-18s180 10 280-20v72H0Z" fill="#275e3c" />
			</g>
			<g filter="url(#shed-paper)" transform="translate(0 24) rotate(-8 300 360)">
				<path
					d="M196 352 96 322c-14 30 0 56 26 60l78 8Zm208 0 100-30c14 30 0 56-26 60l-78 8Z"
					fill="#d9ecee"
				/>
				<path d="M196 292h208v150H196Z" fill="#2b7d87" />
				<path d="M222 292v150m26-150v150m104-150v150m26-150v150" stroke="#1d5f68" strokeWidth="4" />
				<path d="M346 184h30v90h-30Z" fill="#8d5c00" />
				<path d="m172 300 128-92 128 92Z" fill="#a92c16" />
				<path d="M258 318h84v74h-84Z" fill="#fff8e8" />
				<path d="M262 392c0-22 6-34 18-34s18 12 18 34Z" fill="#4f8f5b" />
				<circle cx="280" cy="342" r="16" fill="#f0c8a4" />
				<path d="M266 350c6 14 22 14 28 0 2 14-4 20-14 20s-16-6-14-20Z" fill="#fff" />
				<path d="M264 338c-2-22 34-22 32 0Z" fill="#12323f" />
				<path d="M304 392c0-18 6-26 16-26s16 8 16 26Z" fill="#d5472c" />
				<circle cx="320" cy="354" r="13" fill="#8a5230" />
				<path d="M307 352c-2-20 28-20 26 0-8-6-18-6-26 0Z" fill="#2c160d" />
				<path d="M196 442h208l-16 22H212Z" fill="#8d5c00" />
				<path
					d="M232 464c-6 34 4 52 14 66 10-14 20-32 14-66Zm108 0c-6 34 4 52 14 66 10-14 20-32 14-66Z"
					fill="#d5472c"
				/>
			</g>
			<text className="cover-title cover-title-dark" x="306" y="88" fontSize="60">
				Grandpa’s
			</text>
			<text className="cover-title cover-title-dark" x="306" y="152" fontSize="60">
				Flying Shed
			</text>
		</svg>
	);
}
