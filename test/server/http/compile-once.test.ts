import { expect, it } from "vitest";
import { ANY_FAILURE, CALLS } from "../../../server/contract/index.ts";
import { compileOnce } from "../../../server/http/compiled-schemas.ts";

const AJV = { customOptions: { coerceTypes: false } };

/** The functions that a new server of this process reads and writes by this schema. */
function compiledBy(schema: unknown) {
  const route = { method: "POST", url: "/", schema };
  return {
    validate: compileOnce.buildValidator?.({}, AJV as never)({ ...route, httpPart: "body" } as never),
    write: compileOnce.buildSerializer?.({}, {})({ ...route, httpStatus: "200" } as never),
  };
}

it("compiles a schema once for all calls and servers of a process, and another one apart", () => {
  const { body } = CALLS["POST /api/buildMachine"];
  const first = compiledBy(body);
  expect(first.validate).toBeTypeOf("function");
  expect(compiledBy(body)).toStrictEqual(first);
  const other = compiledBy(ANY_FAILURE["4xx"]);
  expect(other.validate).not.toBe(first.validate);
  expect(other.write).not.toBe(first.write);
});
