import { type InputHTMLAttributes, type ReactNode, useEffect, useRef } from "react";
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
		/** 0 to 100 while a script is uploading; absent otherwise. */
		progress?: number;
	};

/**
 * A photo: a frame with the one already kept, and the browser's own file button. Beside a photo that is kept the button is folded
 * away: the browser would say there that no file is chosen.
 */
export function FileField({ photo, photoAlt = "", picture, progress, children, ...props }: FileFieldProps) {
	const { label, name, id = name, hint, error, required, ...control } = props;
	const text: FieldText = { label, name, id, hint, error };
	const isOpen = !photo || error !== undefined;
	const choice = useChoice(photo, isOpen);
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
					<details className="file-choice" open={isOpen} ref={choice}>
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
					<div hidden={progress === undefined}>
						<Progress label="Uploading" value={progress ?? 0} />
					</div>
					{children}
				</div>
			</div>
		</FieldFrame>
	);
}

/** Folds the button away once another photo is kept, and keeps the focus of whoever has just chosen it. */
function useChoice(photo: string | null | undefined, isOpen: boolean) {
	const choice = useRef<HTMLDetailsElement>(null);
	const before = useRef(photo);
	useEffect(() => {
		const element = choice.current;
		if (!element || before.current === photo) return;
		before.current = photo;
		const { activeElement } = document;
		element.open = isOpen;
		if (!isOpen && (activeElement === document.body || element.contains(activeElement)))
			element.querySelector("summary")?.focus({ preventScroll: true });
	}, [photo, isOpen]);
	return choice;
}
