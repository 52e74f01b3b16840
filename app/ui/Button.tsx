import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from "react";
import { classes } from "./classes";

export type ButtonVariant = "primary" | "secondary" | "quiet" | "danger" | "warning";

type Look = {
	variant?: ButtonVariant;
	size?: "small" | "medium" | "large";
	wide?: boolean;
};

function look({ variant = "primary", size = "medium", wide }: Look, className?: string) {
	return classes("button", `button-${variant}`, `button-${size}`, wide && "button-wide", className);
}

type ButtonProps = Look & {
	busyLabel?: string;
} & ButtonHTMLAttributes<HTMLButtonElement>;

/**
 * A button; it submits its form unless `type` says otherwise. The shell's script shows `busyLabel` ("Signing In...") while the form is on its way and holds back a second press.
 */
export function Button({ variant, size, wide, className, busyLabel, type = "submit", ...rest }: ButtonProps) {
	return (
		<button
			type={type}
			className={look({ variant, size, wide }, className)}
			data-busy={busyLabel}
			{...rest}
		/>
	);
}

type ButtonLinkProps = Look & AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

/** A link that looks like a button: it goes somewhere and changes nothing. */
export function ButtonLink({ variant, size, wide, className, children, ...rest }: ButtonLinkProps) {
	return (
		<a className={look({ variant, size, wide }, className)} {...rest}>
			{children}
		</a>
	);
}
