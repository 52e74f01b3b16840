import type { CaptchaChallenge } from "~/providers/captcha/port";
import { Field } from "~/ui/Field";
import { FieldError } from "~/ui/FieldFrame";
import { Icon } from "~/ui/Icon";
import type { FieldMessages } from "../ErrorSummary";
import { PERSON_TEXTS } from "./person-texts";

/** On a button that must wait while a script works out that a person is there (enhance/captcha). */
export const WAITS_FOR_PERSON = { "data-waits-for-person": "" };

/** The messages of a form, the captcha's with the sum that the page asks for. */
export function namingSum(fields: FieldMessages, challenge: CaptchaChallenge | null): FieldMessages {
	if (!fields.captcha || challenge?.kind !== "embedded") return fields;
	return { ...fields, captcha: fields.captcha.map((message) => `${message}: ${challenge.question}`) };
}

type CaptchaProps = {
	/** null: an earlier answer still counts. */
	challenge: CaptchaChallenge | null;
	/** The message of the form (`namingSum`). */
	error?: string;
};

/**
 * Asks whether a person is there: a plain question without a script, a tick that comes by itself with one, which puts what stands in
 * the template in the question's place.
 */
export function Captcha({ challenge, error }: CaptchaProps) {
	if (challenge === null) return <Person done />;
	if (challenge.kind === "recaptcha") return <Recaptcha siteKey={challenge.siteKey} error={error} />;
	const { salt, zeros, question } = challenge;
	return (
		<div className="stack" data-captcha={JSON.stringify({ salt, zeros })}>
			<input type="hidden" name="captcha-challenge" value={challenge.challenge} />
			<input type="hidden" name="captcha-nonce" autoComplete="off" />
			<div className="honeypot" aria-hidden="true">
				<label>
					Leave this empty
					<input type="text" name="website" tabIndex={-1} autoComplete="off" />
				</label>
			</div>
			<Field
				label={question}
				name="captcha"
				hint="So that we know a person is asking. Digits or words, as you like."
				error={error}
				width="short"
				autoComplete="off"
			/>
			<template>
				<Person done={false} error={error?.replace(`: ${question}`, "")} />
			</template>
		</div>
	);
}

function Person({ done, error }: { done: boolean; error?: string }) {
	return (
		<div className="captcha" id="captcha" tabIndex={-1}>
			<FieldError id="captcha" error={error} />
			<p className="captcha-person" role="status">
				<span className="captcha-box">
					{done ? <Icon name="check" /> : <Icon name="spinner" className="icon-spin" />}
				</span>
				<span>{done ? PERSON_TEXTS.done : PERSON_TEXTS.working}</span>
			</p>
		</div>
	);
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
