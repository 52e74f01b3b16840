import type { InputHTMLAttributes, ReactNode } from "react";
import { controlAttributes, FieldFrame, type FieldText } from "./FieldFrame";
import { Icon } from "./Icon";
import { Progress } from "./Progress";

type FileFieldProps = Omit<FieldText, "optional"> &
	Omit<InputHTMLAttributes<HTMLInputElement>, "name" | "id" | "type"> & {
		/** Address of the photo that is kept already; shown instead of the empty frame. */
		photo?: string | null;
		/** Says whose photo it is: "Photo of Rosa". */
		photoAlt?: string;
		/** What the shop made of the photo, lying on it. */
		picture?: ReactNode;
	};

/**
 * A photo: a frame with the one already kept, and the browser's own file button. Beside a photo that is kept the button is folded
 * away: the browser would say there that no file is chosen. How far an upload is, a script shows.
 */
export function FileField({ photo, photoAlt = "", picture, children, ...props }: FileFieldProps) {
	const { label, name, id = name, hint, error, required, ...control } = props;
	const text: FieldText = { label, name, id, hint, error };
	const isOpen = !photo || error !== undefined;
	return (
		<FieldFrame text={text}>
			<div className="file-field">
				<div className={picture ? "file-pictures" : undefined}>
					<div className="file-thumbnail">
						{photo ? <img src={photo} alt={photoAlt} width={96} height={96} /> : <Icon name="camera" />}
					</div>
					{picture}
				</div>
				<div className="stack">
					<details className="file-choice" open={isOpen}>
						<summary hidden={!photo}>
							Choose another photo<span className="visually-hidden"> ({photoAlt})</span>
						</summary>
						<input
							accept="image/jpeg,image/png,image/webp"
							{...control}
							required={required ?? !photo}
							{...controlAttributes(text)}
							type="file"
							className="file-input"
						/>
					</details>
					<div className="file-progress" hidden>
						<Progress label="Uploading" value={0} />
					</div>
					{children}
				</div>
			</div>
		</FieldFrame>
	);
}
