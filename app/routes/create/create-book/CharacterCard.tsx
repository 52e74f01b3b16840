import { LONGEST, OLDEST, RELATIONSHIPS } from "~/studio/story/idea";
import { Button } from "~/ui/Button";
import { Field, SelectField } from "~/ui/Field";
import { Icon } from "~/ui/Icon";
import { CharacterPhoto, type CharacterPhotoProps } from "./CharacterPhoto";

type CharacterCardProps = CharacterPhotoProps & {
	/** Whether there is a main character to be related to. */
	hasMain: boolean;
};

const RELATIONS = RELATIONSHIPS.map((relation) => ({ value: relation, label: relation }));

/** One character of the book form. Its buttons submit the form where no script runs. */
export function CharacterCard({ character, index, hasMain, errors = {}, ...photo }: CharacterCardProps) {
	const { isMainCharacter } = character;
	const place = `Character ${index + 1}`;
	const prefix = `characters.${index}`;
	return (
		<fieldset className="form-group character" id={`character-${index + 1}`} tabIndex={-1}>
			<legend>{place}</legend>
			<input
				type="hidden"
				name={`${prefix}.isMainCharacter`}
				value={String(isMainCharacter)}
				autoComplete="off"
			/>
			<div className="character-role">
				<p className="character-main" hidden={!isMainCharacter}>
					<Icon name="star" />
					Main character
				</p>
				<CharacterButton intent={`main:${index}`} icon="star" hidden={isMainCharacter}>
					Make main<span className="visually-hidden">{` (${place.toLowerCase()})`}</span>
				</CharacterButton>
				<CharacterButton intent={`remove:${index}`} icon="trash">
					Remove<span className="visually-hidden">{` (${place.toLowerCase()})`}</span>
				</CharacterButton>
			</div>
			<div className="character-who">
				<Field
					label="Name"
					name={`${prefix}.name`}
					defaultValue={character.name}
					maxLength={LONGEST.name}
					error={errors.name}
				/>
				<Field
					label="Age"
					name={`${prefix}.age`}
					defaultValue={character.age}
					type="number"
					inputMode="numeric"
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
				hint="Such as: a curious girl who loves frogs"
				error={errors.personality}
			/>
			{isMainCharacter || !hasMain ? null : (
				<div className="character-relation">
					<SelectField
						label="Relationship to the main character"
						name={`${prefix}.relationshipToMain`}
						defaultValue={character.relationshipToMain}
						options={RELATIONS}
						placeholder="Please choose"
						error={errors.relationshipToMain}
						width="medium"
					/>
				</div>
			)}
			<CharacterPhoto character={character} index={index} errors={errors} {...photo} />
		</fieldset>
	);
}

type CharacterButtonProps = {
	intent: string;
	icon: "star" | "trash";
	hidden?: boolean;
	children: React.ReactNode;
};

function CharacterButton({ intent, icon, hidden, children }: CharacterButtonProps) {
	return (
		<Button variant="quiet" size="small" name="intent" value={intent} formNoValidate hidden={hidden}>
			<Icon name={icon} />
			<span>{children}</span>
		</Button>
	);
}
