import { inPounds } from "~/shop/prices/rules";
import { Button } from "~/ui/Button";
import { Icon } from "~/ui/Icon";

/** What a bank's own page asks when a card is used online. Test mode's stand-in for it. */
export function AuthenticateScreen({ amountPence }: { amountPence: number }) {
	return (
		<div className="page page-narrow page-section">
			<div className="panel bank-step">
				<Icon name="shield" />
				<h1>Confirm with your bank</h1>
				<p>
					Your bank asks whether this payment of <strong>{inPounds(amountPence)}</strong> is yours. With a
					real card your bank’s own page would open here; in test mode you choose what it says.
				</p>
				<form method="post" className="button-row">
					<Button name="answer" value="authenticate" busyLabel="Processing Payment...">
						Authenticate
					</Button>
					<Button name="answer" value="refuse" variant="secondary">
						Refuse
					</Button>
				</form>
			</div>
		</div>
	);
}
