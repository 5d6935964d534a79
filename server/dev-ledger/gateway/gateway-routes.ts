import type { FastifyError } from "fastify";
import type { App } from "../../http/app-deps.ts";
import { acceptJsonOnly } from "../../http/refused-input.ts";
import type { DevLedger } from "../dev-ledger.ts";
import {
  authorizedDepositorsPage,
  depositPreValidation,
  resourcePreferencesPage,
} from "./entities/deposits.ts";
import { entityDetails } from "./entities/entity-details.ts";
import {
  implicitRequirementsLookup,
  resourceHoldersPage,
  roleRequirementLookup,
  roleRequirementPage,
} from "./entities/extensions.ts";
import {
  fungiblesPage,
  fungibleVaultsPage,
  nonFungiblesPage,
  nonFungibleVaultsPage,
  vaultIdsPage,
} from "./entities/holding-pages.ts";
import { metadataPage } from "./entities/metadata.ts";
import {
  keyValueStoreData,
  keyValueStoreKeys,
  lockersTouchedAt,
  lockerVaultsPage,
  schemasPage,
  validatorsList,
  validatorsUptime,
} from "./entities/missing-features.ts";
import { gatewayStatus, networkConfiguration } from "./entities/network.ts";
import { nonFungibleData, nonFungibleIds, nonFungibleLocation } from "./entities/non-fungible-tokens.ts";
import { blueprintsPage, codesPage } from "./entities/packages.ts";
import { answerInMood } from "./gateway-mood.ts";
import type { GatewayCall } from "./protocol/gateway-call.ts";
import { errorBody, GatewayError, impossibleRequest, internalError } from "./protocol/gateway-error.ts";
import { committedDetails } from "./transactions/committed-details.ts";
import { construction, preview, previewV2, submit } from "./transactions/new-transaction.ts";
import { subintentStatus, transactionStatus } from "./transactions/status.ts";
import { transactionStream } from "./transactions/stream.ts";

/** Every operation of the gateway (`LED-050` to `LED-087`). */
export const GATEWAY_CALLS: readonly GatewayCall[] = [
  gatewayStatus,
  networkConfiguration,
  construction,
  preview,
  previewV2,
  submit,
  committedDetails,
  transactionStatus,
  subintentStatus,
  depositPreValidation,
  transactionStream,
  entityDetails,
  metadataPage,
  schemasPage,
  fungiblesPage,
  fungibleVaultsPage,
  nonFungiblesPage,
  nonFungibleVaultsPage,
  vaultIdsPage,
  nonFungibleIds,
  nonFungibleData,
  nonFungibleLocation,
  keyValueStoreKeys,
  keyValueStoreData,
  validatorsList,
  validatorsUptime,
  resourcePreferencesPage,
  authorizedDepositorsPage,
  blueprintsPage,
  codesPage,
  lockerVaultsPage,
  lockersTouchedAt,
  resourceHoldersPage,
  roleRequirementPage,
  roleRequirementLookup,
  implicitRequirementsLookup,
];

/**
 * The gateway of the dev ledger: paths, answers and errors of the real one, without a session. Register it
 * below its own prefix, as its error format applies to its own routes only.
 */
export function devGatewayRoutes(app: App, ledger: DevLedger): void {
  acceptJsonOnly(app);
  app.setErrorHandler((error: FastifyError | GatewayError, request, reply) => {
    const known = gatewayErrorOf(error, request.id);
    if (known.status >= 500) request.log.error({ err: error }, "gateway call failed");
    return reply.code(known.status).send(errorBody(known, request.id));
  });
  // The real gateway omits every field without a value, even where its description allows null.
  app.setReplySerializer((answer) => JSON.stringify(answer, (_field, value) => value ?? undefined));
  const stopWaiting = new AbortController();
  let calls = 0;
  app.addHook("preClose", (done) => {
    stopWaiting.abort();
    done();
  });
  for (const call of GATEWAY_CALLS) {
    // The real gateway accepts every path with and without a slash at the end; the SDK sends both kinds.
    for (const path of [call.path, `${call.path}/`]) {
      app.post(path, { config: { limitedElsewhere: true }, schema: { hide: true } }, (request, reply) => {
        const answering = { ledger, call, turn: calls, closing: stopWaiting.signal };
        calls += 1;
        return answerInMood(ledger.behaviour(), request, reply, answering);
      });
    }
  }
}

function gatewayErrorOf(error: FastifyError | GatewayError, requestId: string): GatewayError {
  if (error instanceof GatewayError) return error;
  const readable = error.statusCode !== undefined && error.statusCode < 500;
  return readable ? impossibleRequest(error.message) : internalError(requestId);
}
