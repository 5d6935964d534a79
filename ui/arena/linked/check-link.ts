import { fill, type RuleSet } from "../../../rules/index.ts";
import type { LinkedRules, LinkRefusal } from "../../../rules/linked-rules.ts";
import { startWorker } from "../../game/start-worker.ts";
import type { Game } from "../../game/store/game.ts";
import type { LinkQuestion } from "./linked-worker.ts";

/** The part of a worker that is used here. */
export type LinkWorker = Pick<Worker, "postMessage" | "terminate" | "onmessage" | "onerror">;

/** A stranger's numbers may make battles slow: after this time the worker is ended. */
const LONGEST_MS = 10_000;

/** The rules of a link, or one sentence why it opens nothing (`ABU-142`). */
export async function checkLink(
  game: Game,
  rules: RuleSet,
  data: string,
  start: () => LinkWorker | null = startLinkWorker,
): Promise<{ linked: LinkedRules } | { problem: string }> {
  const { linked: texts } = rules.texts.arena;
  const worker = start();
  if (worker === null) return { problem: texts.noWorker };
  const { texts: _, ...numbers } = rules;
  const answer = new Promise<LinkedRules | LinkRefusal | null>((resolve) => {
    worker.onmessage = ({ data: found }: MessageEvent<LinkedRules | LinkRefusal>) => resolve(found);
    worker.onerror = () => resolve(null);
    void game.pause(LONGEST_MS).then(() => resolve(null));
  });
  worker.postMessage({ data, today: numbers } satisfies LinkQuestion);
  const found = await answer;
  worker.terminate();
  if (found === null) return { problem: texts.tooSlow };
  if (found.ok) return { linked: found };
  return { problem: fill(texts[found.refusal], { detail: found.detail }) };
}

function startLinkWorker(): LinkWorker | null {
  return startWorker(() => new Worker(new URL("./linked-worker.ts", import.meta.url), { type: "module" }));
}
