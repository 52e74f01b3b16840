import { createServer } from "node:http";
import { answerHealth } from "~/http/health.server";
import { exitWith, GRACE_MS, openOrExit, startWork, stopOnSignals } from "./process.server";
import { explainStartFailure } from "./start-failure.server";

/** `ROLE=worker`: a process that makes books, sends mails and cleans up, and has no page but its health. */
async function main(): Promise<void> {
	const shop = await openOrExit();
	const worker = await startWork(shop, "worker");
	const server = createServer(async (request, response) => {
		const isHealth = request.url === "/healthz" && request.method === "GET";
		const answer = isHealth
			? await answerHealth()
			: new Response("There is nothing here.\n", { status: 404 });
		response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text());
	});
	server.on("error", (error) => exitWith(explainStartFailure(error)));
	server.listen(shop.settings.PORT);
	shop.log.info("open", { role: "worker", testMode: shop.settings.testMode });
	stopOnSignals(shop, async () => {
		// Until the last job is out of hand the process says that it is not well, and no more.
		await worker.stop(GRACE_MS);
		server.close();
	});
}

await main();
