import { authorizedDepositorsPage, resourcePreferencesPage } from "./accounts/deposit-settings.ts";
import { lockersTouchedAt, lockerVaultsPage } from "./accounts/lockers.ts";
import { entityDetails } from "./entities/details-call.ts";
import { metadataPage } from "./entities/metadata-page.ts";
import { blueprintsPage, codesPage } from "./entities/package-pages.ts";
import { schemasPage } from "./entities/schemas-page.ts";
import { implicitRequirementsLookup } from "./extensions/implicit-requirements.ts";
import { resourceHoldersPage } from "./extensions/resource-holders.ts";
import { roleRequirementLookup, roleRequirementPage } from "./extensions/role-requirements.ts";
import type { GatewayCall } from "./gateway-call.ts";
import { fungibleVaultsPage } from "./holdings/fungible-vaults-page.ts";
import { fungiblesPage } from "./holdings/fungibles-page.ts";
import { nonFungibleVaultsPage } from "./holdings/non-fungible-vaults-page.ts";
import { nonFungiblesPage } from "./holdings/non-fungibles-page.ts";
import { vaultIdsPage } from "./holdings/vault-ids-page.ts";
import { keyValueStoreData, keyValueStoreKeys } from "./key-value-stores.ts";
import { nonFungibleData } from "./non-fungibles/data.ts";
import { nonFungibleIds } from "./non-fungibles/ids.ts";
import { nonFungibleLocation } from "./non-fungibles/location.ts";
import { gatewayStatus } from "./status/gateway-status.ts";
import { networkConfiguration } from "./status/network-configuration.ts";
import { committedDetails } from "./transactions/committed-details.ts";
import { construction } from "./transactions/construction.ts";
import { depositPreValidation } from "./transactions/deposit-pre-validation.ts";
import { preview, previewV2 } from "./transactions/preview.ts";
import { transactionStatus } from "./transactions/status.ts";
import { transactionStream } from "./transactions/stream.ts";
import { subintentStatus } from "./transactions/subintent-status.ts";
import { submit } from "./transactions/submit.ts";
import { validatorsList, validatorsUptime } from "./validators.ts";

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
