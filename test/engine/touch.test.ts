import { describe, expect, it } from "vitest";
import { TouchEcho } from "../../engine/input/pointer.ts";

describe("a touch", () => {
  it("counts once: the mouse events with which the browser repeats it are ignored (GAP-07, LAB-092)", () => {
    const echo = new TouchEcho();
    expect(echo.isEcho(false, 50)).toBe(false);
    expect(echo.isEcho(true, 100)).toBe(false);
    expect(echo.isEcho(false, 130)).toBe(true);
    expect(echo.isEcho(true, 400)).toBe(false);
    expect(echo.isEcho(false, 1399)).toBe(true);
    expect(echo.isEcho(false, 1400)).toBe(false);
  });
});
