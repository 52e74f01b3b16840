import { expect, test } from "vitest";
import { viewOf } from "./view";

test.each([
	["Very close: an owl hums.", /close view/],
	["Low light. Close to: an owl hums.", /close view/],
	["Close, by moonlight: a girl lies awake.", /close view/],
	["The foot of the tree, up close, and pirates.", /close view/],
	["Straight from above, like a roundabout: a table.", /from above/],
	["From high up, on a bare floor: a girl.", /from above/],
	["Noon. From near: a girl holds up a hat.", /seen whole/],
	["From far back among the audience: a stage.", /wide view/],
])("a picture is seen as its description says: %s", (shows, view) => {
	for (const shot of ["wide", "mid", "close", "above"] as const) expect(viewOf(shot, shows)).toMatch(view);
});

test.each([
	"Close by: an older man.",
	"Close beside the other child: snails.",
	"A girl sits close to us.",
	"From above a reindeer looks down.",
	"From far off comes a song.",
])("what stands near or comes from there says nothing of the view: %s", (shows) => {
	expect(viewOf("mid", shows)).toMatch(/seen whole, as far as/);
});
