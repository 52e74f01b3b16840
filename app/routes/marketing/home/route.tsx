import type { MetaFunction } from "@remix-run/node";
import { BRAND, PRICE_TEXT } from "~/content/brand";
import { HomeHero } from "./HomeHero";
import { ExampleCovers, Highlights, HowItWorks, PriceBand } from "./HomeSections";

export const meta: MetaFunction = () => [
	{ title: `${BRAND.name}: ${BRAND.strapline}` },
	{
		name: "description",
		content: `Your family's photos become a personalised, illustrated children's hardback, printed in the UK. ${PRICE_TEXT.full}.`,
	},
];

/** The same for every stranger. */
export const handle = { keep: true };

export default function Home() {
	return (
		<>
			<HomeHero />
			<Highlights />
			<HowItWorks />
			<ExampleCovers />
			<PriceBand />
		</>
	);
}
