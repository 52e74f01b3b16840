import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Countdown } from "./Countdown";

const until = "2026-03-02T10:00:00.000Z";

test("tells the script how much is left by the shop's clock", () => {
	const html = renderToStaticMarkup(
		<Countdown until={until} now="2026-03-01T09:59:58.000Z" over="Freeze expired" />,
	);
	expect(html).toContain(`data-countdown="${24 * 3_600_000 + 2000}"`);
	expect(html).toContain(">1\u00a0day, 0\u00a0hours, 0\u00a0minutes, 2\u00a0seconds<");
});

test("says so when it is over", () => {
	expect(renderToStaticMarkup(<Countdown until={until} now={until} over="Freeze expired" />)).toContain(
		">Freeze expired<",
	);
});
