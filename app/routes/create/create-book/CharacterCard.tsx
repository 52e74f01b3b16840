import { useEffect, useRef } from "react";
import { SHELL_MS } from "~/content/toast-times";
import { LONGEST, OLDEST, RELATIONSHIPS } from "~/shop/books/rules";
import { PHOTO_TEXTS } from "~/shop/photos/rules";
import { Button } from "~/ui/Button";
import type { ShownCharacter } from "~/ui/create/use-characters";
import { Field, SelectField } from "~/ui/Field";
import { FileField } from "~/ui/FileField";
import { Icon } from "~/ui/Icon";
import { raiseToast } from "~/ui/raise-toast";
import { uploadPhoto } from "./upload-photo";

type CharacterCardProps = {
	character: ShownCharacter;
	index: number;
	/** Whether there is a main character to be related to. */
	hasMain: boolean;
	focused: boolean;
	onRemove(): void;
	onMakeMain(): void;
	onChange(values: Partial<ShownCharacter>): void;
};

const PHOTO_HINT = "JPG, PNG or WEBP, up to 30 MB, with the face well in view";

const RELATIONS = RELATIONSHIPS.map((relation) => ({ value: relation, label: relation }));

/** One character of the book form. Its buttons submit the form where no script runs. */
export function CharacterCard({
	character,
	index,
	hasMain,
	focused,
	onRemove,
	onMakeMain,
	onChange,
}: CharacterCardProps) {
	const { isMainCharacter, errors } = character;
	const prefix = `characters.${index}`;
	const card = useRef<HTMLFieldSetElement>(null);
	useEffect(() => {
		if (focused) card.current?.focus();
	}, [focused]);
	const clear = (field: keyof ShownCharacter["errors"]) => {
		if (errors[field]) onChange({ errors: { ...errors, [field]: undefined } });
	};
	return (
		<fieldset className="form-group character" id={`character-${index + 1}`} tabIndex={-1} ref={card}>
			<legend>Character {index + 1}</legend>
			<input type="hidden" name={`${prefix}.isMainCharacter`} value={String(isMainCharacter)} />
			<div className="character-role">
				{isMainCharacter ? (
					<p className="character-main">
						<Icon name="star" />
						Main character
					</p>
				) : (
					<CharacterButton intent={`main:${index}`} icon="star" onPress={onMakeMain}>
						Make main<span className="visually-hidden"> (character {index + 1})</span>
					</CharacterButton>
				)}
				<CharacterButton intent={`remove:${index}`} icon="trash" onPress={onRemove}>
					Remove<span className="visually-hidden"> (character {index + 1})</span>
				</CharacterButton>
			</div>
			<div className="character-who">
				<Field
					label="Name"
					name={`${prefix}.name`}
					defaultValue={character.name}
					maxLength={LONGEST.name}
					onInput={() => clear("name")}
					error={errors.name}
				/>
				<Field
					label="Age"
					name={`${prefix}.age`}
					defaultValue={character.age}
					type="number"
					inputMode="numeric"
					onInput={() => clear("age")}
					min={0}
					max={OLDEST}
					step={1}
					error={errors.age}
				/>
			</div>
			<Field
				label="Personality, including gender"
				name={`${prefix}.personality`}
				defaultValue={character.personality}
				maxLength={LONGEST.personality}
				onInput={() => clear("personality")}
				hint="Such as: a curious girl who loves frogs"
				error={errors.personality}
			/>
			{isMainCharacter || !hasMain ? null : (
				<SelectField
					label="Relationship to the main character"
					name={`${prefix}.relationshipToMain`}
					defaultValue={character.relationshipToMain}
					options={RELATIONS}
					onInput={() => clear("relationshipToMain")}
					placeholder="Please choose"
					error={errors.relationshipToMain}
					width="medium"
				/>
			)}
			<CharacterPhoto character={character} index={index} onChange={onChange} />
		</fieldset>
	);
}

type CharacterButtonProps = {
	intent: string;
	icon: "star" | "trash";
	onPress(): void;
	children: React.ReactNode;
};

function CharacterButton({ intent, icon, onPress, children }: CharacterButtonProps) {
	return (
		<Button
			variant="quiet"
			size="small"
			name="intent"
			value={intent}
			formNoValidate
			onClick={(event) => {
				event.preventDefault();
				onPress();
			}}
		>
			<Icon name={icon} />
			<span>{children}</span>
		</Button>
	);
}

/** The photo, uploaded as soon as it is chosen; without a script the form takes it along. */
function CharacterPhoto({
	character,
	index,
	onChange,
}: Pick<CharacterCardProps, "character" | "index" | "onChange">) {
	const { imageUrl, photoGone, progress, errors } = character;
	const change = useRef(onChange);
	change.current = onChange;
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
				photoGone: false,
				errors: { ...errors, imageUrl: undefined },
			});
			raiseToast({ message: PHOTO_TEXTS.uploaded, type: "success", duration: SHELL_MS });
		} else {
			change.current({ progress: undefined, errors: { ...errors, imageUrl: sent.message } });
		}
	};
	return (
		<div className="stack">
			<input type="hidden" name={`characters.${index}.imageUrl`} value={imageUrl} />
			<FileField
				label="Photo"
				name={`characters.${index}.photo`}
				id={`characters.${index}.imageUrl`}
				hint={photoGone ? <PhotoGone /> : PHOTO_HINT}
				photo={imageUrl ? `${imageUrl}?size=thumb` : null}
				photoAlt={`Photo of character ${index + 1}`}
				progress={progress}
				error={errors.imageUrl}
				onChange={(event) => void upload(event.currentTarget)}
			/>
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
