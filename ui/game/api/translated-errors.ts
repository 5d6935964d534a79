import { fillNumbers, type Texts } from "../../../rules/index.ts";
import type { ApiError, ApiResult } from "./api-result.ts";
import type { CallApi } from "./call-api.ts";

/**
 * Returns a function that makes the same calls and words their errors by the texts of the page (`GAP-63`). The server
 * says where the sentence stands in the catalogue; its own English sentence stays before the texts are loaded, and
 * where the page has no such sentence.
 */
export function withTranslatedErrors(call: CallApi, texts: () => Texts | undefined): CallApi {
  const translated = async (...input: Parameters<CallApi>): Promise<ApiResult<unknown>> => {
    const answer = await call(...input);
    const spoken = texts();
    if (answer.ok || spoken === undefined) return answer;
    return { ok: false, problem: inWordsOf(spoken, answer.problem) };
  };
  return translated as CallApi;
}

function inWordsOf(texts: Texts, problem: ApiError): ApiError {
  if (problem.kind !== "refused") return problem;
  const { code, sentence, values = {} } = problem;
  const places = sentence === undefined ? [`refusals.${code}`, `failures.${code}`] : [sentence];
  const text = places
    .map((place) => at(texts, place))
    .find((entry): entry is string => typeof entry === "string");
  return text === undefined ? problem : { ...problem, error: fillNumbers(texts, text, values) };
}

function at(texts: Texts, place: string): unknown {
  return place
    .split(".")
    .reduce<unknown>(
      (tree, key) => (isTree(tree) && Object.hasOwn(tree, key) ? tree[key] : undefined),
      texts,
    );
}

function isTree(entry: unknown): entry is Readonly<Record<string, unknown>> {
  return typeof entry === "object" && entry !== null;
}
