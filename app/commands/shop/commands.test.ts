import { expect, test } from "vitest";
import { openTestShop } from "~/shop.testing";
import { Refusal } from "./command";
import { COMMANDS, helpText } from "./commands";
import { restore } from "./restore";

test("the help names every command by the word it is called by", () => {
	const help = helpText().join("\n");
	for (const [name, { use }] of COMMANDS) {
		expect(use.split(" ")[0]).toBe(name);
		expect(help).toContain(`  ${use}`);
	}
});

test("a word too many is refused, not passed over", async () => {
	const shop = await openTestShop();
	for (const command of COMMANDS.values()) {
		if ("run" in command)
			await expect(command.run(shop, ["a", "b", "c", "d"]), command.use).rejects.toThrow(Refusal);
	}
	expect(() => restore.runClosed(shop.settings.DATA_DIR, ["a", "b"], new Date())).toThrow(Refusal);
	expect(() => restore.runClosed(shop.settings.DATA_DIR, [], new Date())).toThrow(Refusal);
});
