/** `npm run bench | covers | shop`: a command of the shop, built when that is due. */
import { existsSync } from "node:fs";
import { build, install, readEnvironment, run } from "./prepare.mjs";

const [name, ...args] = process.argv.slice(2);
if (!existsSync("build/.complete")) {
	install();
	build();
}
// The operator's commands are for the shop that `npm start` serves; the others measure and draw with one of their own.
if (name === "shop") readEnvironment();
run(process.execPath, [`build/commands/${name}.js`, ...args]);
