import { Button, ButtonLink } from "~/ui/Button";
import { ICON_NAMES, Icon } from "~/ui/Icon";

const GROUNDS = ["paper", "card", "sand", "butter", "sky", "mint", "blush"] as const;
const BANDS = ["night", "dusk", "tomato", "leaf"] as const;

/** Papers, inks, type, buttons and icons. */
export function ColoursAndType() {
	return (
		<section className="stack-large" aria-labelledby="colours">
			<h2 id="colours">Paper, ink and type</h2>
			<ul className="swatches">
				{GROUNDS.map((name) => (
					<li key={name} className={`swatch swatch-${name}`}>
						<strong>{name}</strong> with <a href="#colours">an underlined link</a>,{" "}
						<span className="text-soft">soft ink</span> and <span className="text-error">an error</span>
					</li>
				))}
				{BANDS.map((name) => (
					<li key={name} className={`swatch swatch-deep swatch-${name}`}>
						<strong>{name}</strong> with <span className="swatch-accent">accent</span>
					</li>
				))}
			</ul>
			<div className="prose">
				<h3>Heading of a section</h3>
				<p>
					Text is set in Atkinson Hyperlegible Next, drawn so that I, l, 1, O and 0 are told apart. Headings
					are set in Caprasimo. <a href="#colours">Links are underlined</a> wherever they stand.
				</p>
			</div>
			<div className="button-row">
				<Button type="button">Primary</Button>
				<Button type="button" variant="secondary">
					Secondary
				</Button>
				<Button type="button" variant="warning">
					Warning
				</Button>
				<Button type="button" variant="danger">
					<Icon name="trash" />
					Danger
				</Button>
				<Button type="button" variant="quiet">
					Quiet
				</Button>
				<Button type="button" disabled>
					Disabled
				</Button>
				<ButtonLink href="#colours" size="small">
					Small link
				</ButtonLink>
				<ButtonLink href="#colours" size="large">
					Large link
				</ButtonLink>
			</div>
			<ul className="icon-list">
				{ICON_NAMES.map((name) => (
					<li key={name}>
						<Icon name={name} />
						<small>{name}</small>
					</li>
				))}
			</ul>
		</section>
	);
}
