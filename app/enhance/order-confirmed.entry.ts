import { forgetTyped } from "./checkout-typed";
import { startConfetti } from "./confetti";

/** The mirrored draft has become an order. Storage may be forbidden; then there was no mirror. */
try {
	localStorage.removeItem("currentBookOrder");
} catch {
	// Nothing to forget.
}
forgetTyped();

if (matchMedia("(prefers-reduced-motion: no-preference)").matches) startConfetti();
