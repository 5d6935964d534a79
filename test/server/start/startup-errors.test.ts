import { describe, expect, it } from "vitest";
import { startErrorText } from "../../../server/app/startup-errors.ts";
import { listenAddress } from "../../../server/http/connections.ts";

const withCode = (code: string) => Object.assign(new Error("database or disk is full"), { code });

describe("the sentence of a start that failed", () => {
  it.each(["SQLITE_FULL", "ENOSPC"])("says that the disk is full where a migration met %s", (code) => {
    expect(startErrorText(withCode(code))).toBe(
      "The server cannot start: the disk of DATA_DIR is full, and nothing was changed. Make room, then start again.",
    );
  });

  it("names DATABASE_URL where PostgreSQL lets nobody in", () => {
    const refused = Object.assign(new Error('database "lab" does not exist'), { code: "3D000" });
    expect(startErrorText(refused)).toBe(
      'The server cannot start: database "lab" does not exist. Check DATABASE_URL.',
    );
  });

  it("names a HOST that nothing is called", async () => {
    const sentence = await listenAddress("nothing.invalid").catch(startErrorText);
    expect(sentence).toContain("HOST=nothing.invalid is no name or address of this machine: set HOST");
  });

  it("is the error's own message where nothing better is known", () => {
    expect(startErrorText(new Error("the client is not built"))).toBe(
      "The server cannot start: the client is not built",
    );
  });
});
