import { GENERIC_MS } from "~/content/toast-times";
import { PHOTO_KEEPING } from "~/shop/photos/rules";
import { Accordion } from "~/ui/Accordion";
import { Badge, StatusBadge } from "~/ui/Badge";
import { ButtonLink } from "~/ui/Button";
import { Countdown } from "~/ui/Countdown";
import { ConfirmDialog } from "~/ui/Dialog";
import { EmptyState } from "~/ui/EmptyState";
import { LoadMore } from "~/ui/LoadMore";
import { Notice } from "~/ui/Notice";
import { Progress } from "~/ui/Progress";
import { Steps } from "~/ui/Steps";
import { Toast } from "~/ui/Toast";

const STATUSES = [
	"paid",
	"partly_refunded",
	"refunded",
	"pending",
	"failed",
	"processing",
	"proof",
	"approved",
	"printing",
	"shipped",
	"delivered",
	"on-hold",
	"cancelled",
];

/** What the shop says back: notices, toasts, badges, questions. */
export function Messages() {
	return (
		<section className="stack-large" aria-labelledby="messages">
			<h2 id="messages">Messages</h2>
			<Steps current={2} />
			<div className="stack">
				<Notice>Your photos are kept for as long as the book needs them, and no longer.</Notice>
				<Notice kind="success">Thank you for your feedback!</Notice>
				<Notice kind="warning">
					<strong>This book’s offer ends soon.</strong> Order within{" "}
					<Countdown
						until="2026-06-03T12:00:00.000Z"
						now="2026-06-01T13:59:48.000Z"
						units="hours"
						over="Freeze expired"
					/>
				</Notice>
				<Notice kind="error">Failed to fetch orders</Notice>
			</div>
			<p className="button-row">
				{STATUSES.map((status) => (
					<StatusBadge key={status} status={status} />
				))}
				<Badge tone="good">Reviewed</Badge>
			</p>
			<Toast type="error" message="Failed to save order" duration={GENERIC_MS} />
			<Progress label="Uploading" value={62} />
			<div>
				<Accordion group="faq" title="When does my book arrive?" open>
					<p>With you in 5-7 working days in the UK after approval.</p>
				</Accordion>
				<Accordion group="faq" title="What happens to our photos?">
					<p>{PHOTO_KEEPING}</p>
				</Accordion>
			</div>
			<p>
				<ButtonLink href="/styles?confirm" variant="secondary" data-dialog="confirm-delete">
					Ask first
				</ButtonLink>
			</p>
			<ConfirmDialog
				id="confirm-delete"
				title="Delete Account"
				message="This cannot be undone: all your data is permanently lost."
				action="/styles"
				danger
			/>
			<EmptyState
				title="No books yet"
				action={<ButtonLink href="/create-book">Create Your First Book</ButtonLink>}
			>
				Your storybooks appear here as soon as you have made one.
			</EmptyState>
			<LoadMore href="/styles?upto=2" label="Load More Books" />
			<LoadMore href={null} label="Load More Books" end="You've reached the end of your books" />
		</section>
	);
}
