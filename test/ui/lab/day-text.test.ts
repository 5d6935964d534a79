import { afterEach, expect, it, vi } from "vitest";
import { dayText } from "../../../ui/lab/dialogs/day-chart.tsx";

afterEach(() => vi.unstubAllEnvs());

it("a day of the lab's statistics is written as the language writes it, and is the same day in every time zone (GAP-63)", () => {
  vi.stubEnv("TZ", "America/Los_Angeles");
  expect(dayText("de", "2030-01-31")).toBe("31.01.2030");
  expect(dayText("en", "2030-01-31")).toBe("Jan 31, 2030");
});
