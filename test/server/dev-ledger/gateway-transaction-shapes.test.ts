import type { ExtensionsApi, TransactionApi } from "@radixdlt/babylon-gateway-api-sdk";
import { beforeEach, describe, expect, it } from "vitest";
import { playedLedger, sendTo } from "./support/played-ledger.ts";
import type { TestGateway } from "./support/test-gateway.ts";
import type { TestWallet } from "./support/test-wallet.ts";
import { expectUnderstood } from "./support/understood.ts";

/** Everything about a transaction, as the client's own method spells it. */
const ALL_DETAILS = {
  rawHex: true,
  receiptEvents: true,
  receiptFeeSource: true,
  receiptFeeSummary: true,
  receiptFeeDestination: true,
  receiptCostingParameters: true,
  receiptStateChanges: true,
  affectedGlobalEntities: true,
  balanceChanges: true,
  receiptOutput: true,
  manifestInstructions: true,
};

describe("the dev ledger's gateway, read by the official client,", () => {
  let gateway: TestGateway;
  let ann: TestWallet;
  let bob: TestWallet;
  let lunch: string;
  let tooMuch: string;
  let transaction: TransactionApi;
  let extensions: ExtensionsApi;
  let creatures: string;
  let cvx: string;

  beforeEach(async () => {
    const played = await playedLedger();
    ({ gateway, ann, bob, lunch, tooMuch } = played);
    transaction = gateway.client.transaction.innerClient;
    extensions = gateway.client.extensions.innerClient;
    creatures = played.ledger.collection("creatures");
    cvx = played.ledger.token("CVX");
  });

  const signedTransfer = async () =>
    Buffer.from(await ann.sign(`${ann.lockFee()}${sendTo(ann, bob, "1")}`)).toString("hex");

  it("returns the gateway's status (LED-077, LED-092)", async () => {
    await gateway.client.status.getCurrent();
    expectUnderstood("GatewayStatusResponse", gateway);
  });

  it("returns the network and its well-known addresses (LED-078)", async () => {
    await gateway.client.status.getNetworkConfiguration();
    expectUnderstood("NetworkConfigurationResponse", gateway);
  });

  it("returns the epoch for building a transaction (LED-082)", async () => {
    await transaction.transactionConstruction();
    expectUnderstood("TransactionConstructionResponse", gateway);
  });

  it("returns committed transactions (LED-079, LED-093)", async () => {
    await gateway.client.stream.innerClient.streamTransactions({
      streamTransactionsRequest: { opt_ins: { raw_hex: true, receipt_events: true, balance_changes: true } },
    });
    expectUnderstood("StreamTransactionsResponse", gateway);
  });

  it("returns all details of a transaction (LED-081, LED-093, LED-094)", async () => {
    await gateway.client.transaction.getCommittedDetails(lunch, ALL_DETAILS);
    expectUnderstood("TransactionCommittedDetailsResponse", gateway);
  });

  it("returns all details of a failed transaction (LED-094)", async () => {
    await gateway.client.transaction.getCommittedDetails(tooMuch, ALL_DETAILS);
    expectUnderstood("TransactionCommittedDetailsResponse", gateway);
  });

  it("returns the status of a transaction (LED-085)", async () => {
    await gateway.client.transaction.getStatus(lunch);
    expectUnderstood("TransactionStatusResponse", gateway);
  });

  it("returns the status of a pre-authorisation (LED-086)", async () => {
    await transaction.transactionSubintentStatus({
      transactionSubintentStatusRequest: { subintent_hash: lunch },
    });
    expectUnderstood("TransactionSubintentStatusResponse", gateway);
  });

  it("returns whether an account accepts a deposit, and of which tokens it has a vault (LED-080, LED-108)", async () => {
    const answer = await transaction.accountDepositPreValidation({
      accountDepositPreValidationRequest: {
        account_address: bob.address,
        resource_addresses: [cvx, creatures],
      },
    });
    expectUnderstood("AccountDepositPreValidationResponse", gateway);
    expect(answer).toMatchObject({
      allows_try_deposit_batch: true,
      resource_specific_behaviour: [
        { resource_address: cvx, allows_try_deposit: true },
        { resource_address: creatures, allows_try_deposit: true },
      ],
      deciding_factors: {
        default_deposit_rule: "Accept",
        resource_specific_details: [
          { resource_address: cvx, vault_exists: true, is_xrd: false },
          { resource_address: creatures, vault_exists: false, is_xrd: false },
        ],
      },
    });
  });

  it("accepts a submitted transaction (LED-087)", async () => {
    await transaction.transactionSubmit({
      transactionSubmitRequest: { notarized_transaction_hex: await signedTransfer() },
    });
    expectUnderstood("TransactionSubmitResponse", gateway);
  });

  it("returns the holders of a token (LED-053)", async () => {
    await gateway.client.extensions.getResourceHolders(cvx);
    expectUnderstood("ResourceHoldersResponse", gateway);
  });

  it("returns the holders of a collection (LED-053)", async () => {
    await gateway.client.extensions.getResourceHolders(creatures);
    expectUnderstood("ResourceHoldersResponse", gateway);
  });

  it("returns entities by a badge (LED-051, LED-054)", async () => {
    await extensions.entitiesByRoleRequirementPage({
      entitiesByRoleRequirementPageRequest: { resource_address: creatures, non_fungible_id: "#1#" },
    });
    expectUnderstood("EntitiesByRoleRequirementPageResponse", gateway);
  });

  it("returns entities by several badges (LED-050)", async () => {
    await extensions.entitiesByRoleRequirementLookup({
      entitiesByRoleRequirementLookupRequest: {
        requirements: [{ resource_address: creatures, non_fungible_id: "#1#" }, { resource_address: cvx }],
      },
    });
    expectUnderstood("EntitiesByRoleRequirementLookupResponse", gateway);
  });

  it("returns a badge that nobody holds once, and refuses other badges (LED-052)", async () => {
    const { well_known_addresses: known } = await gateway.client.status.getNetworkConfiguration();
    const lookup = (...addresses: string[]) =>
      extensions.implicitRequirementsLookup({
        implicitRequirementsLookupRequest: {
          requirements: addresses.map((resource_address) => ({ resource_address, non_fungible_id: "[00]" })),
        },
      });
    const signature = known.ed25519_signature_virtual_badge;
    const { resolved_requirements } = await lookup(signature, signature, known.global_caller_virtual_badge);
    expectUnderstood("ImplicitRequirementsLookupResponse", gateway);
    expect(resolved_requirements).toHaveLength(2);
    await expect(lookup(signature, creatures)).rejects.toMatchObject({
      status: 400,
      errorResponse: {
        details: {
          validation_errors: [
            {
              path: "requirements[1].resource_address",
              errors: [expect.stringContaining("Only implicit requirement resource addresses are allowed")],
            },
          ],
        },
      },
    });
  });

  it("refuses previews of compiled transactions (LED-084)", async () => {
    const asked = transaction.transactionPreviewV2({
      transactionPreviewV2Request: {
        preview_transaction: { type: "Compiled", preview_transaction_hex: "4d22" },
      },
    });
    await expect(asked).rejects.toMatchObject({
      errorResponse: { details: { type: "InvalidRequestError" } },
    });
    expectUnderstood("ErrorResponse", gateway);
  });
});
