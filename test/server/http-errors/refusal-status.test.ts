import { describe, expect, it } from "vitest";
import { REFUSAL_CODES, refusalOf, shippedRules } from "../../../rules/index.ts";
import { bodyOf } from "../../../server/http-errors/http-error.ts";
import { REFUSAL_STATUS } from "../../../server/http-errors/refusal-status.ts";
import { refused } from "../../../server/http-errors/refused.ts";

describe("statuses of refusals", () => {
  it.each(REFUSAL_CODES)("%s has a status, its text and its code (ERR-024)", (code) => {
    const failure = refused(refusalOf(shippedRules, code, { minutes: 5 }));
    expect([400, 402, 403, 404, 409, 429]).toContain(failure.status);
    expect(bodyOf(failure)).toEqual({ error: refusalOf(shippedRules, code, { minutes: 5 }).text, code });
  });

  it("too little of a resource is 402, of battle energy 409, an unknown thing 404, a cooldown 429 (ERR-024)", () => {
    for (const code of REFUSAL_CODES) {
      const battle = code.startsWith("not_enough_energy");
      if (code.startsWith("not_enough")) expect(REFUSAL_STATUS[code]).toBe(battle ? 409 : 402);
      if (code.startsWith("unknown")) expect(REFUSAL_STATUS[code]).toBe(404);
    }
    expect(REFUSAL_STATUS.cooldown).toBe(429);
  });
});
