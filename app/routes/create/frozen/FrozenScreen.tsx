import { FROZEN_TEXTS } from "~/shop/covers/rules";
import { Button, ButtonLink } from "~/ui/Button";
import { DrawnLater, Freeze, type FreezeProps } from "~/ui/create/Freeze";
import { Icon } from "~/ui/Icon";
import { Steps } from "~/ui/Steps";

type FrozenScreenProps = {
	freeze: FreezeProps;
	/** The title of the story that waits for its cover; null for none. */
	waiting: string | null;
};

/** The frozen state as a page of its own, for every browser. */
export function FrozenScreen({ freeze, waiting }: FrozenScreenProps) {
	return (
		<div className="page page-section page-narrow">
			<noscript>
				<meta httpEquiv="refresh" content="60" />
			</noscript>
			<Steps current={2} />
			<div className="panel stack">
				<h1>{FROZEN_TEXTS.title}</h1>
				<Freeze {...freeze} />
				{waiting === null ? null : (
					<p>
						Your story “<bdi>{waiting}</bdi>” is written and safe. <DrawnLater {...freeze} />
					</p>
				)}
				<div className="button-row">
					<ButtonLink href="/create-book?edit" variant="secondary">
						Back to your story
					</ButtonLink>
					{waiting === null ? null : (
						<form method="post" action="/create-book/new">
							<Button variant="quiet">
								<Icon name="plus" />
								Start another book
							</Button>
						</form>
					)}
				</div>
			</div>
		</div>
	);
}
