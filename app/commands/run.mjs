/** `npm run bench | book | covers | shop | stories`: a command of the shop, built when that is due. */
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { prepare, readEnvironment, run } from "./prepare.mjs";

const [name, ...args] = process.argv.slice(2);
const command = `build/commands/${name}.js`;
// The operator's commands are for the shop that `npm start` serves, as it was built: building anew would change the files
// of a shop that is running. The others measure and draw with one of their own, and what there is to measure is the sources.
if (!existsSync("build/.complete") && !(name === "shop" && existsSync(command))) await prepare();
if (name === "shop") {
	readEnvironment();
	expectShop(args[0] ?? "help");
}
run(process.execPath, [command, ...args]);

/** A mistyped DATA_DIR must not become a new shop, with a secret of its own, in which nothing has ever happened. */
function expectShop(wanted) {
	const folder = resolve(process.env.DATA_DIR || "./data");
	// A restore may be the first thing that happens in a folder, but it doesn't make the folder.
	const needed = wanted === "restore" ? folder : join(folder, "shop.db");
	if (process.env.DATABASE_URL || wanted === "help" || args.includes("--help") || existsSync(needed)) return;
	process.stderr.write(
		`There is no shop in ${folder}: set DATA_DIR to the shop's folder, or start the shop first.\n`,
	);
	process.exit(2);
}
