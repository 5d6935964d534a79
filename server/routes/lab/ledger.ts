import { refusalOf } from "../../../rules/index.ts";
import {
  BuyEnergyRequest,
  CheckMintStatusReply,
  CheckMintStatusRequest,
  ConfirmEnergyPurchaseReply,
  ConfirmEnergyPurchaseRequest,
  ManifestReply,
  SavedAccountReply,
  SaveRadixAccountRequest,
} from "../../contract/index.ts";
import { ledgerNotConfigured } from "../../failures/failures.ts";
import { refused } from "../../failures/refused.ts";
import { requireAccountAddress, requireIntentHash } from "../../ledger/address/require-address.ts";
import type { App, AppParts } from "../../parts.ts";
import { sessionOf } from "../../session/recognise-session.ts";
import { FAILURE_REPLIES } from "../failure-replies.ts";

const tags = ["ledger"];

/** The lab's ledger calls while no ledger is configured: session and input are checked, then 503. */
export function ledgerRoutes(app: App, { store, rules, ledger }: AppParts): void {
  const network = ledger?.network ?? null;
  app.post(
    "/saveRadixAccount",
    {
      schema: {
        summary: "Bind a ledger account",
        tags,
        body: SaveRadixAccountRequest,
        response: { 200: SavedAccountReply, ...FAILURE_REPLIES },
      },
    },
    async ({ body }) => {
      requireAccountAddress(network, body.accountAddress, "Account address is required");
      throw ledgerNotConfigured();
    },
  );
  app.post(
    "/buyEnergy",
    {
      schema: {
        summary: "Ask for an energy purchase",
        tags,
        body: BuyEnergyRequest,
        response: { 200: ManifestReply, ...FAILURE_REPLIES },
      },
    },
    async ({ body }) => {
      requireAccountAddress(network, body.accountAddress, "No wallet address provided");
      throw ledgerNotConfigured();
    },
  );
  app.post(
    "/confirmEnergyPurchase",
    {
      schema: {
        summary: "Confirm an energy purchase",
        tags,
        body: ConfirmEnergyPurchaseRequest,
        response: { 200: ConfirmEnergyPurchaseReply, ...FAILURE_REPLIES },
      },
    },
    async ({ body }) => {
      requireIntentHash(network, body.intentHash);
      throw ledgerNotConfigured();
    },
  );
  app.post(
    "/checkMintStatus",
    {
      schema: {
        summary: "Follow a FOMO HIT mint",
        tags,
        body: CheckMintStatusRequest,
        response: { 200: CheckMintStatusReply, ...FAILURE_REPLIES },
      },
    },
    async (request) => {
      requireIntentHash(network, request.body.intentHash);
      const { lab } = await store.readLab(sessionOf(request).id);
      if (!lab.machines.some(({ id }) => id === request.body.machineId))
        throw refused(refusalOf(rules, "unknown_machine"));
      throw ledgerNotConfigured();
    },
  );
}
