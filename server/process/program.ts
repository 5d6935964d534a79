// By name, so that nothing else of the file becomes part of the server that is built.
import { version } from "../../package.json" with { type: "json" };

/** Put there by the build of the server (`vite.config.ts`); not there where it runs from its source. */
declare const __BUILD__: Pick<Program, "commit" | "build"> | undefined;

/** Names what runs: two builds of one version differ in commit or build. */
export interface Program {
  /** The newest one of `CHANGELOG.md`, which `package.json` names. */
  version: string;
  /** Of git; `-dirty` follows where something was changed since, `unknown` where the build did not know it. */
  commit: string;
  /** A hash of everything that was built. */
  build: string;
}

const SOURCE = "source";

export const program: Program = {
  version,
  ...(typeof __BUILD__ === "undefined" ? { commit: SOURCE, build: SOURCE } : __BUILD__),
};

/** All of it in one word, as semantic versions write it. */
export const programName = `${program.version}+${program.commit}.${program.build}`;

/** Something that the operator can put right. A tool prints its one sentence and ends with exit code 2. */
export class OperatorError extends Error {}
