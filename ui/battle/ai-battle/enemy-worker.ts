import { AiBattle } from "./ai-battle.ts";
import type { Answer, Introduction, Question } from "./enemy-mind.ts";

let battle: AiBattle;

addEventListener("message", ({ data }: MessageEvent<Introduction | Question>) => {
  if (data.kind === "introduction") {
    battle = new AiBattle(data.rules, data.setup);
    answer({ kind: "ready" });
  } else {
    answer(decisionAfter(data));
  }
});

/** A failure is sent as an answer: an error thrown here would not reach the page. */
function decisionAfter({ actions }: Question): Answer {
  try {
    const refusal = battle.catchUp(actions);
    if (refusal) throw new Error(refusal.text);
    return { kind: "decision", action: battle.enemyDecision() };
  } catch (error) {
    return { kind: "failure", text: error instanceof Error ? error.message : String(error) };
  }
}

function answer(message: Answer): void {
  postMessage(message);
}
