import { readDataPlace } from "../configuration/data-place.ts";
import { type Environment, Variables } from "../configuration/variables.ts";
import { OperatorError } from "../process/operator-error.ts";
import type { DataPlace } from "../store/data-place.ts";

/** Where the game is kept, as for the server. Refuses wrong variables. */
export function dataPlace(environment: Environment): DataPlace {
  const variables = new Variables(environment);
  const place = readDataPlace(variables);
  if (variables.problems.length > 0) throw new OperatorError(variables.problems.join("\n"));
  return place;
}
