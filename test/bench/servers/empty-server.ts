import Fastify from "fastify";
import { tellWork } from "./server-work.ts";

/** The reference of every throughput: a route that does nothing. */
const app = Fastify({ logger: false });
app.get("/empty", async () => ({ ok: true }));
tellWork();
process.send?.({ url: await app.listen({ port: 0, host: "127.0.0.1" }) });
