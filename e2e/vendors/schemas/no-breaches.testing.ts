import { afterEach, expect } from "vitest";
import { takeBreaches } from "./breaches";

afterEach(() => {
	expect(takeBreaches(), "what a vendor doesn't take or doesn't say").toEqual([]);
});
