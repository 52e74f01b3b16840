/** What whoever places an order calls in its transaction. */
export { resetCredits } from "./store.server";
