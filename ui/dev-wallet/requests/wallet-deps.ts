import type { Keyring } from "../accounts/keyring.ts";
import type { DevGateway } from "../dev-gateway.ts";
import type { Engine } from "../signing/engine.ts";
import type { Player } from "./player.ts";

/** Dependencies for answering requests. */
export interface WalletDeps {
  engine: Engine;
  keyring: Keyring;
  gateway: DevGateway;
  player: Player;
  /** The page's origin, which the real extension adds too. */
  origin: string;
}

/** Why the wallet refuses a request; the code is one of the toolkit's. */
export class RequestFailure extends Error {
  readonly code: string;

  constructor(code: string, message = "") {
    super(message);
    this.code = code;
  }
}

/** The player declined. */
export const rejectedByUser = () => new RequestFailure("rejectedByUser");
