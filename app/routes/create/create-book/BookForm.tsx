import type { CaptchaChallenge } from "~/providers/captcha/port";
import { type DraftForm, emptyCharacter, type StyleChoice } from "~/shop/books/rules";
import { FROZEN_TEXTS } from "~/shop/covers/rules";
import type { PhotoLikeness } from "~/shop/likenesses/rules";
import { photoAddress } from "~/shop/photos/rules";
import { LONGEST } from "~/studio/story/idea";
import { CUSTOM_LEVEL, READING_LEVELS } from "~/studio/story/levels";
import { Button } from "~/ui/Button";
import { Captcha, WAITS_FOR_PERSON } from "~/ui/create/Captcha";
import { WRITING_MESSAGES } from "~/ui/create/messages";
import { WaitingDialog } from "~/ui/create/WaitingDialog";
import type { FieldMessages } from "~/ui/ErrorSummary";
import { Field, TextareaField } from "~/ui/Field";
import { FieldError } from "~/ui/FieldFrame";
import { Icon } from "~/ui/Icon";
import { RadioCards } from "~/ui/RadioCards";
import { CharacterCard } from "./CharacterCard";

type BookFormProps = {
	form: DraftForm;
	styles: readonly StyleChoice[];
	account: string | null;
	captcha: CaptchaChallenge | null;
	/** What is wrong with it. */
	fields: FieldMessages;
	/** Places of the characters whose photos have been deleted in time. */
	photosGone: readonly number[];
	/** How the likenesses of its photos stand. */
	likenesses: readonly PhotoLikeness[];
	/** No cover may be drawn now: a dialog says so before the form is sent. */
	isFrozen: boolean;
	/** It came back to ask who is who in a photo of several people. */
	isAsked: boolean;
};

const ASK_FIRST = { "data-dialog": "frozen", "data-dialog-toast": FROZEN_TEXTS.toast };

const LEVELS = READING_LEVELS.map(({ id, label, audience }) => ({ value: id, label, detail: audience }));

/** A likeness with everything that one may have, for the script to take its parts from. */
const SAMPLE: PhotoLikeness = {
	photoId: "",
	turns: 0,
	state: "making",
	heads: ["1", "2"].map((id) => ({ id, imageUrl: "data:,", message: " " })),
	verdict: null,
	message: null,
};

/** The book form: title, place, description, level, characters, captcha. Plain HTML that a script makes livelier (enhance/create-book). */
export function BookForm(props: BookFormProps) {
	const { form, styles, account, captcha, fields, isFrozen } = props;
	const error = (name: string) => fields[name]?.[0];
	const askFirst = isFrozen ? ASK_FIRST : {};
	return (
		<form
			id="book-form"
			method="post"
			action="/create-book?edit"
			encType="multipart/form-data"
			noValidate
			className="create-form"
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
					error={error("title")}
				/>
				<Field
					label="Where does it take place?"
					name="location"
					defaultValue={form.location}
					maxLength={LONGEST.location}
					hint="The sea, space, a forest, a castle, your own street: the cover is drawn there"
					error={error("location")}
				/>
				<TextareaField
					label="What happens?"
					name="description"
					defaultValue={form.description}
					maxLength={LONGEST.description}
					placeholder="Tell us the story in a few words (max 100 words)"
					count
					error={error("description")}
				/>
				<RadioCards
					label="Reading level"
					name="readingLevel"
					options={LEVELS}
					defaultValue={form.readingLevel}
					error={error("readingLevel")}
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
						error={error("readingNeeds")}
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
						error={error("style")}
					/>
				) : null}
			</div>
			<section className="stack create-cast" id="characters" tabIndex={-1} aria-labelledby="characters-title">
				<h2 id="characters-title">Who is in it?</h2>
				<p className="text-soft">
					One to four characters. Exactly one is the main one; the others are somebody to them.
				</p>
				<div className="create-cards">
					<Cast {...props} />
				</div>
				<template data-character>
					<CharacterCard character={emptyCharacter()} index={0} hasMain likeness={SAMPLE} isSample />
				</template>
				<div role="status" data-cast-status>
					<FieldError id="characters" error={error("characters")} />
				</div>
				<Button variant="secondary" name="intent" value="add" formNoValidate>
					<Icon name="plus" />
					Add a character
				</Button>
			</section>
			<div className="form create-send">
				<Captcha challenge={captcha} error={error("captcha")} />
				<Button size="large" wide name="intent" value="submit" {...WAITS_FOR_PERSON} {...askFirst}>
					Create my synopsis and cover
				</Button>
				<noscript>
					<Button variant="quiet" name="intent" value="keep" formNoValidate>
						Keep what I have so far, photos too
					</Button>
				</noscript>
				<p className="text-soft text-small">Free, and nothing to pay until you have seen both.</p>
			</div>
			<template data-waiting>
				<WaitingDialog messages={WRITING_MESSAGES} status="Sending your story" />
			</template>
		</form>
	);
}

/** Everybody who is in it by now. */
function Cast({ form, fields, photosGone, likenesses, isAsked }: BookFormProps) {
	const hasMain = form.characters.some(({ isMainCharacter }) => isMainCharacter);
	return form.characters.map((character, index) => {
		const name = `characters.${index}`;
		const wrong = Object.keys(character).map((field) => [field, fields[`${name}.${field}`]?.[0]]);
		return (
			<CharacterCard
				key={name}
				character={character}
				index={index}
				hasMain={hasMain}
				likeness={likenesses.find(({ photoId }) => photoAddress(photoId) === character.imageUrl) ?? null}
				photoGone={photosGone.includes(index)}
				isAsked={isAsked}
				errors={Object.fromEntries(wrong)}
			/>
		);
	});
}
