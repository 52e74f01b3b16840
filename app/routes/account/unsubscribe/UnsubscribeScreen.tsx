import { AccountFrame } from "~/ui/account/AccountFrame";
import { Button } from "~/ui/Button";
import { Notice } from "~/ui/Notice";

const DONE = {
	asked: null,
	ended: "Done: the address this link was mailed to gets no more news from us.",
	wanted: "Done: the address this link was mailed to gets our news again.",
};

type UnsubscribeScreenProps = { state: keyof typeof DONE | "unknown" };

/** Asks whoever follows the link of a mail whether its news are to end; says that they have, with the way back. */
export function UnsubscribeScreen({ state }: UnsubscribeScreenProps) {
	return (
		<AccountFrame
			title="Our news by mail"
			caption="So that every story finds its way to you, and nothing else."
		>
			{state === "unknown" ? (
				<Notice kind="error" live>
					This link isn’t whole, or is too old. Please open it from a newer mail of ours, or reply to that
					mail and we do it for you.
				</Notice>
			) : (
				<>
					{DONE[state] ? (
						<Notice kind="success" live>
							{DONE[state]}
						</Notice>
					) : null}
					<form method="post" className="form">
						<p>
							News are the mails you could do without: that a cover is drawn which waits for you and, once a
							book has arrived, how you liked it and what your next one costs less.
						</p>
						<p>
							We still write what an order or an account of yours needs: that it is paid, ready to approve,
							posted or late, and whatever you ask us for.
						</p>
						{state === "ended" ? (
							<Button variant="quiet" name="news" value="wanted" busyLabel="One moment...">
								Send them again after all
							</Button>
						) : (
							<Button name="news" value="unwanted" busyLabel="One moment...">
								No more news, please
							</Button>
						)}
					</form>
				</>
			)}
		</AccountFrame>
	);
}
