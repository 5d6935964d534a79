import type { LogLine } from "../../../rules/index.ts";

/** Log lines of this browser among those of the server: the player's actions that failed (`ERR-036`). */
export class FailureLines {
  private readonly lines: { line: LogLine; after: string | null }[] = [];

  add(message: string, turn: number, log: readonly LogLine[]): void {
    const line: LogLine = { id: `failed-${this.lines.length}`, turn, message, kind: null };
    this.lines.push({ line, after: log.findLast(({ id }) => !id.startsWith("failed-"))?.id ?? null });
  }

  /** The server's log with the lines of failures where they happened. */
  among(log: readonly LogLine[]): LogLine[] {
    const own = (after: string | null) =>
      this.lines.filter((failure) => failure.after === after).map(({ line }) => line);
    return [...own(null), ...log.flatMap((line) => [line, ...own(line.id)])];
  }
}
