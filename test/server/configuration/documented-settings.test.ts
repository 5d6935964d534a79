import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readStartupConfig } from "../../../server/configuration/startup-config.ts";
import { TEXTS_FOLDER } from "../../../server/start/project.ts";

/** The names of all variables that a start with these ones looks at. */
function variablesRead(environment: Record<string, string>): Set<string> {
  const read = new Set<string>();
  const watched = new Proxy(environment, {
    get: (target, name: string) => {
      read.add(name);
      return target[name];
    },
  });
  readStartupConfig(watched, TEXTS_FOLDER);
  return read;
}

/** A public network in production, refused for want of everything else: all variables are looked at. */
const settings = [...variablesRead({ NODE_ENV: "production", LEDGER_NETWORK: "stokenet" })].sort();

describe("the environment variables of the server", () => {
  it("are found by recording which ones a start reads", () => {
    expect(settings).toEqual(
      expect.arrayContaining(["PORT", "RULES", "TELEGRAM_BOT_TOKEN", "FOMO_RESOURCE"]),
    );
    expect(settings.length).toBeGreaterThan(30);
  });

  it("are all in .env.example, which names no others", () => {
    const example = readFileSync(".env.example", "utf8");
    const named = [...example.matchAll(/^#?([A-Z_]+)=/gm)].map(([, name]) => name);
    expect(named.sort()).toEqual(settings);
  });

  it("are all in the table of the operating guide, which names no others", () => {
    const guide = readFileSync("docs/operating.md", "utf8");
    const [, table = ""] = /^## Settings$([\s\S]*?)^### /m.exec(guide) ?? [];
    const rows = table.split("\n").flatMap((line) => /^\| (`[^|]+) \|/.exec(line)?.[1] ?? []);
    const named = rows.flatMap((row) => [...row.matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name));
    expect(named.sort()).toEqual(settings);
  });
});
