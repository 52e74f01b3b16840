import { type Finding, unasked, wrong } from "~/shop/checks/rules";
import { inWords, kindOf, type VendorFailure } from "./vendor-failure";

/** One thing the shop depends on and how it is asked, at no cost. Whoever runs it bounds its time by `signal`, and races it. */
export type Check = { name: string; ask(signal: AbortSignal): Promise<Finding> };

/** What a vendor's failure says of the settings: nothing, where it may be over after a while. */
export const findingOf = (failure: VendorFailure): Finding =>
	kindOf(failure) === "passing" ? unasked(inWords(failure)) : wrong(inWords(failure));

/** A setting, and how such a one begins or ends. */
export type Shape = { variable: string; value: string; pattern: RegExp; looks: string };

/** Of settings that can't be what they are meant to be: one vendor's key must not be sent to another. null where all can. */
export function misshapen(...shapes: Shape[]): Finding | null {
	const bad = shapes.filter(({ value, pattern }) => !pattern.test(value));
	if (bad.length === 0) return null;
	const told = bad.map(({ variable, looks }) => `${variable} doesn't look like one (${looks})`);
	return wrong(`${told.join("; ")}. Nothing was sent: copy it anew, without quotes or spaces`);
}
