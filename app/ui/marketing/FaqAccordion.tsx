import type { FaqGroup } from "~/content/faq";
import { Accordion } from "~/ui/Accordion";

/** Questions in groups, one group and in it one question open at a time; at first the first of both. */
export function FaqAccordion({ groups, level = 3 }: { groups: readonly FaqGroup[]; level?: 2 | 3 }) {
	const Title = `h${level}` as const;
	return (
		<div className="faq">
			{groups.map(({ id, title, questions }, i) => (
				<Accordion key={id} group="faq" title={<Title id={`faq-${id}`}>{title}</Title>} open={i === 0}>
					{questions.map((one, k) => (
						<Accordion key={one.id} group={`faq-${id}`} title={one.question} open={i === 0 && k === 0}>
							<p>{one.answer}</p>
						</Accordion>
					))}
				</Accordion>
			))}
		</div>
	);
}
