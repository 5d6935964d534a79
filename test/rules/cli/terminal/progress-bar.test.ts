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
    const bar = progressBar("easy", screen, () => now);
    now = 2000;
    bar.show({ done: 100, total: 400 });
    expect(screen.written).toEqual([
      `\r\u001b[2Keasy    ${"█".repeat(7)}${"░".repeat(21)}  25%  100/400  50/s  0:06 left`,
    ]);
    bar.clear();
    expect(screen.written.at(-1)).toBe("\r\u001b[2K");
  });

  it("draws at most ten times a second, and always the last state (GAP-51)", () => {
    const screen = terminal(true);
    let now = 0;
    const bar = progressBar("easy", screen, () => now);
    for (let battle = 0; battle < 1000; battle++) {
      now += 1;
      bar.show({ done: battle + 1, total: 1000 });
    }
    expect(screen.written.length).toBeLessThanOrEqual(11);
    expect(screen.written.at(-1)).toContain("1000/1000");
  });

  it("shows only the figures on a narrow terminal (GAP-51)", () => {
    const screen = terminal(true, 40);
    progressBar("easy", screen, () => 1000).show({ done: 5, total: 10 });
    expect(screen.written[0]).not.toContain("█");
  });

  it("shows count and speed where nobody knows how much there is in all (GAP-51)", () => {
    const screen = terminal(true);
    let now = 0;
    const bar = progressBar("metagame", screen, () => now);
    now = 2000;
    bar.show({ done: 100 });
    expect(screen.written).toEqual(["\r\u001b[2Kmetagame  100  50/s"]);
  });

  it("prints nothing in a pipe (GAP-51)", () => {
    const pipe = terminal(false);
    const bar = progressBar("easy", pipe, () => 0);
    bar.show({ done: 10, total: 10 });
    bar.clear();
    expect(pipe.written).toEqual([]);
  });
});
