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
