import { useEffect, useRef, useState } from "react";
import { LONGEST, OLDEST, RELATIONSHIPS } from "~/shop/books/rules";
import { Button } from "~/ui/Button";
import type { ShownCharacter } from "~/ui/create/use-characters";
import { Field, SelectField } from "~/ui/Field";
import { Icon } from "~/ui/Icon";
import { CharacterPhoto } from "./CharacterPhoto";

type CharacterCardProps = {
	character: ShownCharacter;
	index: number;
	/** Whether there is a main character to be related to. */
	hasMain: boolean;
	focused: boolean;
	/** The form came back to ask who of the photo's people it is. */
	isAsked: boolean;
	onRemove(): void;
	onMakeMain(): void;
	onChange(values: Partial<ShownCharacter>): void;
};

const RELATIONS = RELATIONSHIPS.map((relation) => ({ value: relation, label: relation }));

/** One character of the book form. Its buttons submit the form where no script runs. */
export function CharacterCard({
	character,
	index,
	hasMain,
	focused,
	isAsked,
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
	// What is typed stays in its field; the photo's questions are asked by name.
	const [name, setName] = useState(character.name.trim());
	// Typed before the script was there.
	useEffect(() => {
		const field = card.current?.querySelector<HTMLInputElement>("input[name$='.name']");
		if (field) setName(field.value.trim());
	}, []);
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
					onInput={(event) => {
						setName(event.currentTarget.value.trim());
						clear("name");
					}}
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
			<CharacterPhoto character={character} index={index} name={name} isAsked={isAsked} onChange={onChange} />
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
