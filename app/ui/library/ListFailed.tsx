import { GENERIC_MS } from "~/content/toast-times";
import { Notice } from "../Notice";
import { Toast } from "../Toast";

/** A list that couldn't be read: a toast and an inline red banner, and another try. */
export function ListFailed({ message, href }: { message: string; href: string }) {
	return (
		<>
			<Toast type="error" message={message} duration={GENERIC_MS} />
			<Notice kind="error">
				<p>
					<strong>{message}</strong>
				</p>
				<p>
					Nothing is lost. <a href={href}>Try again</a>
				</p>
			</Notice>
		</>
	);
}
