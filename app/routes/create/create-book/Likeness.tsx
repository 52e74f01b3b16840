import { messageBeside, type PhotoLikeness } from "~/shop/likenesses/rules";
import { Button } from "~/ui/Button";
import { portraitAltText, portraitIsReady, whoseIs } from "~/ui/create/likeness-text";
import { Icon } from "~/ui/Icon";
import { Progress } from "~/ui/Progress";

/**
 * The heads of a photo, one upon the other, as they will be drawn. The one chosen among the radio buttons beside it is shown by the
 * styles alone, without a script too.
 */
export function HeadPicture({ heads, name }: PhotoLikeness & { name: string }) {
	return (
		<div className="head-picture">
			{heads.map(({ id, imageUrl }) => (
				<img key={id} src={imageUrl} alt={portraitAltText(name)} width={512} height={512} />
			))}
		</div>
	);
}

/** Turns the photo clockwise by a quarter; the shop turns it only if it stands as this page shows it. */
export function TurnButton({ index, turns, name }: { index: number; turns: number; name: string }) {
	return (
		<Button variant="quiet" size="small" name="intent" value={`turn:${index}:${turns}`} formNoValidate>
			<Icon name="refresh" />
			<span>
				Turn the photo<span className="visually-hidden">{` of ${whoseIs(index, name)}`}</span>
			</span>
		</Button>
	);
}

type LikenessStateProps = {
	likeness: PhotoLikeness | null;
	/** The id of the head chosen. */
	chosen: string;
	name: string;
};

/** How the likeness stands, and what would make it better: read out as a script changes it. */
export function LikenessState({ likeness, chosen, name }: LikenessStateProps) {
	const message = likeness && messageBeside(likeness, chosen);
	return (
		<div role="status" className="likeness-state">
			{likeness?.state === "making" ? (
				<div className="likeness-working">
					<Progress label="Making the portrait …" />
				</div>
			) : null}
			{likeness?.state === "ready" ? <span className="visually-hidden">{portraitIsReady(name)}</span> : null}
			{message ? (
				<p className="likeness-advice">
					<Icon name="info" />
					<span>{message}</span>
				</p>
			) : null}
		</div>
	);
}

/** Keeps the form and shows it anew: for whoever has no script that asks, and when it has asked long enough. */
export function LookAgain({ index, name }: { index: number; name: string }) {
	return (
		<Button variant="secondary" size="small" name="intent" value={`look:${index}`} formNoValidate>
			Look again<span className="visually-hidden">{` at the photo of ${whoseIs(index, name)}`}</span>
		</Button>
	);
}
