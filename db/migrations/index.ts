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
import * as m0020 from "./0020_print_files";
import * as m0021 from "./0021_proof";
import * as m0023 from "./0023_copies_and_gifts";
import * as m0024 from "./0024_deletions";
import * as m0029 from "./0029_unanswered";
import * as m0030 from "./0030_late_refunds";
import * as m0031 from "./0031_invoices";
import * as m0032 from "./0032_damages";
import * as m0033 from "./0033_disputes";
import * as m0034 from "./0034_tally";
import * as m0038 from "./0038_print_faces";
import * as m0041 from "./0041_turns";
import * as m0042 from "./0042_interrupted_jobs";
import * as m0043 from "./0043_looks";
import * as m0047 from "./0047_respelled_covers";
import * as m0049 from "./0049_unwanted_mail";
import * as m0051 from "./0051_sheets";
import * as m0057 from "./0057_picture_faults";
import * as m0058 from "./0058_print_ppi";
import * as m0059 from "./0059_styles_of_before";

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
	"0020_print_files": m0020,
	"0021_proof": m0021,
	"0023_copies_and_gifts": m0023,
	"0024_deletions": m0024,
	"0029_unanswered": m0029,
	"0030_late_refunds": m0030,
	"0031_invoices": m0031,
	"0032_damages": m0032,
	"0033_disputes": m0033,
	"0034_tally": m0034,
	"0038_print_faces": m0038,
	"0041_turns": m0041,
	"0042_interrupted_jobs": m0042,
	"0043_looks": m0043,
	"0047_respelled_covers": m0047,
	"0049_unwanted_mail": m0049,
	"0051_sheets": m0051,
	"0057_picture_faults": m0057,
	"0058_print_ppi": m0058,
	"0059_styles_of_before": m0059,
};
