import { type RuleNumbers, rulesOfLink } from "../../../rules/linked-rules.ts";

/** What the worker is asked: the data of a link, and the rules of the game. */
export interface LinkQuestion {
  data: string;
  today: RuleNumbers;
}

addEventListener("message", ({ data: { data, today } }: MessageEvent<LinkQuestion>) => {
  postMessage(rulesOfLink(data, today));
});
