import { messageBeside, type PhotoLikeness } from "~/shop/likenesses/rules";
import { Button } from "~/ui/Button";
import { Icon } from "~/ui/Icon";
import { Progress } from "~/ui/Progress";

/**
 * The heads of a photo, one upon the other, as they will be drawn. The one chosen among the radio buttons beside it is shown by the
 * styles alone, without a script too.
 */
export function HeadPicture({ heads, verdict, name }: PhotoLikeness & { name: string }) {
	const whose = name === "" ? "The character" : name;
	const what = verdict?.shows === "thing" ? whose : `${whose}’s head`;
	return (
		<div className="head-picture">
			{heads.map(({ id, imageUrl }) => (
				<img
					key={id}
					src={imageUrl}
					alt={`${what}, cut out of your photo, as it will be drawn`}
					width={512}
					height={512}
				/>
			))}
		</div>
	);
}

type TurnButtonProps = { index: number; turns: number; name: string; onPress(): void };

/** Turns the photo clockwise by a quarter; the shop turns it only if it stands as this page shows it. */
export function TurnButton({ index, turns, name, onPress }: TurnButtonProps) {
	return (
		<Button
			variant="quiet"
			size="small"
			name="intent"
			value={`turn:${index}:${turns}`}
			formNoValidate
			onClick={(event) => {
				event.preventDefault();
				onPress();
			}}
		>
			<Icon name="refresh" />
			<span>
				Turn<span className="visually-hidden"> {photoOf(index, name)}</span>
			</span>
		</Button>
	);
}

const photoOf = (index: number, name: string) =>
	name === "" ? `the photo of character ${index + 1}` : `${name}’s photo`;

type LikenessStateProps = {
	likeness: PhotoLikeness | null;
	/** The id of the head chosen. */
	chosen: string;
	isWorking: boolean;
	/** It was asked for long enough. */
	isLate: boolean;
	index: number;
	name: string;
	onAgain(): void;
};

/** How the likeness stands, and what would make it better: read out as it changes. */
export function LikenessState(props: LikenessStateProps) {
	const { likeness, chosen, isWorking, isLate, index, name, onAgain } = props;
	const isReady = !isWorking && likeness?.state === "ready";
	const message =
		!likeness || (isWorking && likeness.state !== "making") ? null : messageBeside(likeness, chosen);
	return (
		<>
			<div role="status" className="likeness-state">
				{isWorking ? (
					<div className="likeness-working">
						<Progress label="Cutting out the head …" />
					</div>
				) : null}
				{isReady ? (
					<span className="visually-hidden">
						{name === "" ? "The character" : name} is cut out of the photo.
					</span>
				) : null}
				{message ? (
					<p className="likeness-advice">
						<Icon name="info" />
						<span>{message}</span>
					</p>
				) : null}
			</div>
			{likeness?.state === "making" ? (
				<LookAgain index={index} name={name} onPress={isLate ? onAgain : undefined} />
			) : null}
		</>
	);
}

/** Keeps the form and shows it anew: for whoever has no script that asks, and when it has asked long enough. */
function LookAgain({ index, name, onPress }: { index: number; name: string; onPress?(): void }) {
	const button = (
		<Button
			variant="secondary"
			size="small"
			name="intent"
			value={`look:${index}`}
			formNoValidate
			onClick={(event) => {
				event.preventDefault();
				onPress?.();
			}}
		>
			Look again<span className="visually-hidden"> at {photoOf(index, name)}</span>
		</Button>
	);
	return onPress ? button : <noscript>{button}</noscript>;
}
