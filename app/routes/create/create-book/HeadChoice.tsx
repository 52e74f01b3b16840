import type { Head } from "~/shop/likenesses/rules";
import { whoIs } from "~/ui/create/likeness-text";
import { FieldGroup } from "~/ui/FieldFrame";

type HeadChoiceProps = {
	heads: readonly Head[];
	/** The one chosen; the first one where it is none of them. */
	chosen: string;
	index: number;
	name: string;
	/** The form came back for it. */
	isAsked: boolean;
	error?: string;
};

/** Who of several people in a photo a character is. The first radio button carries the group's id. */
export function HeadChoice({ heads, chosen, index, name, isAsked, error }: HeadChoiceProps) {
	const field = `characters.${index}.headId`;
	const first = heads.some(({ id }) => id === chosen) ? chosen : heads[0]?.id;
	return (
		<div className="head-choices" id={`who-${index + 1}`} tabIndex={-1}>
			<FieldGroup
				text={{
					label: whoIs(name),
					name: field,
					hint: isAsked ? <Asked people={heads.length} /> : "The largest face comes first.",
					error,
				}}
			>
				<div className="head-row">
					{heads.map(({ id, imageUrl }, at) => (
						<label className="head-choice" key={id}>
							<input
								type="radio"
								name={field}
								id={at === 0 ? field : `${field}-${id}`}
								value={id}
								defaultChecked={id === first}
							/>
							<img src={imageUrl} alt="" width={96} height={96} />
							<span>
								<span>{`Person ${at + 1}`}</span>
								<span className="visually-hidden">{` of ${heads.length}`}</span>
							</span>
						</label>
					))}
				</div>
			</FieldGroup>
		</div>
	);
}

/** Why the form is here again though nothing is wrong with it. */
function Asked({ people }: { people: number }) {
	return (
		<strong>
			There are {people} people in this photo. Please choose one, then press Create my synopsis and cover
			again. Everything is kept, and no credit was taken.
		</strong>
	);
}
