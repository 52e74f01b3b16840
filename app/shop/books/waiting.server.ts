/** The books that wait for their family's covers to be back: for whoever draws those. */
export { findWaiting, listWaiting } from "./store.server";
