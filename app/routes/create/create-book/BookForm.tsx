import { useRef } from "react";
import type { CaptchaChallenge } from "~/providers/captcha/port";
import { CUSTOM_LEVEL, type DraftForm, LONGEST, READING_LEVELS, type StyleChoice } from "~/shop/books/rules";
import { FROZEN_TEXTS } from "~/shop/covers/rules";
import { Button } from "~/ui/Button";
import { Captcha, type CaptchaStanding } from "~/ui/create/Captcha";
import { WRITING_MESSAGES } from "~/ui/create/messages";
import type { useCharacters } from "~/ui/create/use-characters";
import { WaitingDialog } from "~/ui/create/WaitingDialog";
import { Field, TextareaField } from "~/ui/Field";
import { FieldError } from "~/ui/FieldFrame";
import { Icon } from "~/ui/Icon";
import { RadioCards } from "~/ui/RadioCards";
import { CharacterCard } from "./CharacterCard";
import { useDraftAutosave } from "./use-draft-autosave";
import type { useFieldErrors } from "./use-field-errors";
import { useSending } from "./use-sending";

type BookFormProps = {
	form: DraftForm;
	styles: readonly StyleChoice[];
	account: string | null;
	captcha: CaptchaChallenge | null;
	person: CaptchaStanding;
	list: ReturnType<typeof useCharacters>;
	errors: ReturnType<typeof useFieldErrors>;
	/** No cover may be drawn now: a dialog says so before the form is sent. */
	isFrozen: boolean;
	/** It came back to ask who is who in a photo of several people. */
	isAsked: boolean;
};

const ASK_FIRST = { "data-dialog": "frozen", "data-dialog-toast": FROZEN_TEXTS.toast };

const LEVELS = READING_LEVELS.map(({ id, label, audience }) => ({ value: id, label, detail: audience }));

/** The book form: title, place, description, level, characters, captcha. Plain HTML that a script makes livelier. */
export function BookForm({
	form,
	styles,
	account,
	captcha,
	person,
	list,
	errors,
	isFrozen,
	isAsked,
}: BookFormProps) {
	const element = useRef<HTMLFormElement>(null);
	const shape = list.characters
		.map(({ key, isMainCharacter, imageUrl }) => `${key}${isMainCharacter}${imageUrl}`)
		.join();
	const sending = useSending(useDraftAutosave(element, useChanged(shape)));
	const askFirst = isFrozen ? ASK_FIRST : {};
	const hasMain = list.characters.some(({ isMainCharacter }) => isMainCharacter);
	return (
		<form
			id="book-form"
			method="post"
			action="/create-book?edit"
			encType="multipart/form-data"
			noValidate
			className="create-form"
			ref={element}
			onSubmit={sending.start}
			onInput={errors.clear}
		>
			<div className="form">
				{/* The first submit button is the one that Enter presses; it must not be one that removes a character. */}
				<button
					type="submit"
					name="intent"
					value="submit"
					className="visually-hidden"
					tabIndex={-1}
					aria-hidden="true"
					{...askFirst}
				/>
				<input type="hidden" name="book" value={form.book} />
				{account ? <input type="hidden" name="account" value={account} /> : null}
				<Field
					label="Title of the book"
					name="title"
					defaultValue={form.title}
					maxLength={LONGEST.title}
					placeholder="Rosa and the Whale Who Couldn’t Sing"
					error={errors.of("title")}
				/>
				<Field
					label="Where does it take place?"
					name="location"
					defaultValue={form.location}
					maxLength={LONGEST.location}
					hint="The sea, space, a forest, a castle, your own street: the cover is drawn there"
					error={errors.of("location")}
				/>
				<TextareaField
					label="What happens?"
					name="description"
					defaultValue={form.description}
					maxLength={LONGEST.description}
					placeholder="Tell us the story in a few words (max 100 words)"
					count
					error={errors.of("description")}
				/>
				<RadioCards
					label="Reading level"
					name="readingLevel"
					options={LEVELS}
					defaultValue={form.readingLevel}
					error={errors.of("readingLevel")}
				/>
				<div className="reading-needs">
					<TextareaField
						label={`${CUSTOM_LEVEL}: what does your reader need?`}
						name="readingNeeds"
						defaultValue={form.readingNeeds}
						maxLength={LONGEST.readingNeeds}
						rows={2}
						hint="Such as: very short sentences, no figures of speech, words we sign in Makaton. The synopsis has short, plain sentences, or very short or longer ones if you ask. The person who looks at your book reads the rest."
						count
						error={errors.of("readingNeeds")}
					/>
				</div>
				{styles.length > 0 ? (
					<RadioCards
						label="How are the pictures made?"
						name="style"
						options={styles.map(({ id, label, told, sample }) => ({
							value: id,
							label,
							detail: told,
							picture: sample === null ? null : { src: sample, alt: `A castle at dusk, ${label}` },
						}))}
						defaultValue={form.style || styles[0]?.id}
						error={errors.of("style")}
					/>
				) : null}
			</div>
			<section className="stack create-cast" id="characters" tabIndex={-1} aria-labelledby="characters-title">
				<h2 id="characters-title">Who is in it?</h2>
				<p className="text-soft">
					One to four characters. Exactly one is the main one; the others are somebody to them.
				</p>
				<div className="create-cards">
					{list.characters.map((character, index) => (
						<CharacterCard
							key={character.key}
							character={character}
							index={index}
							hasMain={hasMain}
							focused={list.focus === character.key}
							isAsked={isAsked && character.headId === ""}
							onRemove={() => list.remove(index)}
							onMakeMain={() => list.makeMain(index)}
							onChange={(values) => list.change(character.key, values)}
						/>
					))}
				</div>
				<div role="status">
					<FieldError id="characters" error={list.message} />
				</div>
				<Button
					variant="secondary"
					name="intent"
					value="add"
					formNoValidate
					onClick={(event) => {
						event.preventDefault();
						list.add();
					}}
				>
					<Icon name="plus" />
					Add a character
				</Button>
			</section>
			<div className="form create-send">
				<Captcha challenge={captcha} {...person} error={errors.of("captcha")} />
				<Button
					size="large"
					wide
					name="intent"
					value="submit"
					disabled={person.state === "working"}
					{...askFirst}
				>
					Create my synopsis and cover
				</Button>
				<noscript>
					<Button variant="quiet" name="intent" value="keep" formNoValidate>
						Keep what I have so far, photos too
					</Button>
				</noscript>
				<p className="text-soft text-small">Free, and nothing to pay until you have seen both.</p>
			</div>
			{sending.on ? <WaitingDialog messages={WRITING_MESSAGES} status="Sending your story" /> : null}
		</form>
	);
}

/** null until the value differs from the one it began with. */
function useChanged(value: string): string | null {
	const first = useRef(value);
	return value === first.current ? null : value;
}
