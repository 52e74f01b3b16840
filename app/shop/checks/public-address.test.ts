import { execFileSync } from "node:child_process";
import { createServer as createHttp } from "node:http";
import { createServer as createHttps } from "node:https";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { listen } from "../../../e2e/vendors/listen";
import { type Look, lookAt, publicAddressCheck } from "./public-address.server";

const NOW = new Date("2026-03-02T09:00:00Z");
const OURS = JSON.stringify({ healthy: true, degraded: false, role: "web" });

async function told(appUrl: string, look?: () => Promise<Look>) {
	const { state, says } = await publicAddressCheck(appUrl, () => NOW, look).ask(AbortSignal.timeout(5_000));
	return `${state}: ${says}`;
}

test.each([
	[
		200,
		OURS,
		"Jun  1 00:00:00 2026 GMT",
		"right: https://shop.example answers, its certificate holds until 2026-06-01",
	],
	[200, OURS, "Mar  5 09:00:00 2026 GMT", "wrong: the certificate of https://shop.example ends in 3 days"],
	[
		503,
		OURS.replace("true", "false"),
		"Jun  1 00:00:00 2026 GMT",
		"wrong: https://shop.example/healthz answers 503",
	],
	[
		200,
		"<html>Welcome to nginx!",
		"Jun  1 00:00:00 2026 GMT",
		"wrong: at https://shop.example another server answers",
	],
	[200, "null", "Jun  1 00:00:00 2026 GMT", "wrong: at https://shop.example another server answers"],
	[301, "", "Jun  1 00:00:00 2026 GMT", "wrong: https://shop.example leads elsewhere (301)"],
])("an answer %i %s %s", async (status, text, validTo, says) => {
	expect(await told("https://shop.example", async () => ({ status, text, validTo }))).toContain(says);
});

test.each([
	["ENOTFOUND", "wrong: nobody has the name of https://shop.example"],
	["ECONNREFUSED", "wrong: nobody listens at https://shop.example"],
	["CERT_HAS_EXPIRED", "wrong: the certificate of https://shop.example doesn't hold (CERT_HAS_EXPIRED)"],
	["ERR_TLS_CERT_ALTNAME_INVALID", "wrong: the certificate of https://shop.example doesn't hold"],
	["ETIMEDOUT", "unasked: https://shop.example gave no answer to this machine (ETIMEDOUT)"],
])("no answer: %s", async (code, says) => {
	const look = () => Promise.reject(Object.assign(new Error(code), { code }));
	expect(await told("https://shop.example", look)).toContain(says);
});

test("a server that answers without TLS, and one whose certificate nobody vouches for", async () => {
	const plain = await listen(createHttp((_, response) => response.end(OURS)));
	onTestFinished(() => plain.close());
	expect(await told(`http://127.0.0.1:${plain.port}`)).toBe(`right: http://127.0.0.1:${plain.port} answers`);
	expect(await told(`https://127.0.0.1:${plain.port}`)).toContain("answers without TLS");

	const { key, cert } = ownCertificate();
	const own = await listen(createHttps({ key, cert }, (_, response) => response.end(OURS)));
	onTestFinished(() => own.close());
	const url = `https://127.0.0.1:${own.port}`;
	expect(await told(url)).toContain("doesn't hold (DEPTH_ZERO_SELF_SIGNED_CERT)");
	const vouched = await lookAt(`${url}/healthz`, AbortSignal.timeout(5_000), cert);
	expect(vouched).toEqual({ status: 200, text: OURS, validTo: expect.stringMatching(/^\w{3} +\d+ .* GMT$/) });
});

/** Of this machine's, for ten days. */
function ownCertificate() {
	const folder = mkdtempSync(join(tmpdir(), "certificate-"));
	const [key, cert] = [join(folder, "key.pem"), join(folder, "cert.pem")];
	const kind = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "10"];
	const name = ["-subj", "/CN=shop", "-addext", "subjectAltName=IP:127.0.0.1"];
	execFileSync("openssl", ["req", "-x509", ...kind, ...name, "-keyout", key, "-out", cert], {
		stdio: "ignore",
	});
	return { key: readFileSync(key, "utf8"), cert: readFileSync(cert, "utf8") };
}
