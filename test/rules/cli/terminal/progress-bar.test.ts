import { describe, expect, it } from "vitest";
import { progressBar } from "../../../../rules/cli/terminal/progress-bar.ts";

function terminal(isTTY: boolean, columns = 100) {
  const written: string[] = [];
  return { written, isTTY, columns, write: (text: string) => written.push(text) };
}

describe("the progress bar", () => {
  it("shows share, count, speed and time left on a terminal, and disappears when done (GAP-51)", () => {
    const screen = terminal(true);
    let now = 0;
    const bar = progressBar(
      400,
      () => "easy",
      screen,
      () => now,
    );
    now = 2000;
    bar.advance(100);
    expect(screen.written).toEqual([
      `\r\u001b[2Keasy    ${"█".repeat(7)}${"░".repeat(21)}  25%  100/400  50/s  0:06 left`,
    ]);
    bar.clear();
    expect(screen.written.at(-1)).toBe("\r\u001b[2K");
  });

  it("draws at most ten times a second, and always the last state (GAP-51)", () => {
    const screen = terminal(true);
    let now = 0;
    const bar = progressBar(
      1000,
      () => "easy",
      screen,
      () => now,
    );
    for (let battle = 0; battle < 1000; battle++) {
      now += 1;
      bar.advance(1);
    }
    expect(screen.written.length).toBeLessThanOrEqual(11);
    expect(screen.written.at(-1)).toContain("1000/1000");
  });

  it("shows only the figures on a narrow terminal (GAP-51)", () => {
    const screen = terminal(true, 40);
    progressBar(
      10,
      () => "easy",
      screen,
      () => 1000,
    ).advance(5);
    expect(screen.written[0]).not.toContain("█");
  });

  it("prints nothing in a pipe (GAP-51)", () => {
    const pipe = terminal(false);
    const bar = progressBar(
      10,
      () => "easy",
      pipe,
      () => 0,
    );
    bar.advance(10);
    bar.clear();
    expect(pipe.written).toEqual([]);
  });
});
