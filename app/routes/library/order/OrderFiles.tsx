import type { OrderDetail } from "~/shop/orders/read-order-detail.server";
import { ButtonLink } from "~/ui/Button";
import { Panel } from "~/ui/Card";

const inMegabytes = (bytes: number) => `${Math.max(0.1, bytes / 1_000_000).toFixed(1)} MB`;

type OrderFilesProps = Pick<OrderDetail, "order" | "files">;

/** The approved book to be read on a screen. Nothing while there is none. */
export function OrderFiles({ order, files }: OrderFilesProps) {
	if (files.length === 0) return null;
	return (
		<Panel title="Read it now" id="order-files">
			<div className="stack">
				<p>
					Your book for a screen,{" "}
					{order.state === "delivered" ? "beside the printed one" : "while the printed one is on its way"}.
					Save it: it stays here for twelve months.
				</p>
				<ul className="button-row">
					{files.map(({ file, label, bytes }) => (
						<li key={file}>
							<ButtonLink href={`/orders/${order.id}/files/${file}`} variant="secondary" size="small">
								Download the {label} ({inMegabytes(bytes)})
							</ButtonLink>
						</li>
					))}
				</ul>
				<p className="text-soft">
					PDF opens anywhere; EPUB is for reading apps and describes every picture aloud.
				</p>
			</div>
		</Panel>
	);
}
