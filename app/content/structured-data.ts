import { BOOK_PENCE, COUNTRIES, DELIVERY_PENCE } from "~/shop/prices/rules";
import type { ShownReviews } from "~/shop/reviews/rules";
import { BRAND } from "./brand";
import type { FaqGroup } from "./faq";
import type { SocialLink } from "./navigation";
import { SAMPLE_STORIES } from "./sample-stories";
import type { Seller } from "./seller";

/** What a search engine reads of a page besides its words: schema.org as JSON-LD. Every fact in it stands on the page as well. */
type Thing = { "@type": string; [property: string]: unknown };

const inContext = (thing: Thing) => ({ "@context": "https://schema.org", ...thing });
const pounds = (pence: number) => (pence / 100).toFixed(2);

type Shown = { appUrl: string; social: readonly SocialLink[]; seller: Seller };

/** The shop itself and its seller. `appUrl` is its address, without a slash at the end; `social` where else it is. */
export function organization({ appUrl, social, seller }: Shown) {
	return inContext({
		"@type": "Organization",
		name: BRAND.name,
		slogan: BRAND.strapline,
		url: `${appUrl}/`,
		logo: `${appUrl}/icon-512.png`,
		legalName: seller.name,
		email: seller.email,
		telephone: seller.phone,
		address: seller.address.join(", "),
		...(social.length > 0 ? { sameAs: social.map(({ href }) => href) } : {}),
	});
}

/**
 * The book, its price and its delivery; `reviews` are families' own, null while there are too few. The time of delivery is promised
 * in the United Kingdom alone, and from the approval on.
 */
export function product(appUrl: string, reviews: ShownReviews | null) {
	return inContext({
		"@type": "Product",
		name: `${BRAND.name} personalised storybook`,
		description:
			"A deluxe hardback of 24 glossy illustrated pages, 210 mm × 210 mm, printed in the UK, with your own family in story and pictures.",
		brand: { "@type": "Brand", name: BRAND.name },
		image: SAMPLE_STORIES.slice(0, 3).map(({ image }) => `${appUrl}${image}`),
		offers: {
			"@type": "Offer",
			url: `${appUrl}/create-book`,
			price: pounds(BOOK_PENCE),
			priceCurrency: "GBP",
			availability: "https://schema.org/MadeToOrder",
			itemCondition: "https://schema.org/NewCondition",
			shippingDetails: COUNTRIES.map(({ value: country }) => ({
				"@type": "OfferShippingDetails",
				shippingRate: {
					"@type": "MonetaryAmount",
					value: pounds(DELIVERY_PENCE[country]),
					currency: "GBP",
				},
				shippingDestination: { "@type": "DefinedRegion", addressCountry: country },
			})),
			hasMerchantReturnPolicy: {
				"@type": "MerchantReturnPolicy",
				applicableCountry: COUNTRIES.map(({ value }) => value),
				// Made to one family's measure (Consumer Contracts Regulations 2013, regulation 28).
				returnPolicyCategory: "https://schema.org/MerchantReturnNotPermitted",
			},
		},
		...(reviews === null
			? {}
			: {
					aggregateRating: {
						"@type": "AggregateRating",
						ratingValue: reviews.mean,
						reviewCount: reviews.count,
					},
					review: reviews.newest.map(({ rating, content, displayName, createdAt }) => ({
						"@type": "Review",
						reviewRating: { "@type": "Rating", ratingValue: rating },
						author: { "@type": "Person", name: displayName },
						datePublished: createdAt.slice(0, 10),
						reviewBody: content,
					})),
				}),
	});
}

/** The questions of a page and their answers. */
export function faqPage(groups: readonly FaqGroup[]) {
	return inContext({
		"@type": "FAQPage",
		mainEntity: groups
			.flatMap(({ questions }) => questions)
			.map(({ question, answer }) => ({
				"@type": "Question",
				name: question,
				acceptedAnswer: { "@type": "Answer", text: answer },
			})),
	});
}
