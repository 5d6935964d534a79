import { once } from "node:events";
import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import type { GameServer } from "./game-server.ts";

/** What names of built files end with: the hash and the kind. */
const HASHED = /-([\w-]{8})(?=\.(?:js|css|webp|json|svg|woff2|png)\b)/g;
const REWRITTEN = /html|javascript|json|css/;

/** The names of the next version: of the same files, with every hash turned round. */
function turned(text: string): string {
  return text.replaceAll(HASHED, (_, hash: string) => `-${[...hash].reverse().join("")}`);
}

/**
 * A proxy in front of a server, behind which versions of the client are replaced as a deployment does: the files of the
 * version before are gone.
 */
export class Deployment {
  readonly url: string;
  /** Which files are missing although their version needs them. */
  gone: RegExp | null = null;
  /** Paths that were asked for while they were missing. */
  readonly refused: string[] = [];
  private isNext = false;

  private constructor(
    private readonly server: GameServer,
    private readonly proxy: ReturnType<typeof createServer>,
    port: number,
    private readonly build: string,
  ) {
    this.url = `http://127.0.0.1:${port}`;
  }

  static async of(server: GameServer): Promise<Deployment> {
    const { build } = (await (await fetch(`${server.url}/api/whoami`)).json()) as { build: string };
    const proxy = createServer().listen(0, "127.0.0.1");
    await once(proxy, "listening");
    const { port } = proxy.address() as { port: number };
    const deployment = new Deployment(server, proxy, port, build);
    proxy.on("request", (request, reply) => void deployment.answer(request, reply));
    return deployment;
  }

  /** The build that is served. */
  get served(): string {
    return this.isNext ? [...this.build].reverse().join("") : this.build;
  }

  /** Puts the next version in the place of this one. */
  deployNext(): void {
    this.isNext = true;
  }

  close(): void {
    this.proxy.closeAllConnections();
    this.proxy.close();
  }

  private async answer(request: IncomingMessage, reply: ServerResponse): Promise<void> {
    const path = request.url ?? "/";
    const asset = path.startsWith("/assets/");
    if (asset && this.gone?.test(path)) {
      this.refused.push(path);
      reply.writeHead(404).end();
      return;
    }
    // Uncompressed and whole, so that names can be rewritten.
    const {
      "accept-encoding": _,
      "if-none-match": __,
      "if-modified-since": ___,
      ...headers
    } = request.headers;
    const forwarded = httpRequest(`${this.server.url}${asset && this.isNext ? turned(path) : path}`, {
      method: request.method ?? "GET",
      headers,
    });
    forwarded.end(await buffer(request));
    const [answered] = (await once(forwarded, "response")) as [IncomingMessage];
    const { "content-length": ____, "transfer-encoding": _____, ...left } = answered.headers;
    const content = await buffer(answered);
    reply.writeHead(answered.statusCode ?? 0, left);
    const isText = REWRITTEN.test(answered.headers["content-type"] ?? "");
    reply.end(this.isNext && isText ? this.rewritten(content.toString()) : content);
  }

  private rewritten(text: string): string {
    return turned(text).replaceAll(`"build":"${this.build}"`, `"build":"${this.served}"`);
  }
}
