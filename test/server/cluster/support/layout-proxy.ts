import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { expect, onTestFinished } from "vitest";
import { installOnDebian } from "../../../install-on-debian.ts";
import { dataFolder } from "../../server-process.ts";

const SHIPPED = join(import.meta.dirname, "../../../../deploy/haproxy");
const CONFIGURATION = join(SHIPPED, "haproxy.cfg");
/** The servers of a backend, as they are shipped. */
const SERVERS = /( {4}server .*\n)+/g;

const NO_PROXY =
  "The tests behind a proxy found no haproxy or no openssl. Install them (on Debian: apt install haproxy openssl), or " +
  "leave these tests out with TEST_PROXY=0.";

/** Whether the tests behind a proxy run. */
export const hasProxy = process.env.TEST_PROXY !== "0";

interface ProxyPorts {
  https: number;
  http: number;
  metrics: number;
}

/** Debian's HAProxy with the configuration in `deploy`, and a certificate of its own for `localhost`. */
export class LayoutProxy {
  /** Where players ask. */
  readonly origin: string;
  /** Where Prometheus asks. */
  readonly metrics: string;
  /** The certificate, which is its own authority. */
  readonly certificate: string;
  private readonly child: ChildProcess;
  private log = "";
  private warnings = "";

  private constructor({ https, http, metrics }: ProxyPorts, servers: readonly string[]) {
    findPrograms();
    const folder = dataFolder();
    const certificate = join(folder, "certificate.pem");
    const key = join(folder, "key.pem");
    const subject = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"];
    const kind = ["-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"];
    execFileSync("openssl", ["req", ...kind, ...subject, "-days", "2", "-keyout", key, "-out", certificate], {
      stdio: "ignore",
    });
    this.certificate = readFileSync(certificate, "utf8");
    const both = join(folder, "both.pem");
    writeFileSync(both, `${this.certificate}${readFileSync(key, "utf8")}`);
    const backend = join(folder, "servers.cfg");
    const lines = servers.map((address, number) => `    server game${number + 1} ${address}\n`).join("");
    writeFileSync(backend, readFileSync(join(SHIPPED, "servers.cfg"), "utf8").replaceAll(SERVERS, lines));
    this.origin = `https://localhost:${https}`;
    this.metrics = `http://127.0.0.1:${metrics}/metrics`;
    this.child = spawn("haproxy", ["-db", "-f", CONFIGURATION, "-f", backend], {
      env: {
        PATH: searchPath(),
        HTTP_ADDRESS: `127.0.0.1:${http}`,
        HTTPS_ADDRESS: `127.0.0.1:${https}`,
        METRICS_ADDRESS: `127.0.0.1:${metrics}`,
        CERTIFICATE: both,
      },
    });
    // It says the same twice: in its log, and with warnings to whoever started it.
    this.child.stdout?.on("data", (text) => {
      this.log += String(text);
    });
    this.child.stderr?.on("data", (text) => {
      this.warnings += String(text);
    });
    onTestFinished(() => this.stop());
  }

  /** Starts in front of servers, each `address:port`; resolves when it listens. */
  static async start(ports: ProxyPorts, servers: readonly string[]): Promise<LayoutProxy> {
    const proxy = new LayoutProxy(ports, servers);
    await expect.poll(() => proxy.listens(), { timeout: 60_000 }).toBe(true);
    return proxy;
  }

  /** Whether it sends requests to a server, by its number; what it has said last counts. */
  sendsTo(number: number): boolean {
    const said = [...this.log.matchAll(new RegExp(`Server game/game${number + 1} is (UP|DOWN)`, "g"))];
    return said.at(-1)?.[1] !== "DOWN";
  }

  /** How often a server's own 503 took it out of service, and not a connection that failed. */
  get drains(): number {
    return [...this.log.matchAll(/Server game\/game\d+ is DOWN, reason: Layer7 wrong status, code: 503/g)]
      .length;
  }

  private listens(): Promise<boolean> {
    if (this.child.exitCode !== null) throw new Error(`HAProxy did not start:\n${this.warnings}`);
    return new Promise((resolve) => {
      const socket = connect(Number(new URL(this.origin).port), "127.0.0.1", () => resolve(true));
      socket.once("error", () => resolve(false)).once("connect", () => socket.destroy());
    });
  }

  private async stop(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const ended = once(this.child, "exit");
    this.child.kill("SIGKILL");
    await ended;
  }
}

function findPrograms(): void {
  const missing = () => ["haproxy", "openssl"].filter((name) => !isInstalled(name));
  if (missing().length > 0) installOnDebian(...missing());
  if (missing().length > 0) throw new Error(NO_PROXY);
}

function isInstalled(name: string): boolean {
  const env = { PATH: searchPath() };
  return spawnSync(name, [name === "haproxy" ? "-v" : "version"], { stdio: "ignore", env }).status === 0;
}

/** Debian keeps servers where only its administrators look. */
function searchPath(): string {
  return `${process.env.PATH ?? ""}:/usr/sbin`;
}
