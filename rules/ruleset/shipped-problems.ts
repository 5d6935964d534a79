import { fileOfSubject } from "../texts/subject-files.ts";
import { consistencyProblems } from "./consistency/consistency-problems.ts";
import { fileOfKey } from "./number-problems.ts";
import { namedSource, type Problem, problemSentence } from "./problem.ts";
import { RULE_FILE_SCHEMAS, type RuleFileName } from "./rule-files.ts";
import { schemaProblems } from "./schema-problems.ts";
import { shippedRules } from "./shipped.ts";
import { SHIPPED_FILES } from "./shipped-files.ts";
import { textProblems } from "./text-problems.ts";

let found: string[] | null = null;

/** One sentence for each problem of the shipped rule files; they are checked once. */
export function shippedProblems(): string[] {
  found ??= checked();
  return found;
}

function checked(): string[] {
  const files = Object.keys(RULE_FILE_SCHEMAS) as RuleFileName[];
  const invalid = files.flatMap((name) => schemaProblems(RULE_FILE_SCHEMAS[name], SHIPPED_FILES[name]));
  const problems = [...invalid, ...textProblems({ ...shippedRules })];
  if (problems.length === 0) problems.push(...consistencyProblems(shippedRules, () => true));
  return problems.map(sentence);
}

/** The sentence with the file that holds the key; in a file of texts, keys do not have its name. */
function sentence(problem: Problem): string {
  const [top = "", subject = "", ...key] = problem.path;
  if (top === "texts")
    return problemSentence(namedSource(`rules/texts/en/${fileOfSubject(subject)}.json`), {
      ...problem,
      path: key,
    });
  return problemSentence(namedSource(`rules/data/${fileOfKey(top) ?? ""}.json`), problem);
}
