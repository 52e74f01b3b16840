/** Focus on arrival, with or without a script. */
const FOCUS_ON_ARRIVAL = { autoFocus: true };

/** The paragraph under a form that could not be accepted as a whole. */
export function FormError({ errors }: { errors?: string[] }) {
	if (!errors?.length) return null;
	return (
		<p className="form-error text-error" role="alert" tabIndex={-1} data-form-error {...FOCUS_ON_ARRIVAL}>
			{errors.join(" ")}
		</p>
	);
}
