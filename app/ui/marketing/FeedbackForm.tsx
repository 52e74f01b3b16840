import { type SubmissionResult, useForm } from "@conform-to/react";
import { DEFAULT_STARS } from "~/shop/reviews/rules";
import { FEEDBACK_LENGTHS, SUPPORT_TEXTS } from "~/shop/support/rules";
import { fieldProps } from "~/ui/form-answer";
import { Button } from "~/ui/Button";
import { ErrorSummary, summaryErrors } from "~/ui/ErrorSummary";
import { Field, TextareaField } from "~/ui/Field";
import { StarInput } from "~/ui/Stars";

type FeedbackFormProps = {
	/** The signed-in family's name; null for everybody else. */
	username: string | null;
	lastResult?: SubmissionResult<string[]>;
};

/** Ids of this form's fields: home has another form with a name. */
const idOf = (field: string) => `feedback-${field}`;

/** What a family thinks of the shop: stars and words. Whoever isn't signed in is asked to, and what was typed waits. */
export function FeedbackForm({ username, lastResult }: FeedbackFormProps) {
	const [form, fields] = useForm<{ name: string; feedback: string; rating: string }>({
		id: "feedback",
		lastResult,
	});
	const errors = summaryErrors(form.allErrors).map(({ field, message }) => ({
		field: field && idOf(field),
		message,
	}));
	const { defaultValue: stars, ...rating } = fieldProps(fields.rating);
	const { defaultValue: name, ...named } = fieldProps(fields.name);
	return (
		<>
			<ErrorSummary title={SUPPORT_TEXTS.notGiven} errors={errors} />
			<form className="form" method="post" action="/feedback">
				<Field
					{...named}
					id={idOf("name")}
					label="Name"
					defaultValue={name ?? username ?? undefined}
					autoComplete="nickname"
					maxLength={FEEDBACK_LENGTHS.name}
					dir="auto"
				/>
				<StarInput
					{...rating}
					id={idOf("rating")}
					label="Your rating"
					defaultValue={Number(stars) || DEFAULT_STARS}
				/>
				<TextareaField
					{...fieldProps(fields.feedback)}
					id={idOf("feedback")}
					label="Your feedback"
					hint={username === null ? "We ask you to sign in first; what you typed is kept." : undefined}
					rows={4}
					maxLength={FEEDBACK_LENGTHS.feedback}
					count
					dir="auto"
				/>
				<Button busyLabel="Sending...">Send Feedback</Button>
			</form>
		</>
	);
}
