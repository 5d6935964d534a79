import { describe, expect, it } from "vitest";
import { knownBrowser } from "../../../server/login/session.ts";

const CHROME = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36";

describe("the browser of a session", () => {
  it.each([
    ["Chrome", "Windows", `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME}`],
    ["Microsoft Edge", "Windows", `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Edg/126.0.0.0`],
    [
      "Chrome",
      "Android",
      `Mozilla/5.0 (Linux; Android 14; Pixel 8) ${CHROME.replace("Safari", "Mobile Safari")}`,
    ],
    ["Firefox", "Linux", "Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0"],
    [
      "Safari",
      "iOS",
      "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1",
    ],
  ])("is told as %s on %s", (name, system, header) => {
    expect(knownBrowser(header)).toEqual({ name, system });
  });

  it.each([
    undefined,
    "",
    "curl/8.5.0",
    "<script>alert(1)</script>",
    "My-Own-Name/1.0 (Windows NT 10.0)",
    `${"(a".repeat(8000)}${"/".repeat(8000)}`,
  ])("is nothing that a header says by itself: %j", (header) => {
    expect(knownBrowser(header)).toBeNull();
  });
});
