/** The part of autocannon that the benches use; the package brings no types of its own. */
declare module "autocannon" {
  export type LoadRequest = {
    method: "GET" | "POST";
    path: string;
    headers?: Record<string, string>;
    body?: string;
  };
  export type LoadResult = {
    "2xx": number;
    non2xx: number;
    errors: number;
    timeouts: number;
    /** Seconds. */
    duration: number;
    latency: { p50: number; p99: number };
    statusCodeStats: Record<string, { count: number }>;
  };
  export type LoadClient = { setRequests(requests: LoadRequest[]): void };
  export default function autocannon(options: {
    url: string;
    connections: number;
    duration?: number;
    amount?: number;
    setupClient?: (client: LoadClient) => void;
  }): Promise<LoadResult>;
}
