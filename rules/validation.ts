/**
 * The public entry for checking rule files; separate from `index.ts`, so that a browser bundle does not
 * contain the validator.
 */
export { type ChangedKey, changedKeys } from "./ruleset/changed-keys.ts";
export { type LoadedRules, loadRules, loadRulesText } from "./ruleset/load-rules.ts";
export { type LoadedStoredRules, loadStoredRules } from "./ruleset/load-stored-rules.ts";
export { mergedOverlay } from "./ruleset/overlay.ts";
export { namedSource, type Problem, type ProblemSource, problemSentence } from "./ruleset/problem.ts";
export { problemsOf } from "./ruleset/problems.ts";
export { type ReadSchema, schemaAt } from "./ruleset/read-schema.ts";
export { RULE_FILE_SCHEMAS, type RuleFileName } from "./ruleset/rule-files.ts";
export { type RuleNumber, ruleNumbers } from "./ruleset/rule-numbers.ts";
export { type JsonSource, type ReadJsonSource, readJsonSource } from "./ruleset/source/json-source.ts";
export { TEXT_FILE_SCHEMAS } from "./texts/catalogue-schema.ts";
export { firstTextsOf } from "./texts/first-texts.ts";
export { type LanguageFolders, type ReadLanguages, readLanguages } from "./texts/languages.ts";
export { fileOfSubject } from "./texts/subject-files.ts";
