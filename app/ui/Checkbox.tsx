import type { InputHTMLAttributes, ReactNode } from "react";

type CheckboxProps = { label: ReactNode; name: string } & Omit<
	InputHTMLAttributes<HTMLInputElement>,
	"type" | "name"
>;

/** A single yes. */
export function Checkbox({ label, ...rest }: CheckboxProps) {
	return (
		<label className="checkbox">
			<input type="checkbox" {...rest} />
			<span>{label}</span>
		</label>
	);
}
