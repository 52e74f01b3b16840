import type { PortraitName } from "~/content/claims";

type Cut = {
	ground: string;
	skin: string;
	hair: string;
	back: string;
	front: string;
	jumper: string;
	beard?: string;
};

/** Portraits cut from paper, on a square of 120: hair behind the head, hair before it. */
const CUTS: Record<PortraitName, Cut> = {
	curls: {
		ground: "#ffe7ab",
		skin: "#f0c8a4",
		hair: "#a9581f",
		back: "M60 18c-12-6-24 2-25 12-10 4-12 17-5 24-6 8-1 20 9 21h42c10-1 15-13 9-21 7-7 5-20-5-24-1-10-13-18-25-12Z",
		front: "M38 52c0-12 8-20 22-20s22 8 22 20c-6-2-8-8-10-12-8 8-22 10-34 12Z",
		jumper: "#2b7d87",
	},
	beard: {
		ground: "#d9ecee",
		skin: "#7a4528",
		hair: "#2c160d",
		back: "M38 50c-3-24 47-24 44 0Z",
		front: "M38 50c-1-20 43-20 44 0-6-8-38-8-44 0Z",
		jumper: "#d5472c",
		beard: "M38 56c2 6 8 5 12 3 4-3 16-3 20 0 4 2 10 3 12-3 1 18-8 28-22 28S37 74 38 56Z",
	},
	bun: {
		ground: "#fde5dc",
		skin: "#c58a5c",
		hair: "#1f1412",
		back: "M60 8c8 0 13 5 13 11 10 4 14 14 12 28l-3 16H38l-3-16c-2-14 2-24 12-28 0-6 5-11 13-11Z",
		front: "M38 54c-2-16 8-26 22-26s24 10 22 26c-4-12-14-16-22-19-8 3-18 7-22 19Z",
		jumper: "#4f8f5b",
	},
};

/** Somebody who was pleased, as the shop draws people who haven't sent a photo. */
export function Portrait({ name }: { name: PortraitName }) {
	const { ground, skin, hair, back, front, jumper, beard } = CUTS[name];
	return (
		<svg className="portrait" viewBox="0 0 120 120" aria-hidden="true" focusable="false">
			<circle cx="60" cy="60" r="60" fill={ground} />
			<path d={back} fill={hair} />
			<path d="M20 120c1-22 16-33 40-33s39 11 40 33Z" fill={jumper} />
			<path d="M51 74h18v14c-4 6-14 6-18 0Z" fill={skin} />
			<path d="M38 52c0-14 9-22 22-22s22 8 22 22c0 18-9 30-22 30S38 70 38 52Z" fill={skin} />
			{beard ? <path d={beard} fill={hair} /> : null}
			<path d={front} fill={hair} />
			<path d="M51 56h.1m17.9 0h.1" stroke="#12323f" strokeWidth="5" strokeLinecap="round" />
			<path
				d="M53 68c4 4 10 4 14 0"
				stroke={beard ? "#f0c8a4" : "#12323f"}
				strokeWidth="3"
				strokeLinecap="round"
				fill="none"
			/>
		</svg>
	);
}
