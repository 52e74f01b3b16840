import type { Migration } from "kysely";
import * as m0001 from "./0001_shop";
import * as m0002 from "./0002_reserved_uses";
import * as m0003 from "./0003_photo_bytes";
import * as m0004 from "./0004_failed_forms";
import * as m0006 from "./0006_first_covers";
import * as m0007 from "./0007_chosen_covers";
import * as m0008 from "./0008_reading_needs";
import * as m0009 from "./0009_heads";
import * as m0010 from "./0010_book_places";
import * as m0011 from "./0011_scripts";
import * as m0012 from "./0012_pages";
import * as m0013 from "./0013_styles";
import * as m0014 from "./0014_spending";
import * as m0015 from "./0015_predictions";
import * as m0016 from "./0016_support";
import * as m0017 from "./0017_hidden_reviews";
import * as m0018 from "./0018_order_states";
import * as m0019 from "./0019_refunds";

/** Every migration there has ever been, in order. A landed one is frozen: change the schema with a new one. */
export const migrations: Record<string, Migration> = {
	"0001_shop": m0001,
	"0002_reserved_uses": m0002,
	"0003_photo_bytes": m0003,
	"0004_failed_forms": m0004,
	"0006_first_covers": m0006,
	"0007_chosen_covers": m0007,
	"0008_reading_needs": m0008,
	"0009_heads": m0009,
	"0010_book_places": m0010,
	"0011_scripts": m0011,
	"0012_pages": m0012,
	"0013_styles": m0013,
	"0014_spending": m0014,
	"0015_predictions": m0015,
	"0016_support": m0016,
	"0017_hidden_reviews": m0017,
	"0018_order_states": m0018,
	"0019_refunds": m0019,
};
