import { Notice } from "~/ui/Notice";

/**
 * Where an order is that was made without this account. The same whether there is one: nobody learns by an account's address, which
 * anybody can type, whether somebody has ordered with it.
 */
export function OrderedAsGuest({ unproved }: { unproved: string | null }) {
	return (
		<Notice>
			<div className="stack">
				<p>
					<strong>Did you order without an account?</strong> What was ordered with this browser comes in by
					itself when you sign in with it.
				</p>
				{unproved ? (
					<p>
						For an order made elsewhere with <span className="mail-address">{unproved}</span>, please show us
						that the address is yours: <a href="/forgot-password">let us mail you a link</a> and choose a
						password with it. The order is here once you have signed in again.
					</p>
				) : (
					<p>An order made elsewhere with your account’s address comes in when you next sign in.</p>
				)}
				<p>
					Any other one opens by the link in its mails; <a href="/find-order">we send it to you again</a>.
				</p>
			</div>
		</Notice>
	);
}
