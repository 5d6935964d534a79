import { hash } from "node:crypto";
import { encodeBech32 } from "../../../ledger/address/bech32.ts";
import { BODY_LENGTH } from "../../../ledger/address/entity-address.ts";

const PACKAGE_BYTE = 0x0d;

/** The package with the blueprints of the game's components. */
export const GAME_PACKAGE = encodeBech32({
  humanPart: "package_sim",
  bytes: Uint8Array.from([
    PACKAGE_BYTE,
    ...hash("sha256", "corvax lab: package", "buffer").subarray(0, BODY_LENGTH),
  ]),
});
