import { describe, expect, test } from "vitest";
import { PHOTO_FINDINGS } from "~/shop/photos/rules";
import type { Verdict } from "~/studio/story/likeness";
import { headMessage, messageBeside, type PhotoLikeness, verdictMessage } from "./rules";

const THREE: Verdict = {
	shows: "person",
	faces: 3,
	findings: ["several-faces"],
	ofOthers: [["several-faces", "too-small"], ["blurred"]],
};

describe("what would make a head better", () => {
	test.each([
		["the first of several", THREE, 3, 0, null],
		["the second", THREE, 3, 1, PHOTO_FINDINGS["too-small"]],
		["the third", THREE, 3, 2, PHOTO_FINDINGS.blurred],
		["the only one that could be cut out of several", THREE, 1, 0, PHOTO_FINDINGS["several-faces"]],
		["another one of a photo from before", { ...THREE, ofOthers: undefined }, 3, 1, null],
	] as const)("%s", (_, verdict, heads, place, told) => {
		expect(headMessage(verdict, heads, place)).toBe(told);
	});

	test("the photo says that there is somebody to choose, and what is wrong with the first", () => {
		expect(verdictMessage(THREE, 3)).toMatch(/^There is more than one person here\. Please choose/);
		expect(verdictMessage({ ...THREE, findings: ["several-faces", "too-dark"] }, 3)).toContain(
			PHOTO_FINDINGS["too-dark"],
		);
		expect(verdictMessage({ ...THREE, findings: [] }, 1)).toBeNull();
	});

	test("beside its picture is told what is true of the head that is chosen", () => {
		const head = (id: string, message: string | null) => ({ id, imageUrl: `/heads/${id}`, message });
		const likeness: PhotoLikeness = {
			photoId: "photo_1",
			turns: 0,
			state: "ready",
			heads: [head("a", null), head("b", "small")],
			verdict: THREE,
			message: "of the photo",
		};
		expect(messageBeside(likeness, "")).toBeNull();
		expect(messageBeside(likeness, "b")).toBe("small");
		expect(messageBeside({ ...likeness, heads: [], state: "making" }, "")).toBe("of the photo");
	});
});
