import { type Left, leftText } from "~/shop/pages/rules";
import { PROOF_TEXTS } from "~/shop/proof/rules";
import { LONGEST } from "~/studio/story/idea";
import { Button } from "~/ui/Button";
import { Field, SelectField } from "~/ui/Field";

/** Whose name was to be spelled how, and why it wasn't. */
export type TypedName = { who: string; name: string; error: string };

type RespellNameProps = {
	action: string;
	/** The page that is open, to come back to. */
	number: number;
	cast: readonly { id: string; name: string }[];
	coverFollows: boolean;
	/** Changes of the whole book: each page that is set anew is one. */
	edits: Left;
	typed: TypedName | null;
};

/** A name that is spelled wrong, put right on every page at once. */
export function RespellName({ action, number, cast, coverFollows, edits, typed }: RespellNameProps) {
	return (
		<section className="panel stack" aria-labelledby="respell-title">
			<h2 id="respell-title">Is a name spelled wrong?</h2>
			<details className="accordion" open={typed !== null}>
				<summary>Put it right on every page</summary>
				<form method="post" action={action} className="stack" noValidate>
					<input type="hidden" name="number" value={number} />
					<p>
						{coverFollows
							? "Cover, title, synopsis, back cover and every page that say it are set anew; the pictures stay."
							: "Synopsis, back cover and every page that say it are set anew. The cover and its title stay as they are: if it is wrong there, please write to us before you approve."}
					</p>
					<SelectField
						name="who"
						label="Whose name"
						options={cast.map(({ id, name }) => ({ value: id, label: name }))}
						defaultValue={typed?.who}
					/>
					<Field
						name="name"
						id="respelled-name"
						label="How it is spelled"
						maxLength={LONGEST.name}
						dir="auto"
						defaultValue={typed?.name}
						error={typed?.error}
					/>
					{edits.left > 0 ? (
						<div>
							<Button
								name="intent"
								value="respell"
								variant="secondary"
								size="small"
								busyLabel="Spelling it anew..."
								aria-describedby="respellings-left"
							>
								Change it on every page
							</Button>
						</div>
					) : null}
					<p className="text-soft text-small" id="respellings-left">
						{edits.left > 0
							? `${leftText(edits, "change")} for this book: each picture that is set anew is one.`
							: PROOF_TEXTS.editsUsed}
					</p>
				</form>
			</details>
		</section>
	);
}
