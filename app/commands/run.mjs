/** `npm run bench | covers | shots | shop`: a command of the shop, built when that is due. */
import { existsSync } from "node:fs";
import { build, install, run } from "./prepare.mjs";

const [name, ...args] = process.argv.slice(2);
if (!existsSync("build/.complete")) {
	install();
	build();
}
run(process.execPath, [`build/commands/${name}.js`, ...args]);
