import type {
  CheckCreatureMintReply,
  CheckMintStatusReply,
  CheckMintStatusRequest,
  CheckUpgradeReply,
  CheckUpgradeRequest,
  ConfirmEnergyPurchaseReply,
  CostedManifestReply,
  EvolveManifestRequest,
  ManifestReply,
  TokenBalanceReply,
  UpgradeStatsManifestRequest,
  UserCreaturesReply,
  UserItemsReply,
  XrdBalanceReply,
} from "../../../server/contract/index.ts";
import type { ApiResult } from "./api-result.ts";
import type { Caller } from "./caller.ts";

/** What is asked of the bound account; `forceRefresh` reads past the server's cache. */
interface AccountQuestion {
  accountAddress: string;
  forceRefresh?: boolean;
}

/** The calls about the ledger account: the collection (`api-contract.md` 4.3) and the lab's transactions (4.2). */
export interface LedgerCalls {
  getUserCreatures(question: AccountQuestion): Promise<ApiResult<UserCreaturesReply>>;
  getUserItems(question: AccountQuestion): Promise<ApiResult<UserItemsReply>>;
  checkXrdBalance(question: AccountQuestion): Promise<ApiResult<XrdBalanceReply>>;
  checkTokenBalance(accountAddress: string, tokenSymbol: string): Promise<ApiResult<TokenBalanceReply>>;
  getCreatureMintManifest(accountAddress: string): Promise<ApiResult<ManifestReply>>;
  checkCreatureMintStatus(intentHash: string): Promise<ApiResult<CheckCreatureMintReply>>;
  getUpgradeStatsManifest(request: UpgradeStatsManifestRequest): Promise<ApiResult<CostedManifestReply>>;
  getEvolveManifest(request: EvolveManifestRequest): Promise<ApiResult<CostedManifestReply>>;
  checkUpgradeStatus(request: CheckUpgradeRequest): Promise<ApiResult<CheckUpgradeReply>>;
  checkMintStatus(request: CheckMintStatusRequest): Promise<ApiResult<CheckMintStatusReply>>;
  buyEnergy(accountAddress: string): Promise<ApiResult<ManifestReply>>;
  confirmEnergyPurchase(intentHash: string): Promise<ApiResult<ConfirmEnergyPurchaseReply>>;
}

export function ledgerCalls(call: Caller): LedgerCalls {
  return {
    getUserCreatures: (question) => call("POST", "/api/getUserCreatures", question),
    getUserItems: (question) => call("POST", "/api/getUserItems", question),
    checkXrdBalance: (question) => call("POST", "/api/checkXrdBalance", question),
    checkTokenBalance: (accountAddress, tokenSymbol) =>
      call("POST", "/api/checkTokenBalance", { accountAddress, tokenSymbol }),
    getCreatureMintManifest: (accountAddress) =>
      call("POST", "/api/getCreatureMintManifest", { accountAddress }),
    checkCreatureMintStatus: (intentHash) => call("POST", "/api/checkCreatureMintStatus", { intentHash }),
    getUpgradeStatsManifest: (request) => call("POST", "/api/getUpgradeStatsManifest", request),
    getEvolveManifest: (request) => call("POST", "/api/getEvolveManifest", request),
    checkUpgradeStatus: (request) => call("POST", "/api/checkUpgradeStatus", request),
    checkMintStatus: (request) => call("POST", "/api/checkMintStatus", request),
    buyEnergy: (accountAddress) => call("POST", "/api/buyEnergy", { accountAddress }),
    confirmEnergyPurchase: (intentHash) => call("POST", "/api/confirmEnergyPurchase", { intentHash }),
  };
}
