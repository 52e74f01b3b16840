import { SUCCEEDING_CARD, TEST_CARDS } from "~/providers/payments/test-cards";
import { CHECKOUT_TEXTS } from "~/shop/checkout/rules";
import { Field } from "~/ui/Field";
import { Icon } from "~/ui/Icon";

const WHAT_THEY_DO: Record<string, string> = {
	"4242424242424242": "is accepted",
	"4000000000000002": "is declined",
	"4000000000009995": "has too little money on it",
	"4000000000000069": "has expired",
	"4000002500003155": "is confirmed with the bank first",
};

const inFours = (digits: string) => digits.replace(/(\d{4})(?=\d)/g, "$1 ");

type CardFieldsProps = {
	errorOf: (name: string) => string | undefined;
	/** The form was sent before: what was typed here then is gone. */
	isGone: boolean;
};

/** The embedded port's card form. What is typed here is never shown again, kept or logged. */
export function CardFields({ errorOf, isGone }: CardFieldsProps) {
	return (
		<div className="stack" data-card>
			{isGone ? <p>We never keep a card’s details, so please type them again.</p> : null}
			<Field
				name="cardNumber"
				label="Card number"
				error={errorOf("cardNumber")}
				inputMode="numeric"
				autoComplete="cc-number"
				maxLength={27}
				placeholder="1234 1234 1234 1234"
			/>
			<div className="form-row">
				<Field
					name="cardExpiry"
					label="Expiry date"
					error={errorOf("cardExpiry")}
					inputMode="numeric"
					autoComplete="cc-exp"
					maxLength={9}
					placeholder="MM / YY"
				/>
				<Field
					name="cardCvc"
					label="Security code"
					inputMode="numeric"
					autoComplete="cc-csc"
					maxLength={4}
					placeholder="CVC"
				/>
			</div>
			<p className="card-hint needs-script" id="card-hint" data-card-hint hidden>
				<Icon name="card" />
				{CHECKOUT_TEXTS.card}
			</p>
			<details className="accordion test-cards">
				<summary>
					Test mode: which card to use
					<Icon name="chevron" />
				</summary>
				<div className="accordion-body">
					<p>
						No card is charged here. Use <strong>{SUCCEEDING_CARD}</strong> with any future date and any three
						digits.
					</p>
					<ul>
						{TEST_CARDS.map(({ number }) => (
							<li key={number}>
								<code>{inFours(number)}</code> {WHAT_THEY_DO[number]}
							</li>
						))}
					</ul>
				</div>
			</details>
		</div>
	);
}
