/** The steps from the form to the order, in turn, as they are counted a day. Pure, safe in the browser. */
export const STEPS = ["form opened", "cover made", "checkout opened", "paid"] as const;
export type TallyStep = (typeof STEPS)[number];

/** How many ideas a story of the shelf told; staged: as a play, because no story was about them. */
export type StoryCount = { story: string; isStaged: boolean; count: number };

/** What calls itself so is no person who looks at a page: bots, link previews, monitors and the tools of programmers. */
const MACHINE =
	/bot|crawl|spider|slurp|archiv|preview|facebookexternalhit|monitor|uptime|pingdom|lighthouse|headless|phantom|curl|wget|python|java\/|go-http|okhttp|axios|node|undici|libwww|scrapy|httpclient/i;

/** Whether a person seems to open a page: a browser that names itself and a language, not a page fetched ahead, and not the same page once more. */
export function isOpenedByPerson(headers: Headers, path: string): boolean {
	const agent = headers.get("User-Agent") ?? "";
	if (agent === "" || MACHINE.test(agent) || !headers.get("Accept-Language")) return false;
	const purpose = headers.get("Sec-Purpose") ?? headers.get("Purpose") ?? "";
	if (/prefetch|preview/.test(purpose)) return false;
	return pathOf(headers.get("Referer")) !== path;
}

function pathOf(referer: string | null): string | null {
	return referer !== null && URL.canParse(referer) ? new URL(referer).pathname : null;
}
