import type { Answer, Introduction, Question } from "../../../../ui/battle/ai-battle/enemy-mind.ts";

/** A worker whose answers the test gives by hand. */
export class HandWorker {
  readonly heard: (Introduction | Question)[] = [];
  onmessage: Worker["onmessage"] = null;
  isTerminated = false;

  postMessage(message: Introduction | Question): void {
    // As between threads: what is sent is copied, or refused where it cannot be.
    this.heard.push(structuredClone(message));
  }

  terminate(): void {
    this.isTerminated = true;
  }

  answer(answer: Answer): void {
    this.onmessage?.call(this as never, { data: answer } as MessageEvent);
  }
}
