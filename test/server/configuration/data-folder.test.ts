import { chmodSync, chownSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { prepareDataFolder } from "../../../server/configuration/data-folder.ts";
import { readConfiguration } from "../../../server/configuration/read-configuration.ts";
import { dataFolder } from "../server-process.ts";

const NOBODY = 65_534;

/** Does something as a user who may not read everything. */
function asOrdinaryUser<Result>(work: () => Result): Result {
  if (process.getuid?.() !== 0) return work();
  process.seteuid?.(NOBODY);
  try {
    return work();
  } finally {
    process.seteuid?.(0);
  }
}

describe("a data folder", () => {
  it.each([["game.sqlite"], ["game.sqlite-wal"]])(
    "is refused in one sentence where %s belongs to another user",
    (name) => {
      const folder = dataFolder();
      const file = join(folder, name);
      writeFileSync(join(folder, "game.sqlite"), "");
      writeFileSync(file, "");
      chmodSync(file, 0);
      if (process.getuid?.() === 0) chownSync(folder, NOBODY, NOBODY);
      if (process.getuid?.() === 0 && name !== "game.sqlite")
        chownSync(join(folder, "game.sqlite"), NOBODY, NOBODY);
      const read = readConfiguration({ DATA_DIR: folder });
      if (!read.ok) throw new Error("The settings were refused");
      expect(asOrdinaryUser(() => prepareDataFolder(read.configuration))).toEqual([
        `DATA_DIR names ${JSON.stringify(folder)}, where this user may not read and write ${file}: give it to the user of the server (chown), such as after a restore by another one.`,
      ]);
    },
  );
});
