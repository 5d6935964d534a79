import { Type } from "typebox";
import type { CallTable } from "./call.ts";
import {
  accountAddress,
  decimal,
  identifier,
  intentHash,
  Machine,
  ManifestReply,
  TransactionStatus,
} from "./shapes.ts";

/**
 * `GET /api/ledger`: what the browser's wallet toolkit must know of the network, and which actions it offers;
 * null without a configured ledger.
 */
export const LedgerReply = Type.Object({
  ledger: Type.Union([
    Type.Null(),
    Type.Object({
      network: Type.Enum(["dev", "stokenet", "mainnet"]),
      networkId: Type.Integer(),
      gatewayUrl: Type.String(),
      dappDefinition: Type.String(),
      explorer: Type.Object({
        baseUrl: Type.String(),
        transactionPath: Type.String(),
        accountsPath: Type.String(),
      }),
      /** Where CVX is staked: the operator's page, or else the network's dashboard. */
      stakingUrl: Type.String(),
      /** An action without addresses on this network is switched off and says so. */
      actions: Type.Object({
        creatures: Type.Boolean(),
        energySale: Type.Boolean(),
        fomoHit: Type.Boolean(),
        incubator: Type.Boolean(),
      }),
    }),
  ]),
});
export type LedgerReply = Type.Static<typeof LedgerReply>;

/** `GET /api/walletChallenge`: 64 hexadecimal characters. */
export const WalletChallengeReply = Type.Object({ challenge: Type.String() });
export type WalletChallengeReply = Type.Static<typeof WalletChallengeReply>;

/** `POST /api/checkXrdBalance` (`LED-149`). */
export const XrdBalanceRequest = Type.Object({
  accountAddress: Type.Optional(accountAddress),
  forceRefresh: Type.Optional(Type.Boolean()),
});
export const XrdBalanceReply = Type.Object({ xrdBalance: Type.String(), statusMessage: Type.String() });
export type XrdBalanceReply = Type.Static<typeof XrdBalanceReply>;

/** `POST /api/checkTokenBalance` (`LED-163`). */
export const TokenBalanceRequest = Type.Object({
  accountAddress: Type.Optional(accountAddress),
  tokenSymbol: Type.String({ maxLength: 16 }),
});
export const TokenBalanceReply = Type.Object({ tokenBalance: Type.String() });
export type TokenBalanceReply = Type.Static<typeof TokenBalanceReply>;

/** `POST /api/saveRadixAccount`; the ledger code checks the proof's fields. */
export const SaveRadixAccountRequest = Type.Object({
  accountAddress: Type.Optional(accountAddress),
  proof: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
});
export type SaveRadixAccountRequest = Type.Static<typeof SaveRadixAccountRequest>;
export const SavedAccountReply = Type.Object({ success: Type.Literal(true), accountAddress: Type.String() });
export type SavedAccountReply = Type.Static<typeof SavedAccountReply>;

/** `POST /api/buyEnergy`. */
export const BuyEnergyRequest = Type.Object({ accountAddress: Type.Optional(accountAddress) });

/** `POST /api/confirmEnergyPurchase`. */
export const ConfirmEnergyPurchaseRequest = Type.Object({ intentHash });
export const ConfirmEnergyPurchaseReply = Type.Object({
  status: Type.Enum(["pending", "success", "failed"]),
  newEnergy: Type.Optional(decimal),
  transactionStatus: TransactionStatus,
});
export type ConfirmEnergyPurchaseReply = Type.Static<typeof ConfirmEnergyPurchaseReply>;

/** `POST /api/checkMintStatus`. */
export const CheckMintStatusRequest = Type.Object({ intentHash, machineId: identifier });
export type CheckMintStatusRequest = Type.Static<typeof CheckMintStatusRequest>;
export const CheckMintStatusReply = Type.Object({
  transactionStatus: TransactionStatus,
  machine: Type.Optional(Machine),
});
export type CheckMintStatusReply = Type.Static<typeof CheckMintStatusReply>;

export const WALLET_CALLS = {
  "GET /api/ledger": { summary: "The ledger network", tag: "ledger", reply: LedgerReply },
  "GET /api/walletChallenge": {
    summary: "A challenge for the wallet to sign",
    tag: "ledger",
    reply: WalletChallengeReply,
  },
  "POST /api/saveRadixAccount": {
    summary: "Bind a ledger account",
    tag: "ledger",
    body: SaveRadixAccountRequest,
    reply: SavedAccountReply,
  },
  "POST /api/checkXrdBalance": {
    summary: "The account's XRD",
    tag: "ledger",
    body: XrdBalanceRequest,
    reply: XrdBalanceReply,
  },
  "POST /api/checkTokenBalance": {
    summary: "The account's holding of a token",
    tag: "ledger",
    body: TokenBalanceRequest,
    reply: TokenBalanceReply,
  },
  "POST /api/buyEnergy": {
    summary: "Ask for an energy purchase",
    tag: "ledger",
    body: BuyEnergyRequest,
    reply: ManifestReply,
  },
  "POST /api/confirmEnergyPurchase": {
    summary: "Confirm an energy purchase",
    tag: "ledger",
    body: ConfirmEnergyPurchaseRequest,
    reply: ConfirmEnergyPurchaseReply,
  },
  "POST /api/checkMintStatus": {
    summary: "Follow a FOMO HIT mint",
    tag: "ledger",
    body: CheckMintStatusRequest,
    reply: CheckMintStatusReply,
  },
} satisfies CallTable;
