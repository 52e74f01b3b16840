import type { Generated } from "kysely";
import type { Created, Flag, Time } from "./columns";

// What a family makes: photos, the draft, books with their characters and covers, and the credits covers take.

export type Photos = {
	id: string;
	owner_id: string;
	/** Key in the file store: timestamp plus cleaned original name under a random folder. */
	file_key: string;
	width: number;
	height: number;
	/** With its thumbnail; 0 for one that was kept before this was counted. */
	bytes: Generated<number>;
	created_at: Created;
	/** Never later than 48 h after upload. */
	delete_after: Time;
	deleted_at: Time | null;
	/** How far its heads are. */
	likeness: Generated<"making" | "ready" | "failed">;
	/** JSON of what it shows: see shop/likenesses; null while that isn't known. */
	verdict: Generated<string | null>;
	/** How often its family has turned it by a quarter. */
	turns: Generated<number>;
};

/** The drawn heads of a photo, among which its family chooses. */
export type Heads = {
	id: string;
	photo_id: string;
	owner_id: string;
	/** 0 is the largest, most central one. */
	position: number;
	file_key: string;
	/** No book needs it longer than so. */
	delete_after: Time;
	created_at: Created;
};

export type Drafts = {
	id: string;
	/** One current draft an owner. */
	owner_id: string;
	/** JSON of what was typed, valid or not: see shop/books/contract. */
	form: string;
	/** The book this draft has become, once its synopsis was asked for. */
	book_id: string | null;
	created_at: Created;
	updated_at: Time;
};

export type Books = {
	id: string;
	owner_id: string;
	title: string;
	location: string;
	description: string;
	reading_level: string;
	/** What a Custom Level is to be, in the family's words; empty with any other. */
	reading_needs: Generated<string>;
	/** How it is drawn, an id of shop/books/rules; empty: as the shop draws by itself. */
	style: Generated<string>;
	/** new: nothing yet; writing: synopsis job under way; written; failed. */
	state: "new" | "writing" | "written" | "failed";
	/** Key of the job that writes the synopsis. */
	synopsis_job: string | null;
	/** Owner and idea of a call whose answer is still owed, otherwise null: a unique column, so that the same call joins it. */
	open_for: string | null;
	/** Why the last synopsis or cover failed, as an error code. */
	failure: string | null;
	synopsis: string | null;
	image_prompt: string | null;
	/** Where and when the cover plays, in words of story/vocabulary; null until it is written, and in books from before. */
	setting: string | null;
	time: string | null;
	comment: string;
	/** The chosen cover: the newest, until the family picks another; of an ordered book the one that was paid for. */
	cover_id: string | null;
	/** 1 once an order exists: kept beyond the draft's 30 days. */
	ordered: Generated<Flag>;
	/** When it was begun; from its first cover on, when that came: the offer's 48 hours count from it. */
	created_at: Time;
	updated_at: Time;
};

export type Characters = {
	id: string;
	book_id: string;
	position: number;
	name: string;
	age: number;
	personality: string;
	relationship: string | null;
	is_main: Flag;
	photo_id: string;
	/** The head of that photo its family chose; null: the first. */
	head_id: string | null;
	/** The drawn likeness, from which every later picture is made. */
	likeness_key: string | null;
	/** The same from several sides in the book's clothes, drawn of the likeness by whoever paints from it; goes with it. */
	sheet_key: string | null;
};

/** What a book says and shows, page by page. Holds the names: it goes with the book. */
export type Scripts = {
	book_id: string;
	/** 1 is written with the synopsis; the highest one counts. */
	version: number;
	/** JSON of story/script. */
	body: string;
	/** What its vendor counted, there and back; 0 where nothing was paid for. */
	tokens: number;
	created_at: Created;
};

export type Covers = {
	id: string;
	book_id: string;
	owner_id: string;
	state: "drawing" | "ready" | "failed";
	/** Which drawing of this book it is: the illustrator's seed. */
	seed: string;
	/** 1024 px, for the screen. */
	screen_key: string | null;
	/** 2551 px without its letters, for print. */
	print_key: string | null;
	/** What print sets on it, JSON of a list of texts; null while it isn't drawn so. */
	print_words: string | null;
	/** Where its faces are at print size, JSON of a list of boxes; null where nobody noted it. */
	print_faces: Generated<string | null>;
	/** px in an inch of print that a vendor's picture has as it came; null where it is drawn here, or nobody noted it. */
	print_ppi: Generated<number | null>;
	failure: string | null;
	/** What its inspector found wrong with it, for whoever runs the shop: a list parted by commas; null for nothing. */
	faults: Generated<string | null>;
	/** `book_id` while it is drawn or its call's answer is still owed, otherwise null: a unique column. */
	open_for: string | null;
	/** 1: another cover with its letters put right, which costs its family nothing. */
	respelled: Generated<number>;
	/** Keyed hash of the network address that asked, for the daily cap of guests; empty for families. */
	address_hash: string;
	requested_at: Created;
	ready_at: Time | null;
};

export type Credits = {
	owner_id: string;
	/** Covers that arrived in the current period. */
	used: number;
	frozen_until: Time | null;
};

/** How the pages of a book stand that are shown before it is bought. */
export type Previews = {
	book_id: string;
	/** waiting: for its turn; drawing; ready: every page shown has its picture; stopped: no more of them will come. */
	state: "waiting" | "drawing" | "ready" | "stopped";
	/** Redraws and wordings its family has had. */
	redraws: Generated<number>;
	wordings: Generated<number>;
	/** The same of its proof: pictures drawn anew, and texts written by itself. */
	proof_redraws: Generated<number>;
	edits: Generated<number>;
	/** Named by the link under which others may look at it; null while it isn't shared. */
	share_id: string | null;
	created_at: Created;
};

/** One way in which a spread was worded and drawn: all of them stay to be chosen from. */
export type PageVersions = {
	id: string;
	book_id: string;
	/** The spread's first page: 4 for pages 4 and 5; 25 is the back cover. */
	first_page: number;
	/** From 1. */
	version: number;
	/** The last three once it is ordered: a picture drawn anew, words the family wrote, and a picture the operator has drawn anew. */
	made_by: "book" | "redraw" | "reword" | "proof-redraw" | "edit" | "operator";
	/** What its pages say, JSON of a list; null while another wording is being written. */
	words: string | null;
	/** The illustrator's seed. */
	seed: string;
	/** How it is composed, a look of story/look; null: as its script has it. */
	look: Generated<string | null>;
	state: "writing" | "drawing" | "ready" | "failed";
	tries: Generated<number>;
	/** Why it failed: a code of the illustrator or the writer. */
	failure: string | null;
	/** What its inspector found wrong with it, as of a cover. */
	faults: Generated<string | null>;
	/** What print sets on each of its pages, JSON of lists of texts; null while they aren't drawn at print size. */
	print_words: string | null;
	/** Where faces are on each of them, JSON of lists of boxes; null where nobody noted it. */
	print_faces: Generated<string | null>;
	/** px in an inch of print that a vendor's picture has as it came; null where it is drawn here, or nobody noted it. */
	print_ppi: Generated<number | null>;
	/** 1 for the one that is shown, and printed. */
	chosen: Generated<Flag>;
	created_at: Created;
};
