import { fillNumbers, type Texts } from "../../../rules/index.ts";
import type { ApiError, ApiResult } from "./api-result.ts";
import type { CallApi } from "./call-api.ts";

/**
 * Returns a function that makes the same calls and translates their errors with the texts of the page (`GAP-63`). The
 * server sends the key of the text in the catalogue. Its own English text is kept while the texts are not loaded or
 * when the page has no text with that key.
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
