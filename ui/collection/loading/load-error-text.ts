import { fill, type RuleSet } from "../../../rules/index.ts";
import type { ApiError } from "../../game/api/api-result.ts";

/**
 * Returns why a list could not be loaded: the server's text, else the HTTP status, else that there was no answer
 * (`ERR-025`, `ERR-026`).
 */
export function loadErrorText(rules: RuleSet, failed: string, problem: ApiError): string {
  return fill(failed, { message: messageOf(rules, problem) });
}

function messageOf(rules: RuleSet, problem: ApiError): string {
  const { httpError, networkError } = rules.texts.collection.loading;
  if (problem.kind === "refused" && problem.error !== "") return problem.error;
  if ("status" in problem && problem.status !== undefined) return fill(httpError, { code: problem.status });
  return networkError;
}
