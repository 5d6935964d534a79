import { performance } from "node:perf_hooks";
import Fastify from "fastify";

/** The reference of every throughput: a route that does nothing. */
const app = Fastify({ logger: false });
app.get("/empty", async () => ({ ok: true }));
process.on("message", () => {
  const { user, system } = process.cpuUsage();
  const cpuMs = (user + system) / 1000;
  process.send?.({ activeMs: performance.eventLoopUtilization().active, cpuMs });
});
process.send?.({ url: await app.listen({ port: 0, host: "127.0.0.1" }) });
