import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** The smallest page of the same framework: the yardstick of every figure, measured in the same run. */
const FILES: Record<string, string> = {
	// Remix reads from its dependencies which runtime it is on.
	"package.json": `{ "name": "bare", "private": true, "type": "module", "sideEffects": false, "dependencies": { "@remix-run/node": "*", "@remix-run/react": "*", "isbot": "*", "react": "*", "react-dom": "*" } }`,
	"vite.config.mjs": `import { vitePlugin as remix } from "@remix-run/dev";
export default { plugins: [remix({ future: { v3_singleFetch: true, v3_fetcherPersist: true, v3_relativeSplatPath: true, v3_throwAbortReason: true, v3_lazyRouteDiscovery: true } })] };`,
	"app/root.jsx": `import { Outlet } from "@remix-run/react";
export default function App() { return <html lang="en"><head><title>Bare</title></head><body><Outlet /></body></html>; }`,
	"app/routes/_index.jsx": `export function loader() { return { words: "word ".repeat(600) }; }
import { useLoaderData } from "@remix-run/react";
export default function Page() { return <main><h1>Bare</h1><p>{useLoaderData().words}</p></main>; }`,
};

/** Writes and builds the bare app, once; gives its folder. */
export function buildBare(): string {
	const folder = join(process.cwd(), ".cache/bare");
	if (existsSync(join(folder, "build/server/index.js"))) return folder;
	for (const [name, text] of Object.entries(FILES)) {
		mkdirSync(dirname(join(folder, name)), { recursive: true });
		writeFileSync(join(folder, name), text);
	}
	if (!existsSync(join(folder, "node_modules")))
		symlinkSync(join(process.cwd(), "node_modules"), join(folder, "node_modules"));
	const built = spawnSync(process.execPath, ["node_modules/@remix-run/dev/dist/cli.js", "vite:build"], {
		cwd: folder,
		encoding: "utf8",
	});
	if (built.status !== 0) throw new Error(built.stderr);
	return folder;
}
