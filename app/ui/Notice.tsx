import type { ReactNode } from "react";
import { Icon, type IconName } from "./Icon";

export type NoticeKind = "info" | "success" | "warning" | "error";

const ICONS: Record<NoticeKind, IconName> = {
	info: "info",
	success: "check",
	warning: "alert",
	error: "alert",
};

type NoticeProps = {
	kind?: NoticeKind;
	/** Read out as it appears: for what an action brought about. */
	live?: boolean;
};

/** A message that stays in the page. */
export function Notice({ kind = "info", live, children }: NoticeProps & { children: ReactNode }) {
	const role = live ? (kind === "error" ? "alert" : "status") : undefined;
	return (
		<div className={`notice notice-${kind}`} role={role}>
			<Icon name={ICONS[kind]} />
			<div className="notice-body">{children}</div>
		</div>
	);
}

/** Across the top of every page of a shop in test mode. */
export function TestModeBanner() {
	return (
		<aside className="banner" aria-label="Test mode">
			Test mode: no card is charged
		</aside>
	);
}
