import { FieldGroup, type FieldText } from "./FieldFrame";
import { Icon } from "./Icon";

const RATINGS = [1, 2, 3, 4, 5] as const;

/** '1 star' or 'n stars'. */
function starLabel(rating: number): string {
	return rating === 1 ? "1 star" : `${rating} stars`;
}

/** A rating that was given, 1 to 5. */
export function Stars({ rating }: { rating: number }) {
	return (
		<span className="stars" role="img" aria-label={`${starLabel(rating)} out of 5`}>
			{RATINGS.map((star) => (
				<Icon key={star} name="star" className={star <= Math.round(rating) ? "star-full" : undefined} />
			))}
		</span>
	);
}

type StarInputProps = FieldText & {
	/** 1 to 5; 5 unless given. */
	defaultValue?: number;
};

/** A rating to give: five radio buttons, by click or arrow keys; the highlight is the style sheet's. */
export function StarInput({ defaultValue = 5, ...text }: StarInputProps) {
	const id = text.id ?? text.name;
	return (
		<FieldGroup text={text}>
			<div className="star-input">
				{RATINGS.map((rating) => (
					<label key={rating}>
						<input
							type="radio"
							name={text.name}
							id={rating === 1 ? id : `${id}-${rating}`}
							value={rating}
							defaultChecked={rating === defaultValue}
							aria-label={starLabel(rating)}
						/>
						<Icon name="star" />
					</label>
				))}
			</div>
		</FieldGroup>
	);
}
