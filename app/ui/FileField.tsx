import type { InputHTMLAttributes } from "react";
import { controlAttributes, FieldFrame, type FieldText } from "./FieldFrame";
import { Icon } from "./Icon";
import { Progress } from "./Progress";

type FileFieldProps = Omit<FieldText, "optional"> &
	Omit<InputHTMLAttributes<HTMLInputElement>, "name" | "id" | "type"> & {
		/** Address of the photo that is kept already; shown instead of the empty frame. */
		photo?: string | null;
		/** Says whose photo it is: "Photo of Rosa". */
		photoAlt?: string;
		/** 0 to 100 while a script is uploading; absent otherwise. */
		progress?: number;
	};

/** A photo: a frame with the one already kept, and the browser's own file button. */
export function FileField({ photo, photoAlt = "", progress, ...props }: FileFieldProps) {
	const { label, name, id = name, hint, error, required, ...control } = props;
	const text: FieldText = { label, name, id, hint, error };
	return (
		<FieldFrame text={text}>
			<div className="file-field">
				<div className="file-thumbnail">
					{photo ? <img src={photo} alt={photoAlt} width={96} height={96} /> : <Icon name="camera" />}
				</div>
				<div className="stack">
					<input
						accept="image/jpeg,image/png,image/webp"
						{...control}
						required={required ?? !photo}
						{...controlAttributes(text)}
						type="file"
						className="file-input"
					/>
					<div hidden={progress === undefined}>
						<Progress label="Uploading" value={progress ?? 0} />
					</div>
				</div>
			</div>
		</FieldFrame>
	);
}
