import { existsSync } from "node:fs";
import { targetsOf } from "../tune/targets/read-targets.ts";
import type { Target } from "../tune/targets/targets.ts";
import { readJson } from "./read-json.ts";

const FILE = "test/spec/targets.json";

/** What is wanted of the battles of the shipped rules; nothing where the project's file is not. */
export function projectTargets(): readonly Target[] {
  return existsSync(FILE) ? targetsOf(FILE, readJson(FILE)).targets : [];
}
