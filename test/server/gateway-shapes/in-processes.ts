import { watchAnswers } from "./watch-answers.ts";
import { FAULT } from "./watched-process.ts";

watchAnswers((fault) => process.stderr.write(`${FAULT} ${fault}\n`));
