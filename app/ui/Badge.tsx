import type { ReactNode } from "react";
import { Icon, type IconName } from "./Icon";

export type Tone = "good" | "busy" | "bad" | "neutral";

const TONES = new Map<string, Tone>([
	["completed", "good"],
	["delivered", "good"],
	["paid", "good"],
	["approved", "good"],
	["processing", "busy"],
	["printing", "busy"],
	["pending", "busy"],
	["cancelled", "bad"],
	["failed", "bad"],
]);

const ICONS: Record<Tone, IconName> = {
	good: "check",
	busy: "spinner",
	bad: "cross",
	neutral: "dot",
};

/** How a status is shown; an unknown one is neutral, so that a new one never breaks a page. */
export function toneOf(status: string): Tone {
	return TONES.get(status) ?? "neutral";
}

/** A short word on a coloured ground, with an icon that says the same as the colour. */
export function Badge({ tone = "neutral", children }: { tone?: Tone; children: ReactNode }) {
	return (
		<span className={`badge badge-${tone}`}>
			<Icon name={ICONS[tone]} className={tone === "busy" ? "icon-spin" : undefined} />
			{children}
		</span>
	);
}

/** Statuses that say too little by themselves. */
const WORDS = new Map([["proof", "Ready to approve"]]);

/** The badge of a payment or order status: "on-hold" reads "On hold". */
export function StatusBadge({ status }: { status: string }) {
	const words = WORDS.get(status) ?? status.replace(/[-_]/g, " ");
	return <Badge tone={toneOf(status)}>{words.charAt(0).toUpperCase() + words.slice(1)}</Badge>;
}
