import type { RuleSet } from "../../../rules/index.ts";
import type {
  ActivateMachineReply,
  ActivateMachineRequest,
  BuildMachineReply,
  BuildMachineRequest,
  BuyPetReply,
  BuyPetRequest,
  GameStateReply,
  LedgerReply,
  LoggedInReply,
  LoginStartReply,
  MoveMachineReply,
  MoveMachineRequest,
  MovePetReply,
  MovePetRequest,
  SavedAccountReply,
  SaveRadixAccountRequest,
  SyncLayoutRequest,
  TelegramLogin,
  UpgradeMachineReply,
  UpgradeMachineRequest,
  WalletChallengeReply,
  WhoamiReply,
} from "../../../server/contract/index.ts";
import type { ApiResult } from "./api-result.ts";
import { type Caller, createCaller, type Fetch } from "./caller.ts";
import { noStream, type OpenStream } from "./event-stream.ts";
import { type LedgerCalls, ledgerCalls } from "./ledger-calls.ts";
import { type PvpCalls, pvpCalls } from "./pvp-calls.ts";

/** Every call of the game (`api-contract.md` 4.1 to 4.4), named as the contract names it. */
export interface Api extends LedgerCalls, PvpCalls {
  whoami(): Promise<ApiResult<WhoamiReply>>;
  rules(): Promise<ApiResult<{ hash: string; rules: RuleSet }>>;
  getGameState(): Promise<ApiResult<GameStateReply>>;
  telegramLogin(fields: TelegramLogin): Promise<ApiResult<LoggedInReply>>;
  startLoginByRedirect(): Promise<ApiResult<LoginStartReply>>;
  logout(): Promise<ApiResult<object>>;
  dismissRoomUnlock(): Promise<ApiResult<object>>;
  syncLayout(request: SyncLayoutRequest): Promise<ApiResult<object>>;
  buildMachine(request: BuildMachineRequest): Promise<ApiResult<BuildMachineReply>>;
  upgradeMachine(request: UpgradeMachineRequest): Promise<ApiResult<UpgradeMachineReply>>;
  moveMachine(request: MoveMachineRequest): Promise<ApiResult<MoveMachineReply>>;
  activateMachine(request: ActivateMachineRequest): Promise<ApiResult<ActivateMachineReply>>;
  buyPet(request: BuyPetRequest): Promise<ApiResult<BuyPetReply>>;
  movePet(request: MovePetRequest): Promise<ApiResult<MovePetReply>>;
  ledger(): Promise<ApiResult<LedgerReply>>;
  walletChallenge(): Promise<ApiResult<WalletChallengeReply>>;
  saveRadixAccount(request: SaveRadixAccountRequest): Promise<ApiResult<SavedAccountReply>>;
  /** The plain door, for calls that only some builds have. */
  call: Caller;
}

/** The API over a given `fetch`; without a stream nothing is pushed. */
export function createApi(fetch: Fetch, openStream: OpenStream = noStream): Api {
  const call = createCaller(fetch);
  return {
    whoami: () => call("GET", "/api/whoami"),
    rules: () => call("GET", "/api/rules"),
    getGameState: () => call("GET", "/api/getGameState"),
    telegramLogin: (fields) => call("POST", "/api/auth/telegram", fields),
    startLoginByRedirect: () => call("POST", "/api/auth/telegram/start", {}),
    logout: () => call("POST", "/api/logout", {}),
    dismissRoomUnlock: () => call("POST", "/api/dismissRoomUnlock", {}),
    syncLayout: (request) => call("POST", "/api/syncLayout", request),
    buildMachine: (request) => call("POST", "/api/buildMachine", request),
    upgradeMachine: (request) => call("POST", "/api/upgradeMachine", request),
    moveMachine: (request) => call("POST", "/api/moveMachine", request),
    activateMachine: (request) => call("POST", "/api/activateMachine", request),
    buyPet: (request) => call("POST", "/api/buyPet", request),
    movePet: (request) => call("POST", "/api/movePet", request),
    ledger: () => call("GET", "/api/ledger"),
    walletChallenge: () => call("GET", "/api/walletChallenge"),
    saveRadixAccount: (request) => call("POST", "/api/saveRadixAccount", request),
    ...ledgerCalls(call),
    ...pvpCalls(call, openStream),
    call,
  };
}
