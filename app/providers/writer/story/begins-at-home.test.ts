import { expect, test } from "vitest";
import { synopsisOf } from "~/story/script";
import { ideaOfMia, LEVELS } from "./ideas.testing";
import { spreadsOf } from "./synopses.testing";
import { writeScript } from "./write-script";

/** Whoever wants to fly to the moon isn't there yet. */

const told = (location: string, description: string, level: (typeof LEVELS)[number]) =>
	writeScript({ ...ideaOfMia(description, level), location });

test.each([
	["the moon", "Mia wants to fly to the moon"],
	["The Moon", "Mia builds a rocket and flies to the moon"],
	["space", "Mia wants to travel into space"],
	["Iceland", "Mia wants to go to Iceland with her mum"],
	["the North Pole", "Mia is going to the North Pole to see the elves"],
])("%s: %j begins at home and goes there", (location, description) => {
	for (const level of LEVELS) {
		const script = told(location, description, level);
		const [opener, want, ...others] = spreadsOf(script).filter(
			({ kind }) => kind === "opener" || kind === "spread",
		);
		expect([opener?.scene?.setting, want?.scene?.setting], level).toEqual(["bedroom", "bedroom"]);
		expect(others[0]?.scene?.setting).toBe(script.cover.setting);
		expect(script.cover.setting).not.toBe("bedroom");
		expect(opener?.text).toContain("at home");
		expect(synopsisOf(script).split(/(?<=[.!?]) /u)[0]).not.toContain(`at ${location}`);
	}
});

test("who has gone there is there on the next page", () => {
	const script = told(
		"Iceland",
		"Mia travels to Iceland with her mum. She needs to find a lost puffin.",
		"whiz",
	);
	const [opener, want] = spreadsOf(script).filter(({ kind }) => kind === "opener" || kind === "spread");
	expect(opener?.scene?.setting).toBe("bedroom");
	expect(want?.scene?.setting).toBe(script.cover.setting);
});

test.each([
	["the moon", "Mia wants to bake a cake on the moon"],
	["the beach", "Mia wants to fly to the moon"],
	["the moon", "Mia thinks about flying to the moon, and you never know!"],
])("%s: %j begins there", (location, description) => {
	for (const level of LEVELS) {
		const script = told(location, description, level);
		const opener = spreadsOf(script).find(({ kind }) => kind === "opener");
		expect(opener?.scene?.setting).toBe(script.cover.setting);
	}
});
