import { useEffect, useRef, useState } from "react";
import { SHELL_MS } from "~/content/toast-times";
import type { PhotoLikeness } from "~/shop/likenesses/rules";
import { PHOTO_TEXTS } from "~/shop/photos/rules";
import type { ShownCharacter } from "~/ui/create/use-characters";
import { FileField } from "~/ui/FileField";
import { raiseToast } from "~/ui/raise-toast";
import { followLikeness, turnPhoto } from "./follow-likeness";
import { HeadChoice } from "./HeadChoice";
import { HeadPicture, LikenessState, TurnButton } from "./Likeness";
import { uploadPhoto } from "./upload-photo";

type CharacterPhotoProps = {
	character: ShownCharacter;
	index: number;
	/** As it is typed by now. */
	name: string;
	isAsked: boolean;
	onChange(values: Partial<ShownCharacter>): void;
};

const PHOTO_HINT = "JPG, PNG or WEBP, up to 30 MB, with the face well in view";

/**
 * The photo, uploaded as soon as it is chosen, with the head that is cut out of it; without a script the form takes it along, and
 * its next page shows the head.
 */
export function CharacterPhoto({ character, index, name, isAsked, onChange }: CharacterPhotoProps) {
	const { imageUrl, likeness, photoGone, progress, errors } = character;
	const change = useRef(onChange);
	change.current = onChange;
	const [isTurning, setTurning] = useState(false);
	const { isLate, askAgain } = useFollowing(isTurning ? null : likeness, (next) =>
		change.current({ likeness: next }),
	);

	const upload = async (input: HTMLInputElement) => {
		const file = input.files?.[0];
		if (!file) return;
		change.current({ progress: 0, errors: { ...errors, imageUrl: undefined } });
		const sent = await uploadPhoto(file, (percent) => change.current({ progress: percent }));
		// The shop has it, or won't have it: the form must not send it again.
		input.value = "";
		if (sent.ok) {
			change.current({
				progress: undefined,
				imageUrl: sent.url,
				likeness: sent.likeness,
				headId: "",
				photoGone: false,
				errors: { ...errors, imageUrl: undefined, headId: undefined },
			});
			raiseToast({ message: PHOTO_TEXTS.uploaded, type: "success", duration: SHELL_MS });
		} else {
			change.current({ progress: undefined, errors: { ...errors, imageUrl: sent.message } });
		}
	};
	const turn = async () => {
		if (isTurning || !likeness) return;
		setTurning(true);
		const turned = await turnPhoto(likeness);
		setTurning(false);
		if (typeof turned === "string") raiseToast({ message: turned, type: "error" });
		else change.current({ likeness: turned, headId: "" });
	};

	// Once it has arrived the shop may look at it for a while before it answers.
	const isSent = progress !== undefined && progress >= 100;
	const isWorking = isSent || isTurning || likeness?.state === "making";
	const heads = likeness?.heads ?? [];
	const version = likeness?.turns ? `&turned=${likeness.turns}` : "";
	return (
		<div className="stack character-photo">
			<input type="hidden" name={`characters.${index}.imageUrl`} value={imageUrl} />
			<FileField
				label="Photo"
				name={`characters.${index}.photo`}
				id={`characters.${index}.imageUrl`}
				hint={photoGone ? <PhotoGone /> : PHOTO_HINT}
				photo={imageUrl ? `${imageUrl}?size=thumb${version}` : null}
				photoAlt={`Photo of character ${index + 1}`}
				picture={likeness && heads.length > 0 ? <HeadPicture {...likeness} name={name} /> : null}
				progress={isSent ? undefined : progress}
				error={errors.imageUrl}
				onChange={(event) => void upload(event.currentTarget)}
			>
				{likeness ? (
					<TurnButton index={index} turns={likeness.turns} name={name} onPress={() => void turn()} />
				) : null}
			</FileField>
			<LikenessState
				likeness={likeness}
				chosen={character.headId}
				isWorking={isWorking && !isLate}
				isLate={isLate}
				index={index}
				name={name}
				onAgain={askAgain}
			/>
			{heads.length > 1 ? (
				<HeadChoice
					key={heads[0]?.id}
					heads={heads}
					chosen={character.headId}
					index={index}
					name={name}
					isAsked={isAsked}
					error={errors.headId}
					onChoose={(headId) => change.current({ headId, errors: { ...errors, headId: undefined } })}
				/>
			) : null}
		</div>
	);
}

/** Asks for a likeness that is being made, and hands it over once it stands, or there is news of it. `isLate` when it was asked for in vain. */
function useFollowing(likeness: PhotoLikeness | null, onKnown: (likeness: PhotoLikeness) => void) {
	const [late, setLate] = useState<PhotoLikeness | null>(null);
	const told = useRef(onKnown);
	told.current = onKnown;
	useEffect(() => {
		if (likeness?.state !== "making" || late === likeness) return;
		const stop = new AbortController();
		void followLikeness(likeness, stop.signal).then((known) => {
			if (stop.signal.aborted) return;
			if (known) told.current(known);
			else setLate(likeness);
		});
		return () => stop.abort();
	}, [likeness, late]);
	return { isLate: likeness !== null && late === likeness, askAgain: () => setLate(null) };
}

/** Why a photo that was here is asked for again. */
function PhotoGone() {
	return (
		<>
			<strong>{PHOTO_TEXTS.gone}</strong> {PHOTO_HINT}
		</>
	);
}
