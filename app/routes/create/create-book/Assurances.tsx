import { PRICE_TEXT } from "~/content/brand";
import { PHOTO_KEEPING } from "~/shop/photos/rules";
import { MidnightWhale } from "~/ui/art/covers/MidnightWhale";
import { CoverFrame } from "~/ui/CoverFrame";
import { Icon, type IconName } from "~/ui/Icon";

const PROMISES: readonly { icon: IconName; title: string; text: string }[] = [
	{
		icon: "book",
		title: "See it before you pay",
		text: "The synopsis and the cover are free; the book is printed only when you order it.",
	},
	{
		icon: "shield",
		title: "Photos only for the book",
		text: `Nobody else sees them. ${PHOTO_KEEPING}`,
	},
	{ icon: "printer", title: "A real hardback", text: "24 glossy pages, 210 by 210 mm, printed in the UK." },
	{ icon: "bag", title: PRICE_TEXT.full, text: "No subscription, no surprise at the end." },
];

/** What a parent wants to know before uploading a photo, beside the form. */
export function Assurances() {
	return (
		<div className="promises">
			<CoverFrame title="Midnight Whale">
				<MidnightWhale />
			</CoverFrame>
			<ul className="promises-list">
				{PROMISES.map(({ icon, title, text }) => (
					<li key={title}>
						<Icon name={icon} />
						<div>
							<strong>{title}</strong>
							<p>{text}</p>
						</div>
					</li>
				))}
			</ul>
		</div>
	);
}
