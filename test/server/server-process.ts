import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { type ClientRequest, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, inject, onTestFinished } from "vitest";
import { FAULT, watchedServer } from "./gateway-shapes/watched-process.ts";

const PROJECT = join(import.meta.dirname, "..", "..");

/** A data folder that goes with the test. */
export function dataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "lab-data-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A built server as its own process, as an operator starts it, with an eye on the answers of its gateway. */
export class ServerProcess {
  stdout = "";
  stderr = "";
  readonly child: ChildProcess;
  readonly exit: Promise<number | null>;

  constructor(environment: Record<string, string>, words = builtServer("main")) {
    const env = { PATH: process.env.PATH ?? "", PORT: "0", ...environment };
    this.child = spawn(process.execPath, words, { cwd: PROJECT, env });
    this.child.stdout?.on("data", (text) => {
      this.stdout += String(text);
    });
    this.child.stderr?.on("data", (text) => {
      this.stderr += String(text);
    });
    this.exit = once(this.child, "close").then(([code]) => code);
    onTestFinished(async () => {
      await this.kill("SIGKILL");
      expect(this.stderr).not.toContain(FAULT);
    });
  }

  /** Waits until it listens; answers the address. */
  async listening(): Promise<string> {
    return (await this.logs(/listening at (http:\/\/[\d.]+:\d+)/))[1] ?? "";
  }

  /** Waits until it has logged this. */
  async logs(line: RegExp): Promise<RegExpExecArray> {
    for (;;) {
      const found = line.exec(this.stdout);
      if (found) return found;
      const ended = this.child.exitCode ?? this.child.signalCode;
      if (ended !== null) throw new Error(`It ended with ${ended} before it logged ${line}: ${this.stderr}`);
      await Promise.race([once(this.child.stdout ?? this.child, "data"), this.exit]);
    }
  }

  async kill(signal: NodeJS.Signals): Promise<number | null> {
    this.child.kill(signal);
    return this.exit;
  }
}

/** What Node is told to start a server that was built. */
export function builtServer(entry: "main" | "serve"): string[] {
  return watchedServer(inject("serverFolder"), entry);
}

/** A browser talking to a listening server. */
export class HttpPlayer {
  private cookie = "";
  readonly address: string;

  constructor(address: string) {
    this.address = address;
  }

  /** The same browser, with its cookie, at another server. */
  at(address: string): HttpPlayer {
    const player = new HttpPlayer(address);
    player.cookie = this.cookie;
    return player;
  }

  async logIn(name: string): Promise<void> {
    const response = await this.send("auth/dev", { name });
    this.cookie = (response.headers.get("set-cookie") ?? "").split(";")[0] ?? "";
  }

  send(call: string, body: object): Promise<Response> {
    return fetch(`${this.address}/api/${call}`, {
      method: "POST",
      headers: { "content-type": "application/json", cookie: this.cookie },
      body: JSON.stringify(body),
    });
  }

  /** Sends a request's head only: the server says "continue" once it has begun. */
  begin(call: string, length: number): ClientRequest {
    const asked = request(`${this.address}/api/${call}`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "content-length": length,
        cookie: this.cookie,
        expect: "100-continue",
      },
    });
    asked.flushHeaders();
    return asked;
  }

  async refusesConnections(): Promise<boolean> {
    return fetch(`${this.address}/api/health`).then(
      () => false,
      () => true,
    );
  }

  fetch(call: string): Promise<Response> {
    return fetch(`${this.address}/api/${call}`, { headers: { cookie: this.cookie } });
  }

  async state(): Promise<{ tcorvax: string; energy: string; machines: { id: string; level: number }[] }> {
    const response = await this.fetch("getGameState");
    return (await response.json()) as Awaited<ReturnType<HttpPlayer["state"]>>;
  }
}
