import { answerHealth } from "~/http/health.server";
import { resource } from "~/http/resource.server";

/**
 * For the container's health check: the role of the process, and 200 while the database is read and is still the one that was
 * opened, and the worker, if it is of this process, writes to it; 503 otherwise.
 */
const route = resource("/healthz", { GET: answerHealth });

export const loader = route.loader;
export const action = route.action;
