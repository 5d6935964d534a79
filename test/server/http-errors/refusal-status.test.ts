import { describe, expect, it } from "vitest";
import { REFUSAL_CODES, refusalOf, shippedRules } from "../../../rules/index.ts";
import { bodyOf } from "../../../server/errors/http-error.ts";
import { REFUSAL_STATUS, refused } from "../../../server/errors/refusals.ts";

describe("the status of a refusal", () => {
  it.each(REFUSAL_CODES)("is defined for %s, with its text and its code (ERR-024)", (code) => {
    const failure = refused(refusalOf(shippedRules, code, { minutes: 5 }));
    expect([400, 402, 403, 404, 409, 429]).toContain(failure.status);
    const { text: error, values } = refusalOf(shippedRules, code, { minutes: 5 });
    expect(bodyOf(failure, shippedRules.texts)).toEqual({ error, code, values });
  });

  it("is 402 for too little of a resource, 409 for too little battle energy, 404 for an unknown thing, 429 for a cooldown (ERR-024)", () => {
    for (const code of REFUSAL_CODES) {
      const battle = code.startsWith("not_enough_energy");
      if (code.startsWith("not_enough")) expect(REFUSAL_STATUS[code]).toBe(battle ? 409 : 402);
      if (code.startsWith("unknown")) expect(REFUSAL_STATUS[code]).toBe(404);
    }
    expect(REFUSAL_STATUS.cooldown).toBe(429);
  });
});
