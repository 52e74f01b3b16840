import { GENERIC_MS } from "~/content/toast-times";
import { ButtonLink } from "../Button";
import { Notice } from "../Notice";
import { Toast } from "../Toast";

/** A list that couldn't be read: a toast and an inline red banner, and another try. */
export function ListFailed({ message }: { message: string }) {
	return (
		<>
			<Toast type="error" message={message} duration={GENERIC_MS} />
			<Notice kind="error">
				<p>
					<strong>{message}</strong>
				</p>
				<p>Nothing is lost.</p>
				<p>
					<ButtonLink href="" variant="secondary" size="small">
						Try again
					</ButtonLink>
				</p>
			</Notice>
		</>
	);
}
