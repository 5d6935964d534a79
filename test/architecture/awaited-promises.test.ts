import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, it, onTestFinished } from "vitest";
import { PROJECT_FOLDER } from "../../server/start/project.ts";

/** One mistake a line; the lines that wait for their promise are right. */
const PLANTED = `import { EventEmitter } from "node:events";
import type { Store } from "${PROJECT_FOLDER}/server/store/store.ts";
type Deps = { store: Pick<Store, "readLab"> };
const inferred = async ({ store }: Deps) => store.readLab(1);
export async function waits(deps: Deps): Promise<void> {
  await inferred(deps);
  deps.store.readLab(1).catch(() => {});
}
export class Planted {
  private readonly deps: Deps = null as never;
  run(work: () => Promise<number>): void {
    this.deps.store.readLab(1); // floating
    inferred(this.deps); // floating
    void inferred(this.deps); // floating
    work(); // floating
    if (this.deps) [1].map((id) => this.deps.store.readLab(id)); // floating
    Promise.all([work()]); // floating
    work().then(() => 1); // floating
    setInterval(async () => inferred(this.deps), 1); // misused
    setTimeout(this.later, 1); // misused
    new EventEmitter().on("x", async () => inferred(this.deps)); // misused
    [1].forEach(async (id) => this.deps.store.readLab(id)); // misused
    if (work()) this.run(work); // misused
  }
  later = async () => inferred(this.deps);
}
`;

describe("the linter of the server", () => {
  it("refuses promises that nobody waits for, also those of the store's interface and of callbacks (ABU-96)", async () => {
    const folder = mkdtempSync(join(tmpdir(), "planted-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const compilerOptions = {
      rootDir: "/",
      typeRoots: [join(PROJECT_FOLDER, "node_modules/@types")],
      types: ["node"],
    };
    const configuration = {
      extends: join(PROJECT_FOLDER, "tsconfig.json"),
      compilerOptions,
      include: ["*.ts"],
    };
    writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ ...configuration, references: [] }));
    writeFileSync(join(folder, "planted.ts"), PLANTED);
    const words = ["--config", join(PROJECT_FOLDER, ".oxlintrc.json"), "--format", "unix", folder];
    const linter = join(PROJECT_FOLDER, "node_modules/.bin/oxlint");
    const ended = await promisify(execFile)(linter, words, { cwd: PROJECT_FOLDER }).catch((error) => error);
    const found = [...String(ended.stdout).matchAll(/planted\.ts:(\d+):.*no-(floating|misused)-promises/g)];
    const expected = PLANTED.split("\n").flatMap((line, index) => {
      const kind = /\/\/ (floating|misused)$/.exec(line)?.[1];
      return kind === undefined ? [] : [`${index + 1} ${kind}`];
    });
    expect(found.map(([, line, kind]) => `${line} ${kind}`)).toEqual(expected);
    expect(ended.code).toBe(1);
  });

  it("is part of npm run lint (ABU-96)", () => {
    const { scripts } = JSON.parse(readFileSync(join(PROJECT_FOLDER, "package.json"), "utf8"));
    expect(scripts.lint).toContain("oxlint server");
    expect(scripts.check).toContain("npm run lint");
  });
});
