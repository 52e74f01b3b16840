import { backUpShop } from "./back-up.server";
import { closePayment } from "./close-payment.server";
import { continueOrderJob } from "./continue-order.server";
import { deleteFiles } from "./delete-files.server";
import { drawCover } from "./draw-cover.server";
import { drawHeads } from "./draw-heads.server";
import { drawPages } from "./draw-pages.server";
import { drawPrint } from "./draw-print.server";
import { drawStyleSamples } from "./draw-samples.server";
import { drawWaitingBook } from "./draw-waiting.server";
import type { JobKind } from "./enqueue.server";
import { forwardMessage } from "./forward-message.server";
import type { Handler } from "./job.server";
import { refundOrder } from "./refund-order.server";
import { refundPayment } from "./refund-payment.server";
import { sendMail } from "./send-mail.server";
import { settlePayment } from "./settle-payment.server";
import { sweep } from "./sweep.server";
import { writePrintFilesJob } from "./write-print-files.server";
import { writeReadingFilesJob } from "./write-reading-files.server";
import { writeSynopsis } from "./write-synopsis.server";

/** Who does which kind of job. */
export const handlers: { [K in JobKind]: Handler<K> } = {
	"back-up": backUpShop,
	"close-payment": closePayment,
	"continue-order": continueOrderJob,
	"delete-files": deleteFiles,
	"draw-cover": drawCover,
	"draw-heads": drawHeads,
	"draw-pages": drawPages,
	"draw-print": drawPrint,
	"draw-samples": drawStyleSamples,
	"draw-waiting": drawWaitingBook,
	"forward-message": forwardMessage,
	"refund-order": refundOrder,
	"refund-payment": refundPayment,
	"send-mail": sendMail,
	"settle-payment": settlePayment,
	sweep,
	"write-print-files": writePrintFilesJob,
	"write-reading-files": writeReadingFilesJob,
	"write-synopsis": writeSynopsis,
};
