import { HomeForms, Questions } from "./HomeForms";
import { HomeHero } from "./HomeHero";
import { Highlights, HowItWorks, PriceBand } from "./HomeSections";
import { SampleCarousel } from "./SampleCarousel";
import { Testimonials } from "./Testimonials";

type HomeScreenProps = {
	/** The signed-in family's name; null for everybody else. */
	username: string | null;
	/** Claims that nobody can prove show in test mode only. */
	testMode: boolean;
};

/** Home, from the promise to a message. */
export function HomeScreen({ username, testMode }: HomeScreenProps) {
	return (
		<>
			<HomeHero />
			<Highlights testMode={testMode} />
			<HowItWorks />
			<SampleCarousel />
			<Testimonials testMode={testMode} />
			<PriceBand />
			<Questions />
			<HomeForms username={username} />
		</>
	);
}
