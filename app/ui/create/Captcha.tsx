import { useEffect, useState } from "react";
import type { CaptchaChallenge } from "~/providers/captcha/port";
import { Field } from "~/ui/Field";
import { FieldError } from "~/ui/FieldFrame";
import { Icon } from "~/ui/Icon";
import type { FieldMessages } from "./use-characters";

type Embedded = Extract<CaptchaChallenge, { kind: "embedded" }>;

export type CaptchaState = "question" | "working" | "done";

/** What a person does with a page before anything can be sent from it. */
const USES = ["input", "focusin", "keydown", "pointerdown", "pointermove", "scroll"] as const;

/** Where a captcha stands in its page, and what the script has worked out for it. */
export type CaptchaStanding = { state: CaptchaState; nonce: string };

/**
 * Where a challenge stands: the question until a script runs, then the work, in a thread of its own that begins when the
 * page is first used, or with reCAPTCHA its widget. Without WebCrypto, the thread or Google the question stays, and the
 * server says what is missing. `null`: an earlier answer still counts.
 */
export function useCaptcha(challenge: CaptchaChallenge | null): CaptchaStanding {
	const [solved, setSolved] = useState<CaptchaStanding>({ state: "question", nonce: "" });
	useEffect(() => {
		if (challenge?.kind === "recaptcha") return loadWidget((state) => setSolved({ state, nonce: "" }));
		if (challenge?.kind !== "embedded" || !globalThis.crypto?.subtle) return;
		let worker: Worker | undefined;
		const answer = (nonce: string | null) =>
			setSolved(nonce === null ? { state: "question", nonce: "" } : { state: "done", nonce });
		const begin = () => {
			if (worker) return;
			worker = new Worker(new URL("../../providers/captcha/solve.worker.ts", import.meta.url), {
				type: "module",
			});
			worker.onmessage = ({ data }: MessageEvent<string | null>) => answer(data);
			worker.onerror = () => answer(null);
			worker.postMessage({ salt: challenge.salt, zeros: challenge.zeros });
		};
		const used = new AbortController();
		for (const use of USES) addEventListener(use, begin, { passive: true, signal: used.signal });
		setSolved({ state: "working", nonce: "" });
		return () => {
			used.abort();
			worker?.terminate();
		};
	}, [challenge]);
	return challenge ? solved : { state: "done", nonce: "" };
}

/** The messages of a form, the captcha's with the sum where the page asks for one. */
export function namingSum(
	fields: FieldMessages,
	challenge: CaptchaChallenge | null,
	{ state }: CaptchaStanding,
): FieldMessages {
	if (!fields.captcha || challenge?.kind !== "embedded" || state !== "question") return fields;
	return { ...fields, captcha: fields.captcha.map((message) => `${message}: ${challenge.question}`) };
}

type CaptchaProps = CaptchaStanding & { challenge: CaptchaChallenge | null; error?: string };

/** Asks whether a person is there: a plain question without a script, a tick that comes by itself with one. */
export function Captcha({ challenge, state, nonce, error }: CaptchaProps) {
	if (challenge === null) return <Person done />;
	if (challenge.kind === "recaptcha") return <Recaptcha siteKey={challenge.siteKey} error={error} />;
	return (
		<div className="stack">
			<input type="hidden" name="captcha-challenge" value={challenge.challenge} />
			<input type="hidden" name="captcha-nonce" value={nonce} />
			<div className="honeypot" aria-hidden="true">
				<label>
					Leave this empty
					<input type="text" name="website" tabIndex={-1} autoComplete="off" />
				</label>
			</div>
			{state === "question" ? (
				<Question challenge={challenge} error={error} />
			) : (
				<Person done={state === "done"} error={error} />
			)}
		</div>
	);
}

function Question({ challenge, error }: { challenge: Embedded; error?: string }) {
	return (
		<Field
			label={challenge.question}
			name="captcha"
			hint="So that we know a person is asking. Digits or words, as you like."
			error={error}
			width="short"
			autoComplete="off"
		/>
	);
}

function Person({ done, error }: { done: boolean; error?: string }) {
	return (
		<div className="captcha" id="captcha" tabIndex={-1}>
			<FieldError id="captcha" error={done ? undefined : error} />
			<p className="captcha-person" role="status">
				<span className="captcha-box">
					{done ? <Icon name="check" /> : <Icon name="spinner" className="icon-spin" />}
				</span>
				{done ? "You are a person. Thank you!" : "Making sure that you are a person…"}
			</p>
		</div>
	);
}

const WIDGET = "https://www.google.com/recaptcha/api.js";

/** Loads reCAPTCHA's widget and tells how it stands; it calls back by names it looks up in the window. Gives how to end it. */
function loadWidget(tell: (state: CaptchaState) => void): () => void {
	Object.assign(window, { captchaPassed: () => tell("done"), captchaExpired: () => tell("working") });
	const script = document.createElement("script");
	script.src = WIDGET;
	script.async = true;
	script.onerror = () => tell("question");
	document.head.append(script);
	tell("working");
	return () => script.remove();
}

function Recaptcha({ siteKey, error }: { siteKey: string; error?: string }) {
	return (
		<div className="captcha" id="captcha" tabIndex={-1}>
			<FieldError id="captcha" error={error} />
			<div
				className="g-recaptcha"
				data-sitekey={siteKey}
				data-callback="captchaPassed"
				data-expired-callback="captchaExpired"
			/>
			<noscript>
				<p>reCAPTCHA needs JavaScript. Please switch it on for this page, or write to us and we will help.</p>
			</noscript>
		</div>
	);
}
