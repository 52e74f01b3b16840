import { createEmbeddedInspector } from "./embedded.server";
import { inspectorContract } from "./port.contract";

inspectorContract("embedded", async () => ({ inspector: createEmbeddedInspector() }));
