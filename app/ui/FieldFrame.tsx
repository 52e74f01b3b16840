import type { ReactNode } from "react";
import { classes } from "./classes";
import { Icon } from "./Icon";

/** What every field says of itself. `id` is also where an ErrorSummary points; it is `name` unless given. */
export type FieldText = {
	label: ReactNode;
	name: string;
	id?: string;
	hint?: ReactNode;
	error?: string;
	/** Says "(optional)" beside the label; every other field is required. */
	optional?: boolean;
};

/** The attributes that tie a control to its label, hint and error. */
export function controlAttributes({ name, id = name, hint, error }: FieldText, extraId?: string) {
	const describedBy = classes(hint !== undefined && `${id}-hint`, error && `${id}-error`, extraId);
	return {
		id,
		name,
		"aria-describedby": describedBy || undefined,
		"aria-invalid": error ? (true as const) : undefined,
	};
}

/** The message of a field that could not be accepted. */
export function FieldError({ id, error }: { id: string; error?: string }) {
	if (!error) return null;
	return (
		<p className="field-error" id={`${id}-error`}>
			<Icon name="alert" />
			<span className="visually-hidden">Error:</span> {error}
		</p>
	);
}

function Label({ text: { label, optional } }: { text: FieldText }) {
	return (
		<>
			{label}
			{optional ? <span className="field-optional"> (optional)</span> : null}
		</>
	);
}

function HintAndError({ text: { name, id = name, hint, error } }: { text: FieldText }) {
	return (
		<>
			{hint !== undefined ? (
				<p className="field-hint" id={`${id}-hint`}>
					{hint}
				</p>
			) : null}
			<FieldError id={id} error={error} />
		</>
	);
}

/** Label, hint and error around one control. */
export function FieldFrame({ text, children }: { text: FieldText; children: ReactNode }) {
	const { name, id = name, error } = text;
	return (
		<div className={classes("field", error && "field-invalid")}>
			<label htmlFor={id}>
				<Label text={text} />
			</label>
			<HintAndError text={text} />
			{children}
		</div>
	);
}

/** The same for a group of controls: a fieldset with its legend. */
export function FieldGroup({ text, children }: { text: FieldText; children: ReactNode }) {
	const { error } = text;
	const { "aria-describedby": describedBy } = controlAttributes(text);
	return (
		<fieldset className={classes("field", error && "field-invalid")} aria-describedby={describedBy}>
			<legend className="field-label">
				<Label text={text} />
			</legend>
			<HintAndError text={text} />
			{children}
		</fieldset>
	);
}
