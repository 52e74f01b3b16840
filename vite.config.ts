import { readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { vitePlugin as remix } from "@remix-run/dev";
import type { Plugin } from "vite";
import paths from "vite-tsconfig-paths";
import { defineConfig, type ViteUserConfig as UserConfig } from "vitest/config";
import { notice, packDrawings } from "./app/studio/art/pack";
import { inPackages, LICENCES, MODEL_FILES } from "./app/studio/likeness/models/model-files";
import { readStory } from "./app/studio/shelf/read-story";
import remixConfig from "./remix.config";

/** name -> file of every module of a folder whose name ends so. */
function entriesOf(folder: string, ending: string) {
	const files = readdirSync(folder).filter((name) => name.endsWith(ending) && !name.includes(".test."));
	return Object.fromEntries(files.map((name) => [basename(name, ending), `${folder}/${name}`]));
}

/** A story's file as a module: read and checked when the shop is built, so that a mistake in it builds nothing. */
const stories = (): Plugin => ({
	name: "stories",
	transform: (yaml, id) =>
		id.endsWith(".yaml")
			? {
					code: `export default ${JSON.stringify(readStory(basename(id), yaml))}`,
					map: null,
				}
			: null,
});

const TESTS = ["app/**/*.test.{ts,tsx}", "db/**/*.test.ts"];
/** A mocked module stays mocked for whoever loads it next in the same process; other reasons a file gives itself. */
const ALONE = ["app", "db"]
	.flatMap((folder) =>
		readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => `${folder}/${name}`),
	)
	.filter(
		(name) => /\.test\.tsx?$/.test(name) && /vi\.mock\(|^\/\/ Alone:/m.test(readFileSync(name, "utf8")),
	);

// Whoever takes rows by lot takes the same ones in every process of a run, and again where the seed is said.
if (process.env.VITEST && !process.env.TEST_SEED) {
	process.env.TEST_SEED = String(Math.floor(Math.random() * 1e6));
	process.stdout.write(
		`Rows by lot: TEST_SEED=${process.env.TEST_SEED} takes them again, TEST_WHOLE=1 takes all.\n`,
	);
}

/** The shop itself. */
const shop: UserConfig = {
	plugins: [process.env.VITEST ? null : remix(remixConfig), paths(), stories()],
	build: {
		target: "es2022",
		assetsInlineLimit: 0,
	},
	server: { port: 3000 },
	// Native: it can't be bundled beforehand for the development server.
	optimizeDeps: { exclude: ["@node-rs/argon2"] },
	test: {
		// Loading the shop's modules takes longer than most files' tests: all but a few share a process that has them.
		projects: [
			{ extends: true, test: { name: "together", include: TESTS, exclude: ALONE, isolate: false } },
			{ extends: true, test: { name: "alone", include: ALONE } },
		],
		// Real hashing, real pictures: slow on a small machine, never waiting for anything.
		testTimeout: 90_000,
		hookTimeout: 90_000,
		expect: { poll: { timeout: 30_000 } },
		// By default a core is left free, which on two of them is every other one.
		maxWorkers: "100%",
		// What is drawn is short-lived: with room for it a tenth less of the time goes into clearing up.
		execArgv: ["--max-semi-space-size=32"],
		restoreMocks: true,
		unstubEnvs: true,
		unstubGlobals: true,
		setupFiles: [
			"db/statements.testing.ts",
			"app/patience.testing.ts",
			"e2e/vendors/schemas/no-breaches.testing.ts",
		],
		// Of one run of `npm test` only: what a module looks for in folders (`import.meta.glob`) isn't known to have changed.
		experimental: {
			fsModuleCache: Boolean(process.env.TEST_MODULES),
			fsModuleCachePath: process.env.TEST_MODULES,
		},
		provide: {
			testServer: process.env.TEST_DATABASE_URL ?? "",
			statementsTo: process.env.TEST_STATEMENTS ?? "",
		},
	},
};

/** What the shell's script shares with the others stays in it: every page has it already, and one request is enough. */
function shellChunkOf(id: string): string | undefined {
	return /app\/(enhance\/shell\.entry|ui\/raise-toast|content\/toast-times)\.ts$/.test(id)
		? "shell"
		: undefined;
}

const { header: HEADER = "", ...SCRIPTS } = entriesOf("app/enhance", ".entry.ts");

/** The small scripts of pages: hashed files and a manifest, beside the shop's own assets. */
const enhance: UserConfig = {
	plugins: [paths()],
	publicDir: false,
	build: {
		target: "es2022",
		outDir: "build/client",
		emptyOutDir: false,
		assetsDir: "assets",
		manifest: "enhance.json",
		modulePreload: false,
		rollupOptions: {
			input: { ...SCRIPTS, ...entriesOf("app/enhance", ".entry.tsx") },
			output: { manualChunks: shellChunkOf },
		},
	},
};

/** One more of them, built by itself: what it shares with the shell's script it would otherwise have to fetch. */
const header: UserConfig = {
	...enhance,
	build: { ...enhance.build, manifest: "header.json", rollupOptions: { input: { header: HEADER } } },
};

/** What runs in Node without a browser in front of it: the operator's commands and the illustrator's drawing process. */
const commands: UserConfig = {
	plugins: [
		paths(),
		stories(),
		{
			name: "drawings",
			generateBundle() {
				this.emitFile({ type: "asset", fileName: "drawings.txt", source: packDrawings() });
				this.emitFile({ type: "asset", fileName: "LICENCE-noto-emoji.txt", source: notice() });
			},
		},
	],
	publicDir: false,
	build: {
		ssr: true,
		target: "node20",
		outDir: "build/commands",
		emptyOutDir: true,
		rollupOptions: {
			input: {
				...entriesOf("app/commands", ".command.ts"),
				"worker-process": "app/serve/worker-process.server.ts",
				"drawing-process": "app/studio/paper/drawing-process.server.ts",
			},
			// All beside each other, and beside the drawings.
			output: { entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js" },
		},
	},
};

/**
 * The process that draws likenesses: one file with all it calculates with, and beside it the trained models that it may
 * open. Of the packages they come from nothing else is needed to run the shop.
 */
const likeness: UserConfig = {
	plugins: [
		paths(),
		{
			name: "models",
			generateBundle() {
				for (const file of MODEL_FILES) {
					this.emitFile({ type: "asset", fileName: basename(file), source: readFileSync(inPackages(file)) });
				}
				for (const [fileName, source] of Object.entries(LICENCES))
					this.emitFile({ type: "asset", fileName, source: readFileSync(source) });
			},
		},
	],
	publicDir: false,
	ssr: { noExternal: true, external: ["sharp"] },
	build: {
		ssr: "app/studio/likeness/likeness-process.server.ts",
		target: "node20",
		outDir: "build/likeness",
		emptyOutDir: true,
		rollupOptions: {
			output: { format: "cjs", inlineDynamicImports: true, entryFileNames: "likeness-process.cjs" },
		},
	},
};

const modes: Record<string, UserConfig> = { enhance, header, commands, likeness };

export default defineConfig(({ mode }) => modes[mode] ?? shop);
