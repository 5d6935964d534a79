import { Type } from "typebox";
import { Resources, timestamp } from "./shapes.ts";

const TEN_YEARS_MS = 315_576_000_000;
const signedDecimal = Type.Optional(Type.String({ pattern: "^[+-]?\\d{1,12}(\\.\\d{1,3})?$" }));

/** `POST /api/dev/clock`: moves the server's clock forward. */
export const ClockRequest = Type.Object({ advanceMs: Type.Integer({ minimum: 0, maximum: TEN_YEARS_MS }) });
export const ClockReply = Type.Object({ now: timestamp });

/** `POST /api/dev/grant`: signed decimal strings, added. */
export const GrantRequest = Type.Object({
  tcorvax: signedDecimal,
  catNips: signedDecimal,
  energy: signedDecimal,
  eggs: signedDecimal,
});
export type GrantRequest = Type.Static<typeof GrantRequest>;
export const GrantReply = Type.Object({ newResources: Resources });
