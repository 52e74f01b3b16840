import { type FormEvent, useEffect, useRef, useState } from "react";
import type { CaptchaChallenge } from "~/providers/captcha/port";
import { CUSTOM_LEVEL, type DraftForm, LONGEST, READING_LEVELS } from "~/shop/books/rules";
import { FROZEN_TEXTS } from "~/shop/covers/rules";
import { Button } from "~/ui/Button";
import { Captcha, useCaptcha } from "~/ui/create/Captcha";
import { WRITING_MESSAGES } from "~/ui/create/messages";
import { type FieldMessages, useCharacters } from "~/ui/create/use-characters";
import { WaitingDialog } from "~/ui/create/WaitingDialog";
import { Field, TextareaField } from "~/ui/Field";
import { FieldError } from "~/ui/FieldFrame";
import { Icon } from "~/ui/Icon";
import { RadioCards } from "~/ui/RadioCards";
import { CharacterCard } from "./CharacterCard";
import { useDraftAutosave } from "./use-draft-autosave";

type BookFormProps = {
	form: DraftForm;
	captcha: CaptchaChallenge | null;
	fields: FieldMessages;
	/** No cover may be drawn now: a dialog says so before the form is sent. */
	isFrozen: boolean;
};

const ASK_FIRST = { "data-dialog": "frozen", "data-dialog-toast": FROZEN_TEXTS.toast };

const LEVELS = READING_LEVELS.map(({ id, label, audience }) => ({ value: id, label, detail: audience }));

/** The book form: title, place, description, level, characters, captcha. Plain HTML that a script makes livelier. */
export function BookForm({ form, captcha, fields, isFrozen }: BookFormProps) {
	const element = useRef<HTMLFormElement>(null);
	const list = useCharacters(form.characters, fields);
	const person = useCaptcha(captcha);
	const sending = useSending();
	const shape = list.characters
		.map(({ key, isMainCharacter, imageUrl }) => `${key}${isMainCharacter}${imageUrl}`)
		.join();
	useDraftAutosave(element, useChanged(shape));
	const errors = useErrors(fields);
	const askFirst = isFrozen ? ASK_FIRST : {};
	const hasMain = list.characters.some(({ isMainCharacter }) => isMainCharacter);
	return (
		<form
			id="book-form"
			method="post"
			action="/create-book?edit"
			encType="multipart/form-data"
			noValidate
			className="form"
			ref={element}
			onSubmit={sending.start}
			onInput={errors.clear}
		>
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
			<Field
				label="Title of the book"
				name="title"
				defaultValue={form.title}
				maxLength={LONGEST.title}
				placeholder="Rosa and the Whale Who Couldn’t Sing"
				error={errors.of("title")}
				autoComplete="off"
			/>
			<Field
				label="Where does it take place?"
				name="location"
				defaultValue={form.location}
				maxLength={LONGEST.location}
				hint="The sea, space, a forest, a castle, your own street: the cover is drawn there"
				error={errors.of("location")}
				autoComplete="off"
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
			<section className="stack" id="characters" tabIndex={-1} aria-labelledby="characters-title">
				<h2 id="characters-title">Who is in it?</h2>
				<p className="text-soft">
					One to four characters. Exactly one is the main one; the others are somebody to them.
				</p>
				{list.characters.map((character, index) => (
					<CharacterCard
						key={character.key}
						character={character}
						index={index}
						hasMain={hasMain}
						focused={list.focus === character.key}
						onRemove={() => list.remove(index)}
						onMakeMain={() => list.makeMain(index)}
						onChange={(values) => list.change(character.key, values)}
					/>
				))}
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
			{sending.on ? <WaitingDialog messages={WRITING_MESSAGES} status="Sending your story" /> : null}
		</form>
	);
}

/** The message of each field, until something else is typed into it. */
function useErrors(fields: FieldMessages) {
	const [cleared, setCleared] = useState<readonly string[]>([]);
	return {
		of: (name: string) => (cleared.includes(name) ? undefined : fields[name]?.[0]),
		clear: ({ target }: FormEvent<HTMLFormElement>) => {
			const { name } = target as HTMLInputElement;
			if (fields[name] && !cleared.includes(name)) setCleared([...cleared, name]);
		},
	};
}

/** null until the value differs from the one it began with. */
function useChanged(value: string): string | null {
	const first = useRef(value);
	return value === first.current ? null : value;
}

/** Whether the form is on its way; over again when the back button brings the page out of the browser's memory. */
function useSending() {
	const [on, setOn] = useState(false);
	useEffect(() => {
		const back = (event: PageTransitionEvent) => event.persisted && setOn(false);
		addEventListener("pageshow", back);
		return () => removeEventListener("pageshow", back);
	}, []);
	const start = (event: FormEvent<HTMLFormElement>) => {
		if (on) event.preventDefault();
		else setOn(true);
	};
	return { on, start };
}
