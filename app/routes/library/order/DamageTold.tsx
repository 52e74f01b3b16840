import type { ToldDamage } from "~/shop/orders/damage";
import { longDate } from "~/shop/orders/rules";
import { DAMAGE_PHOTO_KEEPING } from "~/shop/photos/rules";

/** What a family has told us of a damaged book, as it reached us, and by when it is answered. */
export function DamageTold({ at, words, answerBy, isLate }: ToldDamage) {
	return (
		<>
			<p>
				You told us on <time dateTime={at}>{longDate(at)}</time> that your book came damaged, with a photo.
				{words ? " You wrote:" : null}
			</p>
			{words ? (
				<p className="order-description" dir="auto">
					“{words}”
				</p>
			) : null}
			{isLate ? (
				<p>
					You were to have our answer by <time dateTime={answerBy}>{longDate(answerBy)}</time>, and we are
					sorry that we owe it to you still. Please write to us below, so that it isn’t forgotten.
				</p>
			) : (
				<p>
					You have our answer by mail by <time dateTime={answerBy}>{longDate(answerBy)}</time> at the latest:
					we print your book again, or give you your money back.
				</p>
			)}
			<p className="text-soft text-small">{DAMAGE_PHOTO_KEEPING}</p>
		</>
	);
}
