import { type CrowdOrder, playCrowd } from "./play-crowd.ts";

/** A process of its own, so that playing costs the server nothing. It says when the measured time begins and ends. */
process.on("message", (order: CrowdOrder) => {
  const moments = { begun: () => process.send?.("begun"), over: () => process.send?.("over") };
  void playCrowd(order, moments).then((report) => process.send?.(report));
});
