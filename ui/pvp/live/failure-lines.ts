import type { LogLine } from "../../../rules/index.ts";

/** Lines of this client's own among those of the server: actions that failed (`ERR-036`). */
export class FailureLines {
  private readonly lines: { line: LogLine; after: string | null }[] = [];

  add(message: string, turn: number, log: readonly LogLine[]): void {
    const line: LogLine = { id: `failed-${this.lines.length}`, turn, message, kind: null };
    this.lines.push({ line, after: log.findLast(({ id }) => !id.startsWith("failed-"))?.id ?? null });
  }

  /** The server's log with the own lines where they belong. */
  among(log: readonly LogLine[]): LogLine[] {
    const own = (after: string | null) =>
      this.lines.filter((failure) => failure.after === after).map(({ line }) => line);
    return [...own(null), ...log.flatMap((line) => [line, ...own(line.id)])];
  }
}
