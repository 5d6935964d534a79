import type { ImplicitRequirementsLookupResponse } from "@radixdlt/babylon-gateway-api-sdk";
import { Type } from "typebox";
import { readingCall } from "../gateway-call.ts";
import { Address, someOf } from "../request-shapes.ts";

/** Requirements a call may ask about at once. */
const MOST_REQUIREMENTS = 100;

const Badge = Type.Object({ resource_address: Address, non_fungible_id: Type.String({ minLength: 1 }) });

/** What is behind some of the badges that nobody holds, such as a signature's (`LED-052`): nothing seen so far. */
export const implicitRequirementsLookup = readingCall(
  "/extensions/implicit-requirements/lookup",
  Type.Object({ requirements: someOf(Badge, MOST_REQUIREMENTS) }),
  ({ request }): ImplicitRequirementsLookupResponse => ({
    resolved_requirements: request.requirements.map((requirement) => ({ requirement })),
  }),
);
