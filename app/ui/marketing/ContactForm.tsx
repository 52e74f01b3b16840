import { type SubmissionResult, useForm } from "@conform-to/react";
import { MESSAGE_LENGTHS, SUPPORT_TEXTS } from "~/shop/support/rules";
import { fieldProps } from "~/ui/form-answer";
import { Button } from "~/ui/Button";
import { ErrorSummary, summaryErrors } from "~/ui/ErrorSummary";
import { Field, TextareaField } from "~/ui/Field";

type Typed = { name: string; email: string; subject: string; message: string };

/** Ids of this form's fields: home has another form with a name. */
const idOf = (field: string) => `contact-${field}`;

/** The contact form: on home, and on its own page where it is shown again if something is missing. */
export function ContactForm({ lastResult }: { lastResult?: SubmissionResult<string[]> }) {
	const [form, fields] = useForm<Typed>({ id: "contact", lastResult });
	const errors = summaryErrors(form.allErrors).map(({ field, message }) => ({
		field: field && idOf(field),
		message,
	}));
	return (
		<>
			<ErrorSummary title={SUPPORT_TEXTS.notSent} errors={errors} />
			<form className="form" method="post" action="/contact" data-stamped="/contact/stamp">
				<Field
					{...fieldProps(fields.name)}
					id={idOf("name")}
					label="Full name"
					autoComplete="name"
					maxLength={MESSAGE_LENGTHS.name}
					dir="auto"
				/>
				<Field
					{...fieldProps(fields.email)}
					id={idOf("email")}
					label="Email"
					hint="We answer to this address."
					type="email"
					autoComplete="email"
					maxLength={MESSAGE_LENGTHS.email}
				/>
				<Field
					{...fieldProps(fields.subject)}
					id={idOf("subject")}
					label="Subject"
					maxLength={MESSAGE_LENGTHS.subject}
					dir="auto"
				/>
				<TextareaField
					{...fieldProps(fields.message)}
					id={idOf("message")}
					label="Message"
					rows={6}
					maxLength={MESSAGE_LENGTHS.message}
					count
					dir="auto"
				/>
				<div className="visually-hidden" aria-hidden="true">
					<label>
						Please leave this empty
						<input type="text" name="website" tabIndex={-1} autoComplete="off" />
					</label>
				</div>
				<input type="hidden" name="stamp" />
				<Button busyLabel="Sending...">Send Message</Button>
			</form>
		</>
	);
}
