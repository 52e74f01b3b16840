import { type FormEvent, useEffect, useRef, useState } from "react";
import { MAKING_TEXTS } from "~/shop/books/rules";
import { raiseToast } from "~/ui/raise-toast";

/**
 * Sends the form once what it says is kept (`keep`): without a network the browser would leave the page, and the form with it, for
 * its own error page. `on` while it is on its way; over again when the back button brings the page out of the browser's memory.
 */
export function useSending(keep: () => Promise<boolean>) {
	const [on, setOn] = useState(false);
	const [failures, setFailures] = useState(0);
	const pressed = useRef<HTMLElement | null>(null);
	useEffect(() => {
		const back = (event: PageTransitionEvent) => event.persisted && setOn(false);
		addEventListener("pageshow", back);
		return () => removeEventListener("pageshow", back);
	}, []);
	useEffect(() => {
		// Once the dialog that covers the form has gone, which would take the toast with it.
		if (failures === 0) return;
		raiseToast({ message: MAKING_TEXTS.content, type: "error" });
		pressed.current?.focus();
	}, [failures]);
	const start = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		if (on) return;
		const form = event.currentTarget;
		pressed.current = (event.nativeEvent as SubmitEvent).submitter;
		setOn(true);
		if (await keep()) return form.submit();
		setOn(false);
		setFailures((count) => count + 1);
	};
	return { on, start };
}
