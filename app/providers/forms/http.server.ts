import { kindOf, noAnswer, type TellFailure, toNobody, vendorFailure } from "../vendor-failure";
import type { FormService } from "./port";

/** ms; nobody waits for it. */
const PATIENCE = 15_000;

/** A form service that takes JSON by POST, as most do; its address holds the key. */
export function createFormService(parts: { url: string; tell?: TellFailure }): FormService {
	const { url, tell = toNobody } = parts;
	return {
		async forward({ id, ...fields }) {
			try {
				const { ok, status } = await fetch(url, {
					method: "POST",
					headers: {
						"Content-Type": "application/json",
						Accept: "application/json",
						"Idempotency-Key": id,
					},
					body: JSON.stringify(fields),
					// What it would lead to is a page for a person.
					redirect: "manual",
					signal: AbortSignal.timeout(PATIENCE),
				});
				if (ok) return "taken";
				const failure = vendorFailure("Form service", "POST", { status });
				tell(failure);
				return kindOf(failure) === "passing" ? "unavailable" : "refused";
			} catch (error) {
				tell(noAnswer("Form service", "POST", error));
				return "unavailable";
			}
		},
	};
}
