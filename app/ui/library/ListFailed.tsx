import { Notice } from "../Notice";
import { Toast } from "../Toast";

/** The generic toast's, ms (specification, section 2). */
const CORNER_MS = 5000;

/** A list that couldn't be read: a toast and an inline red banner (specification, section 8), and another try. */
export function ListFailed({ message, href }: { message: string; href: string }) {
	return (
		<>
			<Toast type="error" message={message} duration={CORNER_MS} />
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
