import type {
  ProgrammaticScryptoSborValue,
  StateNonFungibleDataResponse,
  StateNonFungibleDetailsResponseItem,
} from "@radixdlt/babylon-gateway-api-sdk";
import type { NonFungible } from "../../state/model.ts";
import { readingCall } from "../gateway-call.ts";
import { withBytes } from "../sbor/scrypto-sbor.ts";
import { requestedTokens, TokensRequest } from "./tokens-request.ts";

/** The data of some tokens (`LED-068`). */
export const nonFungibleData = readingCall(
  "/state/non-fungible/data",
  TokensRequest,
  (question): StateNonFungibleDataResponse => {
    const { resource, tokens } = requestedTokens(question);
    return {
      ledger_state: question.ledgerState,
      resource_address: resource.address,
      non_fungible_id_type: resource.idType ?? "Integer",
      non_fungible_ids: tokens.map(tokenItem),
    };
  },
);

/** A burned token has no data. */
function tokenItem({ id, fields, vault, stateVersion }: NonFungible): StateNonFungibleDetailsResponseItem {
  const isBurned = vault === null;
  return {
    is_burned: isBurned,
    non_fungible_id: id,
    ...(!isBurned && {
      data: withBytes({ kind: "Tuple", fields: fields as ProgrammaticScryptoSborValue[] }),
    }),
    last_updated_at_state_version: stateVersion,
  };
}
