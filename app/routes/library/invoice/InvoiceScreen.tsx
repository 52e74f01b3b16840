import type { Invoice } from "~/shop/orders/invoice";
import { ButtonLink } from "~/ui/Button";
import { Panel } from "~/ui/Card";
import { PageHeader } from "~/ui/PageHeader";
import { Summary } from "~/ui/Summary";

type InvoiceScreenProps = { invoice: Invoice; page: string; file: string };

/** The bill of an order, to read, print or keep. */
export function InvoiceScreen({ invoice, page, file }: InvoiceScreenProps) {
	const { number, date, orderNumber, seller, buyer, rows, total, returned, notes } = invoice;
	return (
		<div className="page page-narrow page-section">
			<p className="order-back">
				<a href={page}>Back to the order</a>
			</p>
			<PageHeader title={`Invoice ${number}`}>
				{date}, order {orderNumber}
			</PageHeader>
			<div className="stack-large">
				<div className="form-row">
					<Lines title="From" id="invoice-from" lines={seller} />
					<Lines title="To" id="invoice-to" lines={buyer} />
				</div>
				<Panel title="What you bought" id="invoice-rows">
					<Summary
						rows={[
							...rows.map(([name, value]) => ({ name, value })),
							{ name: "Total", value: total, total: true },
							...returned.map(([name, value]) => ({ name, value })),
						]}
					/>
					{notes.map((text) => (
						<p key={text} className="text-soft text-small">
							{text}
						</p>
					))}
				</Panel>
				<p className="button-row">
					<ButtonLink href={file} variant="secondary">
						Download as a PDF
					</ButtonLink>
				</p>
			</div>
		</div>
	);
}

function Lines({ title, id, lines }: { title: string; id: string; lines: readonly string[] }) {
	return (
		<Panel title={title} id={id}>
			<address className="address">
				{lines.map((line) => (
					<span key={line} dir="auto">
						{line}
					</span>
				))}
			</address>
		</Panel>
	);
}
