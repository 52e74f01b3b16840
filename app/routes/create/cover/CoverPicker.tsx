import type { KeptCover } from "~/shop/covers/list-covers.server";
import { Button } from "~/ui/Button";
import { FieldGroup } from "~/ui/FieldFrame";

type CoverPickerProps = {
	/** Oldest first. */
	covers: readonly KeptCover[];
	picked: string;
	/** Id of the form they belong to. */
	form: string;
};

/** The covers there are of a book, to choose from: small pictures, the picked one in large beside them. */
export function CoverPicker({ covers, picked, form }: CoverPickerProps) {
	return (
		<div className="cover-picker">
			<FieldGroup text={{ label: "Which cover shall it be?", name: "coverId" }}>
				<div className="cover-choices">
					{covers.map(({ coverId, coverImageUrl }, index) => (
						<label className="cover-choice" key={coverId}>
							<input
								type="radio"
								form={form}
								name="coverId"
								id={index === 0 ? "coverId" : `coverId-${index + 1}`}
								value={coverId}
								defaultChecked={coverId === picked}
							/>
							<img src={coverImageUrl} alt="" width={96} height={96} decoding="async" />
							<span>
								Cover {index + 1}
								{index === covers.length - 1 ? <span className="visually-hidden">, the newest</span> : null}
							</span>
						</label>
					))}
				</div>
			</FieldGroup>
			<Button form={form} name="intent" value="choose" variant="secondary" size="small">
				Use this cover
			</Button>
		</div>
	);
}
