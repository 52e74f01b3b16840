import type { Generated } from "kysely";
import type { Created, Time } from "./columns";

// What keeps the shop running: jobs, limits, what was heard already, settings.

export type Jobs = {
	id: string;
	kind: string;
	/** What must happen once has one key. */
	key: string;
	payload: string;
	state: "ready" | "running" | "done" | "failed";
	/** The try that runs among them, but none that was cut off. */
	attempts: number;
	/** How often in a row it was cut off by what is no fault of its own, as far as one can tell: its process or its database went. */
	interrupted: Generated<number>;
	/** Not before. */
	run_at: Time;
	/** A running job whose lease has passed belongs to whoever claims it next. */
	lease_until: Time | null;
	/** Changes with every claim, so that a worker whose lease has passed can't write any more. */
	lease_token: string | null;
	/** JSON: the answers of finished steps, so that a retry buys nothing twice. */
	steps: string;
	failure: string | null;
	created_at: Created;
	finished_at: Time | null;
};

export type CaptchaUses = { id: string; expires_at: Time };

export type RateCounters = { key: string; count: number; ends_at: Time };

export type WebhookEvents = { id: string; provider: string; received_at: Created };

export type Settings = { key: string; value: string };

/** What vendors were paid for. `book_id` names a book that may be gone. */
export type Spending = {
	id: string;
	book_id: string;
	/** YYYY-MM-DD, UTC. */
	day: string;
	tokens: number;
	pictures: number;
	/** Hundredths of a penny. */
	cost: number;
};

/** Steps from the form to the order, counted without anybody's name. */
export type Tally = {
	/** YYYY-MM-DD, in London. */
	day: string;
	/** From the form to the order; and by what story of the shelf an idea was told, or staged. */
	step: "form opened" | "cover made" | "checkout opened" | "paid" | `${"story" | "staged"} ${string}`;
	count: number;
};

/** Who is in turn at one of the places of a name, and until when unless it is said again. */
export type Turns = { name: string; place: number; holder: string; until: Time };

/** A picture ordered of a vendor, until the vendor forgets it too. */
export type Predictions = {
	/** A digest of all that goes into the picture. */
	drawing: string;
	prediction_id: string;
	created_at: string;
};
