import { AccountFrame } from "~/ui/account/AccountFrame";
import { Button, ButtonLink } from "~/ui/Button";
import { Notice } from "~/ui/Notice";

/** Asks the owner of a new address whether it is theirs. */
export function ConfirmEmailScreen({ email, problem }: { email: string | null; problem: string | null }) {
	return (
		<AccountFrame title="Confirm your email address" caption="So that every story finds its way to you.">
			{problem ? (
				<>
					<Notice kind="error" live>
						{problem}
					</Notice>
					<p>
						<ButtonLink href="/profile">Go to your profile</ButtonLink>
					</p>
				</>
			) : (
				<form method="post" className="form">
					<p>
						From now on we write to <strong className="mail-address">{email}</strong>, and you sign in with
						it.
					</p>
					<Button busyLabel="Confirming...">Confirm this address</Button>
				</form>
			)}
		</AccountFrame>
	);
}
