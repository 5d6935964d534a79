import { performance } from "node:perf_hooks";
import Fastify from "fastify";

/** The reference of every throughput: a route that does nothing. */
const app = Fastify({ logger: false });
app.get("/empty", async () => ({ ok: true }));
process.on("message", () => {
  process.send?.({ activeMs: performance.eventLoopUtilization().active });
});
process.send?.({ url: await app.listen({ port: 0, host: "127.0.0.1" }) });
