import {
	composeAlreadyRegistered,
	composeBookUnmade,
	composeConfirmEmail,
	composeCoverDrawn,
	composeEmailChanged,
	composePasswordChanged,
	composePasswordRemoved,
	composeResetPassword,
	composeWelcome,
	forgetEmailChanged,
} from "~/shop/accounts/compose-mail.server";
import { composeCheck } from "~/shop/checks/compose-mail.server";
import { composeMorning } from "~/shop/figures/compose-mail.server";
import { type Addressed, laidOut } from "~/shop/laid-out.server";
import { composeOrderLinks } from "~/shop/orders/compose-links-mail.server";
import {
	composeDamage,
	composeDamageHeard,
	composeInstructions,
	composeMissing,
	composeOrderConfirmation,
	composeOrderEmailLeft,
	composeOrderEmailNew,
	composeOrderHeld,
	composeOrderNews,
	composeOrderProof,
	composeOrderRefund,
	composePaymentRefund,
} from "~/shop/orders/compose-mail.server";
import {
	composeDispute,
	composePaymentNotReturned,
	composeRefundFailed,
} from "~/shop/orders/compose-money-mail.server";
import {
	composeBackupOverdue,
	composeContactMessage,
	composeDiskFull,
	composeJobFailed,
	composeVendorFailed,
} from "~/shop/support/compose-mail.server";
import { asWanted } from "~/shop/support/unwanted-mail.server";
import type { Shop } from "~/shop.server";
import { type Handler, Retry } from "./job.server";

/** Gives null when there is nobody to write to any more. */
type Compose = (shop: Shop, id: string) => Promise<Addressed | null>;

/** Who writes which mail, from the id of what it is about. */
const letters: Record<string, Compose> = {
	"order-confirmation": composeOrderConfirmation,
	"order-ready": (shop, id) => composeOrderNews(shop, "order-ready", id),
	"order-reminder": (shop, id) => composeOrderNews(shop, "order-reminder", id),
	"order-lapsed": (shop, id) => composeOrderNews(shop, "order-lapsed", id),
	"order-approved": (shop, id) => composeOrderNews(shop, "order-approved", id),
	"order-posted": (shop, id) => composeOrderNews(shop, "order-posted", id),
	"order-late": (shop, id) => composeOrderNews(shop, "order-late", id),
	"order-delivered": (shop, id) => composeOrderNews(shop, "order-delivered", id),
	"order-damaged": composeDamageHeard,
	"order-cancelled": (shop, id) => composeOrderNews(shop, "order-cancelled", id),
	"book-deleted": (shop, id) => composeOrderNews(shop, "book-deleted", id),
	"photos-deleted": (shop, id) => composeOrderNews(shop, "photos-deleted", id),
	"order-refunded": composeOrderRefund,
	"order-email-left": composeOrderEmailLeft,
	"order-email-new": composeOrderEmailNew,
	"order-proof": composeOrderProof,
	"order-links": composeOrderLinks,
	"order-link": (shop, id) => composeOrderNews(shop, "order-link", id),
	"order-reshown": (shop, id) => composeOrderNews(shop, "order-reshown", id),
	"order-reprint": (shop, id) => composeOrderNews(shop, "order-reprint", id),
	"operator-hold": composeOrderHeld,
	"operator-damage": composeDamage,
	"operator-instructions": composeInstructions,
	"operator-missing": composeMissing,
	"operator-refund": composeRefundFailed,
	"operator-payment": composePaymentNotReturned,
	"operator-dispute": composeDispute,
	"operator-check": composeCheck,
	"operator-job": composeJobFailed,
	"operator-vendor": composeVendorFailed,
	"operator-morning": composeMorning,
	"operator-disk": composeDiskFull,
	"operator-backup": composeBackupOverdue,
	"payment-refund": composePaymentRefund,
	"cover-drawn": (shop, id) => composeCoverDrawn(shop, id, "cover-drawn"),
	"cover-late": (shop, id) => composeCoverDrawn(shop, id, "cover-late"),
	"book-unmade": composeBookUnmade,
	"contact-message": composeContactMessage,
	welcome: composeWelcome,
	"already-registered": composeAlreadyRegistered,
	"reset-password": composeResetPassword,
	"confirm-email": composeConfirmEmail,
	"password-changed": composePasswordChanged,
	"password-removed": composePasswordRemoved,
	"email-changed": composeEmailChanged,
};

/** What was kept for a mail alone goes with it, sent or given up. */
const afterwards: Record<string, (shop: Shop, id: string) => Promise<void>> = {
	"email-changed": forgetEmailChanged,
};

/** Writes a mail and hands it over. Its id is the job's own name for it, so that no mail goes out twice. */
export const sendMail: Handler<"send-mail"> = {
	// Doubling up to five minutes: the best part of a day for a mail server that is away.
	attempts: 200,
	timeoutMs: 60_000,
	async run(shop, { payload }) {
		const compose = letters[payload.mail];
		if (!Object.hasOwn(letters, payload.mail) || !compose)
			throw new Error(`nobody writes a mail called ${payload.mail}`);
		const written = await compose(shop, payload.id);
		const mail = written && (await asWanted(shop, written));
		if (!mail) return;
		const sent = await shop.providers.mail.send({
			...laidOut(shop, mail.letter, mail.unsubscribe),
			id: `${payload.mail}:${payload.id}`,
			at: shop.clock.now().toISOString(),
		});
		// Nobody else tells whoever runs the shop: what their own server refused once it may take later.
		if (!sent.ok) throw new Retry("mail", sent.error === "refused" && !payload.mail.startsWith("operator-"));
		await afterwards[payload.mail]?.(shop, payload.id);
	},
	async failed(shop, payload) {
		await afterwards[payload.mail]?.(shop, payload.id);
	},
};
