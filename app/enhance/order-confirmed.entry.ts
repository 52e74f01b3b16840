import { forgetOrderDraft } from "~/ui/create/order-draft";
import { forgetTyped } from "./checkout-typed";
import { startConfetti } from "./confetti";

forgetOrderDraft();
forgetTyped();

if (matchMedia("(prefers-reduced-motion: no-preference)").matches) startConfetti();
