import type { EmailChanges, FailedForms, ResetTokens, Sessions, Users } from "./schema/accounts";
import type {
	Books,
	Characters,
	Covers,
	Credits,
	Drafts,
	Heads,
	PageVersions,
	Photos,
	Previews,
	Scripts,
} from "./schema/books";
import type {
	CaptchaUses,
	Jobs,
	Predictions,
	RateCounters,
	Settings,
	Spending,
	Tally,
	Turns,
	WebhookEvents,
} from "./schema/operations";
import type {
	Checkouts,
	Coupons,
	CouponUses,
	Damages,
	Deletions,
	OrderEmails,
	OrderEvents,
	Orders,
	Payments,
	PrintFiles,
	Refunds,
	Reviews,
} from "./schema/orders";
import type { Feedback, Messages, UnwantedMail } from "./schema/support";

/**
 * The tables of the shop. Ids are text, times ISO 8601 in UTC, flags 0 or 1, money integer pence.
 *
 * `owner_id` is the id of an account or of a guest (sessions.guest_id): whoever may see the row. A guest's rows
 * move into an account by changing this one column.
 */
export type Schema = {
	sessions: Sessions;
	failed_forms: FailedForms;
	users: Users;
	reset_tokens: ResetTokens;
	email_changes: EmailChanges;
	photos: Photos;
	heads: Heads;
	drafts: Drafts;
	books: Books;
	characters: Characters;
	scripts: Scripts;
	covers: Covers;
	previews: Previews;
	page_versions: PageVersions;
	credits: Credits;
	coupons: Coupons;
	coupon_uses: CouponUses;
	checkouts: Checkouts;
	payments: Payments;
	orders: Orders;
	order_events: OrderEvents;
	order_emails: OrderEmails;
	print_files: PrintFiles;
	refunds: Refunds;
	damages: Damages;
	deletions: Deletions;
	reviews: Reviews;
	messages: Messages;
	feedback: Feedback;
	unwanted_mail: UnwantedMail;
	jobs: Jobs;
	captcha_uses: CaptchaUses;
	rate_counters: RateCounters;
	webhook_events: WebhookEvents;
	settings: Settings;
	spending: Spending;
	tally: Tally;
	predictions: Predictions;
	turns: Turns;
};
