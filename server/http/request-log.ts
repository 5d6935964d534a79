import type { FastifyBaseLogger } from "fastify";

type Bindings = Parameters<FastifyBaseLogger["child"]>[0];

/** The log of one request; its lines carry the request id. Created by the first line, as most requests log nothing. */
export class RequestLog implements FastifyBaseLogger {
  private opened: FastifyBaseLogger | null = null;
  private readonly log: FastifyBaseLogger;
  private readonly bindings: Bindings;

  constructor(log: FastifyBaseLogger, bindings: Bindings) {
    this.log = log;
    this.bindings = bindings;
  }

  get level(): string {
    return this.log.level;
  }

  fatal(...line: unknown[]): void {
    this.write("fatal", line);
  }

  error(...line: unknown[]): void {
    this.write("error", line);
  }

  warn(...line: unknown[]): void {
    this.write("warn", line);
  }

  info(...line: unknown[]): void {
    this.write("info", line);
  }

  debug(...line: unknown[]): void {
    this.write("debug", line);
  }

  trace(...line: unknown[]): void {
    this.write("trace", line);
  }

  silent(): void {}

  child(bindings: Bindings): FastifyBaseLogger {
    return this.open().child(bindings);
  }

  private write(level: "fatal" | "error" | "warn" | "info" | "debug" | "trace", line: unknown[]): void {
    this.open()[level](...(line as [object, string?]));
  }

  private open(): FastifyBaseLogger {
    this.opened ??= this.log.child(this.bindings);
    return this.opened;
  }
}
