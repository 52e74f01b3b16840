import { accountRows } from "./authorisation.rows-account.testing";
import { checkoutRows } from "./authorisation.rows-checkout.testing";
import { createRows } from "./authorisation.rows-create.testing";
import { libraryRows } from "./authorisation.rows-library.testing";
import { lookRows } from "./authorisation.rows-look.testing";
import { pageRows } from "./authorisation.rows-pages.testing";
import { photoRows } from "./authorisation.rows-photos.testing";
import { reviewRows } from "./authorisation.rows-reviews.testing";
import type { Row } from "./authorisation.testing";

/** Every protected page, call and file of the shop. Each area brings its rows. */
export const rows: readonly Row[] = [
	...accountRows,
	...createRows,
	...pageRows,
	...lookRows,
	...photoRows,
	...libraryRows,
	...reviewRows,
	...checkoutRows,
];
