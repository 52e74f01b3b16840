import { join } from "node:path";
import { type Database, openDatabase } from "#db/open";
import { seed } from "#db/seed";
import { watchDatabase } from "#db/sqlite/watch";
import { type Clock, createClock, openClock } from "./clock.server";
import { type Config, config } from "./config.server";
import { createFailures, type Failures } from "./failures.server";
import { createLog, type Log } from "./http/log.server";
import { type Ids, randomIds } from "./ids.server";
import { chooseProviders, type Providers } from "./providers.server";
import { createSigner, type Signer } from "./signing.server";

export type { Clock, Ids };

export type Settings = Pick<
	Config,
	| "APP_URL"
	| "PORT"
	| "ROLE"
	| "DATA_DIR"
	| "BACKUP_DIR"
	| "SESSION_SECRET"
	| "SESSION_SECRET_BEFORE"
	| "RATE_LIMIT_SCALE"
	| "MAX_STORED_MB"
	| "PREVIEW_SPREADS"
	| "ILLUSTRATOR_AT_ONCE"
	| "COST_OF_TOKENS"
	| "COST_OF_DOLLAR"
	| "COST_OF_LOOK_UP"
	| "COST_OF_DAY"
	| "COST_OF_FAMILY"
	| "COST_OF_PRINT"
	| "COST_OF_POSTAGE"
	| "COST_OF_POSTAGE_ABROAD"
	| "COST_OF_CARD"
	| "SOCIAL_FACEBOOK"
	| "SOCIAL_INSTAGRAM"
	| "SOCIAL_PINTEREST"
	| "SOCIAL_YOUTUBE"
	| "OPERATOR_EMAIL"
	| "SELLER_NAME"
	| "SELLER_COMPANY_NUMBER"
	| "SELLER_REGISTERED_IN"
	| "SELLER_ADDRESS"
	| "SELLER_EMAIL"
	| "SELLER_PHONE"
	| "SELLER_VAT_NUMBER"
	| "testMode"
>;

/** The one argument every use case receives. Tests open their own (shop.testing.ts). */
export type Shop = {
	db: Database;
	/** False once the database's file was deleted, moved or replaced: what is written then is lost with the process. */
	databaseIsThere(): boolean;
	providers: Providers;
	failures: Failures;
	clock: Clock;
	ids: Ids;
	signer: Signer;
	log: Log;
	settings: Settings;
};

/** Where a configuration's database is: a file's path, or PostgreSQL's URL. */
export const databaseOf = (settings: Pick<Config, "DATABASE_URL" | "DATA_DIR">) =>
	settings.DATABASE_URL ?? join(settings.DATA_DIR, "shop.db");

/** Opens the shop of a configuration: database migrated (unless `open` is another way to open it), adapters chosen. */
export async function openShop(settings: Config, open = openDatabase): Promise<Shop> {
	const where = databaseOf(settings);
	const db = await open(where);
	const clock = settings.testMode ? await openClock(db) : createClock();
	const signer = createSigner(settings.SESSION_SECRET, settings.SESSION_SECRET_BEFORE);
	const log = createLog();
	const failures = createFailures(log);
	return {
		db,
		databaseIsThere: watchDatabase(where),
		providers: await chooseProviders(settings, { db, clock, signer, log, failures }),
		failures,
		clock,
		ids: randomIds,
		signer,
		log,
		settings,
	};
}

// Development reloads this module; the shop, its worker and its processes must stay the same ones.
const kept = globalThis as typeof globalThis & { fableAndKin?: Promise<Shop> };

/** The shop of this process, opened once; in test mode with its seeds. */
export function theShop(): Promise<Shop> {
	kept.fableAndKin ??= openShop(config()).then(sow);
	return kept.fableAndKin;
}

/** Only where a shop is served: an operator's command without the shop's environment must not put coupons into its database. */
async function sow(shop: Shop): Promise<Shop> {
	if (shop.settings.testMode) await seed(shop.db, shop.clock.now().toISOString());
	return shop;
}

/** Puts a test's shop in the place of this process's own, so that routes can be called directly. */
export function replaceShop(shop: Shop): void {
	kept.fableAndKin = Promise.resolve(shop);
}
