import type { InputHTMLAttributes, ReactNode } from "react";

type CheckboxProps = { label: ReactNode; name: string } & Omit<
	InputHTMLAttributes<HTMLInputElement>,
	"type" | "name"
>;

/** A single yes; with `type="radio"` one of several rows (who is the main character). */
export function Checkbox({
	label,
	type = "checkbox",
	...rest
}: CheckboxProps & { type?: "checkbox" | "radio" }) {
	return (
		<label className="checkbox">
			<input type={type} {...rest} />
			<span>{label}</span>
		</label>
	);
}
