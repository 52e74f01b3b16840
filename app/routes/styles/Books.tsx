import { inPounds, priceOf } from "~/shop/prices/rules";
import { FlyingShed } from "~/ui/art/covers/FlyingShed";
import { StatusBadge } from "~/ui/Badge";
import { Button, ButtonLink } from "~/ui/Button";
import { Card, Panel } from "~/ui/Card";
import { CoverFrame } from "~/ui/CoverFrame";
import { Stars } from "~/ui/Stars";
import { Summary } from "~/ui/Summary";

const PRICE = priceOf("GB", { percentOff: 10, penceOff: null });
const LINES = [
	{ name: "Hardback book, 24 pages", value: inPounds(PRICE.bookPence) },
	{ name: "Delivery", value: inPounds(PRICE.deliveryPence) },
	{ name: "STORY10", value: `-${inPounds(PRICE.discountPence)}` },
	{ name: "Total", value: inPounds(PRICE.totalPence), total: true },
];

/** Books in a grid, and the two columns of the checkout. */
export function Books() {
	return (
		<section className="stack-large" aria-labelledby="books">
			<h2 id="books">Books and orders</h2>
			<ul className="card-grid">
				<Card className="book-card">
					<CoverFrame title="Grandpa’s Flying Shed" featured>
						<FlyingShed />
					</CoverFrame>
					<h3>Grandpa’s Flying Shed</h3>
					<Stars rating={4} />
					<p>Sam and Grandpa only meant to fix the roof.</p>
					<div className="card-actions">
						<ButtonLink href="#books">ORDER NOW</ButtonLink>
					</div>
				</Card>
				<Card className="book-card">
					<CoverFrame title="UNTITLED STORY" />
					<h3>UNTITLED STORY</h3>
					<p className="text-soft">NO DESCRIPTION AVAILABLE</p>
					<div className="card-actions">
						<Button type="button" disabled>
							OFFER EXPIRED
						</Button>
					</div>
				</Card>
			</ul>
			<div className="two-columns">
				<div className="stack">
					<Panel title="Order summary" id="specimen-summary">
						<Summary rows={LINES} />
					</Panel>
				</div>
				<div className="column-beside panel stack">
					<CoverFrame title="UNTITLED STORY" size="small" />
					<p>
						<StatusBadge status="processing" />
					</p>
				</div>
			</div>
		</section>
	);
}
