import { FROZEN_TEXTS } from "~/shop/covers/rules";
import { ButtonLink } from "~/ui/Button";
import { Freeze, type FreezeProps } from "~/ui/create/Freeze";
import { Steps } from "~/ui/Steps";

type FrozenScreenProps = FreezeProps & { hasCover: boolean };

/** The frozen state as a page of its own, for every browser. */
export function FrozenScreen({ hasCover, ...freeze }: FrozenScreenProps) {
	return (
		<div className="page page-section page-narrow">
			<noscript>
				<meta httpEquiv="refresh" content="60" />
			</noscript>
			<Steps current={2} />
			<div className="panel stack">
				<h1>{FROZEN_TEXTS.title}</h1>
				<Freeze {...freeze} />
				<div className="button-row">
					{hasCover ? <ButtonLink href="/create-book/cover">Order the cover you have</ButtonLink> : null}
					<ButtonLink href="/create-book?edit" variant="secondary">
						Back to your story
					</ButtonLink>
				</div>
			</div>
		</div>
	);
}
