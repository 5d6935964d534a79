import { storedRules } from "../../rules/index.ts";
import { logError } from "../errors/log-error.ts";
import type { App, AppDeps } from "../http/app-deps.ts";
import { programVersion } from "../process/program-version.ts";

/** A rule set that is not needed stays stored for a day after its last process said that it plays by it. */
const EVERY_MS = 600_000;
/** Pause after a failure, such as a busy database. */
const AGAIN_MS = 10_000;

/**
 * Stores the rules of this process when it starts, for whatever process serves the battles that begin under them
 * (`GAP-72`), and says every ten minutes that they are used. A start does not wait for a busy database.
 */
export function keepOwnRuleSet(
  app: App,
  { store, rules, rulesHash: hash, log }: Pick<AppDeps, "store" | "rules" | "rulesHash" | "log">,
): void {
  const ruleSet = { hash, program: programVersion, ...storedRules(rules) };
  let running = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let closing = false;
  const keep = async () => {
    let pause = EVERY_MS;
    try {
      await store.keepRuleSet(ruleSet);
    } catch (err) {
      pause = AGAIN_MS;
      logError(log, err, "the rules of this process could not be stored");
    }
    if (!closing) timer = setTimeout(keepOnce, pause).unref();
  };
  const keepOnce = () => {
    running = keep();
  };
  app.addHook("onReady", async () => keepOnce());
  app.addHook("preClose", async () => {
    closing = true;
    clearTimeout(timer);
    await running;
  });
}
