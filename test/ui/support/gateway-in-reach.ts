import { request } from "node:http";

/**
 * In a page environment `fetch` is the page's. The server under test runs in the same process and reaches its gateway
 * through this one; every other request, such as for pictures, fails (`CON-81`).
 */
export function keepGatewayInReach(): void {
  const reach = async (target: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const address = new URL(String(target), "http://nowhere.invalid");
    return address.hostname === "127.0.0.1" ? overHttp(address, init) : new Response(null, { status: 404 });
  };
  Object.assign(globalThis, { fetch: reach });
}

function overHttp(address: URL, { method = "GET", headers, body }: RequestInit): Promise<Response> {
  return new Promise((resolve, reject) => {
    const call = request(address, { method, headers: Object.fromEntries(new Headers(headers)) }, (answer) => {
      const parts: Buffer[] = [];
      answer.on("data", (part: Buffer) => parts.push(part));
      answer.on("error", reject);
      answer.on("end", () => {
        const type = answer.headers["content-type"] ?? "text/plain";
        const text = Buffer.concat(parts).toString("utf8");
        resolve(new Response(text, { status: answer.statusCode ?? 0, headers: { "content-type": type } }));
      });
    });
    call.on("error", reject);
    call.end(typeof body === "string" ? body : undefined);
  });
}
