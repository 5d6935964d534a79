/**
 * The public entry for checking rule files; separate from `index.ts`, so that a browser bundle does not
 * contain the validator.
 */
export { type LoadedRules, loadRules } from "./ruleset/load-rules.ts";
export { type LoadedStoredRules, loadStoredRules } from "./ruleset/load-stored-rules.ts";
export { problemsOf } from "./ruleset/problems.ts";
export { RULE_FILE_SCHEMAS, type RuleFileName } from "./ruleset/rule-files.ts";
export { TEXT_FILE_SCHEMAS } from "./texts/catalogue-schema.ts";
export { type LanguageFolders, type ReadLanguages, readLanguages } from "./texts/languages.ts";
export { fileOfSubject } from "./texts/subject-files.ts";
