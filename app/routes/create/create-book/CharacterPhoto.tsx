import type { DraftCharacter } from "~/shop/books/rules";
import type { PhotoLikeness } from "~/shop/likenesses/rules";
import { PHOTO_TEXTS } from "~/shop/photos/rules";
import { thumbnailOf } from "~/ui/create/likeness-text";
import { FileField } from "~/ui/FileField";
import { HeadChoice } from "./HeadChoice";
import { HeadPicture, LikenessState, LookAgain, TurnButton } from "./Likeness";

export type CharacterPhotoProps = {
	character: DraftCharacter;
	index: number;
	/** How the likeness of its photo stands; null without a photo. */
	likeness: PhotoLikeness | null;
	/** Its photo was deleted in time. */
	photoGone?: boolean;
	/** The form came back to ask who of the photo's people it is. */
	isAsked?: boolean;
	/** What is wrong with the character, by field. */
	errors?: Partial<Record<keyof DraftCharacter, string>>;
	/** It is what the script takes parts of a card from. */
	isSample?: boolean;
};

const PHOTO_HINT = "JPG, PNG or WEBP, up to 30 MB, with the face well in view";

/**
 * The photo, with the head that is cut out of it. The form takes it along, and its next page shows the head; a script uploads it as
 * soon as it is chosen, and draws what comes of it from the same parts (enhance/book-form).
 */
export function CharacterPhoto(props: CharacterPhotoProps) {
	const { character, index, likeness, photoGone, isAsked, errors = {}, isSample } = props;
	const { imageUrl } = character;
	const name = character.name.trim();
	const heads = likeness?.heads ?? [];
	return (
		<div
			className="stack character-photo"
			data-likeness={likeness && !isSample ? JSON.stringify(likeness) : undefined}
		>
			<input type="hidden" name={`characters.${index}.imageUrl`} value={imageUrl} autoComplete="off" />
			<FileField
				label="Photo"
				name={`characters.${index}.photo`}
				id={`characters.${index}.imageUrl`}
				hint={photoGone ? <PhotoGone /> : PHOTO_HINT}
				photo={imageUrl ? thumbnailOf(imageUrl, likeness?.turns ?? 0) : null}
				photoAlt={`Photo of character ${index + 1}`}
				picture={likeness && heads.length > 0 ? <HeadPicture {...likeness} name={name} /> : null}
				error={errors.imageUrl}
			>
				{likeness ? <TurnButton index={index} turns={likeness.turns} name={name} /> : null}
			</FileField>
			<LikenessState likeness={likeness} chosen={character.headId} name={name} />
			{likeness?.state !== "making" ? null : isSample ? (
				<LookAgain index={index} name={name} />
			) : (
				<noscript>
					<LookAgain index={index} name={name} />
				</noscript>
			)}
			{heads.length > 1 ? (
				<HeadChoice
					heads={heads}
					chosen={character.headId}
					index={index}
					name={name}
					isAsked={isAsked === true && character.headId === ""}
					error={errors.headId}
				/>
			) : null}
		</div>
	);
}

/** Why a photo that was here is asked for again. */
function PhotoGone() {
	return (
		<>
			<strong>{PHOTO_TEXTS.gone}</strong> {PHOTO_HINT}
		</>
	);
}
