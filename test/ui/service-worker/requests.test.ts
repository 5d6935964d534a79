import { describe, expect, it } from "vitest";
import { isKeptFile, isPage, keptAddresses } from "../../../ui/service-worker/requests.ts";
import { buildOf } from "../../../ui/service-worker/shell.ts";
import { ORIGIN } from "./fake-caches.ts";

const visit = (path: string) => ({ method: "GET", mode: "navigate" as const, url: `${ORIGIN}${path}` });
const get = (url: string) => ({ method: "GET", url });

describe("the service worker", () => {
  it("answers for the page and for files with a hash, and for nothing else", () => {
    expect(["/", "/index.html", "/#replay=1", "/?from=home"].map((path) => isPage(visit(path)))).toEqual(
      Array(4).fill(true),
    );
    expect(isKeptFile(get(`${ORIGIN}/assets/cat-AAAAAAAA.webp`), ORIGIN)).toBe(true);
  });

  it.each(["/api/whoami", "/api/getGameState", "/api/auth/telegram/callback?hash=1", "/api/docs", "/sw.js"])(
    "leaves %s to the network, so that it keeps nothing of a player",
    (path) => {
      expect(isPage(visit(path))).toBe(false);
      expect(isKeptFile(get(`${ORIGIN}${path}`), ORIGIN)).toBe(false);
    },
  );

  it("keeps only files of its own server, whatever a message asks", () => {
    const addresses = [
      `${ORIGIN}/assets/cat-AAAAAAAA.webp`,
      `${ORIGIN}/api/exportAccount`,
      "https://elsewhere.example/assets/cat-AAAAAAAA.webp",
      "nonsense",
      7,
    ];
    expect(keptAddresses({ type: "keep", addresses }, ORIGIN)).toEqual([addresses[0]]);
    for (const message of [null, "keep", { type: "callback", addresses }, { type: "keep" }])
      expect(keptAddresses(message, ORIGIN)).toEqual([]);
  });

  it("leaves a file whose address cannot be read, and one beside the files", () => {
    for (const address of [
      "",
      "nonsense",
      "https://",
      `${ORIGIN}:x/assets/cat.webp`,
      `${ORIGIN}/assets/../api/docs`,
    ])
      expect(isKeptFile(get(address), ORIGIN)).toBe(false);
  });

  it("knows a build by its first script", () => {
    expect(buildOf("/assets/corvax-lab-a-_Z0123.js")).toBe("a-_Z0123");
    for (const address of ["/assets/corvax-lab-a-_Z0123.css", "/main.tsx", "/assets/arena-a-_Z0123.js"])
      expect(buildOf(address)).toBeNull();
  });
});
