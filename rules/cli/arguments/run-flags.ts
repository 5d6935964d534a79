import { availableParallelism } from "node:os";
import { POLICIES, type Policy } from "../../simulation/plan.ts";
import { checkOutputFile } from "../input/output-file.ts";
import { type CommandLine, choice, wholeNumber } from "./flags.ts";

/** Flags of every tool that plays many battles. */
export interface RunFlags {
  battles: number;
  seed: string;
  policy: Policy;
  workers: number;
  json: string | undefined;
  html: string | undefined;
}

export const RUN_FLAGS = ["battles", "seed", "policy", "workers", "json", "html"] as const;
const USUAL_BATTLES = 1000;
const MOST_BATTLES = 10_000_000;
const MOST_WORKERS = 64;

export function readRunFlags(line: CommandLine): RunFlags {
  const json = line.flags.get("json");
  const html = line.flags.get("html");
  checkOutputFile("--json", json);
  checkOutputFile("--html", html);
  return {
    battles: wholeNumber(line, "battles", { min: 1, max: MOST_BATTLES }, USUAL_BATTLES),
    seed: line.flags.get("seed") ?? "1",
    policy: choice(line, "policy", POLICIES, "full"),
    workers: wholeNumber(line, "workers", { min: 1, max: MOST_WORKERS }, availableParallelism()),
    json,
    html,
  };
}
