import { READING_LEVELS } from "~/studio/story/levels";
import { Button } from "~/ui/Button";
import { Checkbox } from "~/ui/Checkbox";
import { ErrorSummary } from "~/ui/ErrorSummary";
import { Field, SelectField, TextareaField } from "~/ui/Field";
import { FileField } from "~/ui/FileField";
import { PasswordField } from "~/ui/PasswordField";
import { RadioCards } from "~/ui/RadioCards";
import { StarInput } from "~/ui/Stars";

const COUNTRIES = [
	{ value: "GB", label: "United Kingdom" },
	{ value: "IE", label: "Ireland" },
];

const LEVELS = READING_LEVELS.map(({ id, label, audience }) => ({
	value: id,
	label,
	detail: audience,
}));

/** Every kind of field, the summary of errors first. Nothing is sent anywhere. */
export function Forms() {
	return (
		<section className="stack-large" aria-labelledby="forms">
			<h2 id="forms">Forms</h2>
			<ErrorSummary
				errors={[
					{ field: "email", message: "Please enter a valid email" },
					{
						field: "photo",
						message: "Please upload only JPG, PNG, or WEBP images",
					},
				]}
			/>
			<form className="form" method="get" action="/styles" noValidate>
				<Field label="Full name" name="name" autoComplete="name" hint="As it should stand on the parcel" />
				<div className="form-row">
					<Field
						label="Email"
						name="email"
						type="email"
						autoComplete="email"
						defaultValue="rosa@"
						error="Please enter a valid email"
					/>
					<Field label="Phone" name="phone" type="tel" autoComplete="tel" optional />
				</div>
				<div className="form-row">
					<Field label="Age" name="age" type="number" min={0} max={120} width="short" inputMode="numeric" />
					<SelectField
						label="Country"
						name="country"
						options={COUNTRIES}
						defaultValue="GB"
						autoComplete="country"
					/>
				</div>
				<PasswordField label="Password" name="password" />
				<TextareaField
					label="Description"
					name="description"
					maxLength={500}
					count
					placeholder="What happens in the story? (max 100 words)"
				/>
				<RadioCards label="Reading level" name="readingLevel" options={LEVELS} defaultValue="starter" />
				<fieldset className="form-group">
					<legend>Character 1</legend>
					<FileField
						label="Photo"
						name="photo"
						hint="JPG, PNG or WEBP, up to 30MB"
						error="Please upload only JPG, PNG, or WEBP images"
					/>
					<Checkbox name="main" value="0" defaultChecked label="The main character" />
				</fieldset>
				<StarInput label="Your rating" name="rating" defaultValue={4} />
				<div className="button-row">
					<Button busyLabel="Saving...">Save</Button>
					<Button type="reset" variant="quiet">
						Start again
					</Button>
				</div>
			</form>
		</section>
	);
}
