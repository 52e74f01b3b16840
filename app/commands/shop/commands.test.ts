import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { openTestShop } from "~/shop.testing";
import { Refusal } from "./command";
import { COMMANDS, helpOf, helpText } from "./commands";
import { restore } from "./restore";

test("the help names every command by the word it is called by", () => {
	const help = helpText().join("\n");
	for (const [name, { use }] of COMMANDS) {
		expect(use.split(" ")[0]).toBe(name);
		expect(help).toContain(`  ${use}`);
	}
});

test("every command has an example, and answers a program", () => {
	for (const [name, command] of COMMANDS) {
		expect(command.example.split(" ")[0]).toBe(name);
		expect(helpOf(command).join("\n")).toContain(`npm run shop -- ${command.example}`);
		expect(command.use).toMatch(/ \[--json\]$/);
	}
});

test("README names every command, and what they end with is written down", () => {
	const readMe = readFileSync("README.md", "utf8");
	for (const name of COMMANDS.keys()) expect(readMe).toMatch(new RegExp(`(shop -- |\`)${name}\\b`));
	const page = readFileSync("docs/operator.md", "utf8");
	for (const [, name = ""] of page.matchAll(/^\| .*? \| .*?`([a-z]+)[` ]/gm))
		expect([...COMMANDS.keys()]).toContain(name);
});

test("what is far too long is refused in one line, and nothing is asked of the shop", async () => {
	const shop = await openTestShop();
	for (const command of COMMANDS.values()) {
		if ("run" in command && command.use.includes("--json"))
			await expect(command.run(shop, ["x".repeat(501)]), command.use).rejects.toThrow("longer than 500");
	}
});

test("a word too many is refused, not passed over", async () => {
	const shop = await openTestShop();
	for (const command of COMMANDS.values()) {
		if ("run" in command)
			await expect(command.run(shop, ["a", "b", "c", "d"]), command.use).rejects.toThrow(Refusal);
	}
	for (const args of [["a", "b"], []])
		await expect(restore.runClosed(shop.settings, args, new Date())).rejects.toThrow(Refusal);
});
