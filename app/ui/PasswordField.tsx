import type { InputHTMLAttributes } from "react";
import { controlAttributes, FieldFrame, type FieldText } from "./FieldFrame";

type PasswordFieldProps = FieldText & Omit<InputHTMLAttributes<HTMLInputElement>, "name" | "id" | "type">;

/** A password with a show/hide button, which is there only where scripts run and is answered by the shell's script. */
export function PasswordField({
	label,
	name,
	id = name,
	hint,
	error,
	optional,
	...rest
}: PasswordFieldProps) {
	const text: FieldText = { label, name, id, hint, error, optional };
	return (
		<FieldFrame text={text}>
			<div className="input-with-button">
				<input
					required={!optional}
					autoComplete="current-password"
					spellCheck={false}
					autoCapitalize="none"
					{...rest}
					{...controlAttributes(text)}
					type="password"
					className="input"
				/>
				<button
					type="button"
					className="input-toggle needs-script"
					data-password-toggle={id}
					aria-controls={id}
					aria-label="Show password"
				>
					Show
				</button>
			</div>
		</FieldFrame>
	);
}
