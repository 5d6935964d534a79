import autocannon, { type LoadRequest, type LoadResult } from "autocannon";

/** One order for the load generator: connection `i` sends `requests[i]` in turn, again and again. */
export type LoadOrder = {
  readonly url: string;
  readonly requests: LoadRequest[][];
  readonly seconds?: number;
  readonly amount?: number;
};

/** A process of its own, so that making the load costs the server nothing. */
process.on("message", (order: LoadOrder) => {
  void run(order).then((result) => process.send?.(result));
});

function run({ url, requests, seconds, amount }: LoadOrder): Promise<LoadResult> {
  let connection = 0;
  return autocannon({
    url,
    connections: requests.length,
    ...(seconds === undefined ? {} : { duration: seconds }),
    ...(amount === undefined ? {} : { amount }),
    setupClient: (client) => client.setRequests(requests[connection++ % requests.length] ?? []),
  });
}
