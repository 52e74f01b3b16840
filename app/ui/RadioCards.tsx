import { FieldGroup, type FieldText } from "./FieldFrame";

export type RadioCard = {
	value: string;
	label: string;
	detail?: string;
	/** Square; what the choice looks like. */
	picture?: { src: string; alt: string } | null;
};

type RadioCardsProps = FieldText & {
	options: readonly RadioCard[];
	defaultValue?: string;
};

/** One of a few choices, each on a card of its own (reading levels). The first card carries the group's id. */
export function RadioCards({ options, defaultValue, ...text }: RadioCardsProps) {
	const id = text.id ?? text.name;
	return (
		<FieldGroup text={text}>
			<div className="choice-cards">
				{options.map(({ value, label, detail, picture }, index) => (
					<label className="choice-card" key={value}>
						<input
							type="radio"
							name={text.name}
							id={index === 0 ? id : `${id}-${value}`}
							value={value}
							defaultChecked={value === defaultValue}
							required={!text.optional}
						/>
						<span>
							<strong>{label}</strong>
							{picture ? (
								<img src={picture.src} alt={picture.alt} width={160} height={160} loading="lazy" />
							) : null}
							{detail ? <span>{detail}</span> : null}
						</span>
					</label>
				))}
			</div>
		</FieldGroup>
	);
}
