import type { Keyring } from "../accounts/keyring.ts";
import type { DevGateway } from "../dev-gateway.ts";
import type { Engine } from "../signing/engine.ts";
import type { Player } from "./player.ts";

/** What answering a request takes. */
export interface WalletParts {
  engine: Engine;
  keyring: Keyring;
  gateway: DevGateway;
  player: Player;
  /** The page's own origin, as the real extension puts it in. */
  origin: string;
}
