/**
 * Who is asking. `id` is what rows are owned by (`owner_id`): an account's id, or a guest's, which is stable
 * through session renewals and so stands for one browser.
 */
export type Actor = Guest | Family;

export type Guest = { kind: "guest"; id: string };

/** A signed-in family, with the guest it was in this browser before. */
export type Family = { kind: "family"; id: string; guestId: string };

/** A browser that has stored nothing with us: it owns nothing, and no row is ever written for it. */
export const NOBODY: Guest = { kind: "guest", id: "" };
