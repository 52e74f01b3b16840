import type { InputHTMLAttributes, SelectHTMLAttributes, TextareaHTMLAttributes } from "react";
import { mostCharacters } from "./characters-left";
import { classes } from "./classes";
import { controlAttributes, FieldFrame, type FieldText } from "./FieldFrame";

/** Takes the words of the field out of what goes to the control. */
function split<Props extends FieldText>({ label, name, id, hint, error, optional, ...control }: Props) {
	const text: FieldText = { label, name, id, hint, error, optional };
	return { text, control };
}

type Width = { width?: "short" | "medium" | "full" };

type FieldProps = FieldText & Width & Omit<InputHTMLAttributes<HTMLInputElement>, "name" | "id" | "width">;

/** One line: text, email, number, tel. `required` unless `optional`. */
export function Field({ width = "full", ...props }: FieldProps) {
	const { text, control } = split(props);
	return (
		<FieldFrame text={text}>
			<input
				type="text"
				required={!text.optional}
				{...control}
				{...controlAttributes(text)}
				className={classes("input", `input-${width}`)}
			/>
		</FieldFrame>
	);
}

type TextareaFieldProps = FieldText &
	Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, "name" | "id"> & {
		count?: boolean;
	};

/** Several lines. With `countUse` and `maxLength` the limit is shown, and what is left of it once the script counts. */
export function TextareaField({ count, ...props }: TextareaFieldProps) {
	const { text, control } = split(props);
	const id = text.id ?? text.name;
	const counted = count && control.maxLength !== undefined;
	return (
		<FieldFrame text={text}>
			<textarea
				required={!text.optional}
				{...control}
				{...controlAttributes(text, counted ? `${id}-count` : undefined)}
				className="input"
				data-count={counted ? `${id}-count` : undefined}
			/>
			{counted ? (
				<p className="field-count" id={`${id}-count`}>
					{mostCharacters(control.maxLength ?? 0)}
				</p>
			) : null}
		</FieldFrame>
	);
}

export type Option = { value: string; label: string };

type SelectFieldProps = FieldText &
	Width &
	Omit<SelectHTMLAttributes<HTMLSelectElement>, "name" | "id"> & {
		options: readonly Option[];
		/** First entry, with an empty value: "Choose a country". */
		placeholder?: string;
	};

/** A choice from a list. */
export function SelectField({ width = "full", options, placeholder, ...props }: SelectFieldProps) {
	const { text, control } = split(props);
	return (
		<FieldFrame text={text}>
			<select
				required={!text.optional}
				{...control}
				{...controlAttributes(text)}
				className={classes("input", `input-${width}`)}
			>
				{placeholder !== undefined ? <option value="">{placeholder}</option> : null}
				{options.map(({ value, label }) => (
					<option key={value} value={value}>
						{label}
					</option>
				))}
			</select>
		</FieldFrame>
	);
}
