import { AT, type GatewayCall, OWNER, PAGE, PAGING, RESOURCE, STATE, VERSION } from "./gateway-call.ts";

const LOCKER = "locker_sim1one";
const account = { account_address: OWNER };
const locker = { locker_address: LOCKER, ...account };

export const ACCOUNT_CALLS: GatewayCall[] = [
  {
    ids: "LED-055, LED-106",
    path: "/state/account/page/authorized-depositors",
    ask: (calls) =>
      calls.state.innerClient.accountAuthorizedDepositorsPage({
        stateAccountAuthorizedDepositorsPageRequest: { ...account, ...AT, ...PAGING },
      }),
    body: { ...account, ...AT, ...PAGING },
    answer: {
      ...STATE,
      ...PAGE,
      ...account,
      items: [
        { badge_type: "NonFungibleBadge", resource_address: RESOURCE, non_fungible_id: "#1#", ...VERSION },
        { badge_type: "ResourceBadge", resource_address: RESOURCE, ...VERSION },
      ],
    },
  },
  {
    ids: "LED-056, LED-105",
    path: "/state/account-locker/page/vaults",
    ask: (calls) =>
      calls.state.innerClient.accountLockerVaultsPage({
        stateAccountLockerPageVaultsRequest: { ...locker, ...AT, ...PAGING },
      }),
    body: { ...locker, ...AT, ...PAGING },
    answer: {
      ...STATE,
      ...PAGE,
      ...locker,
      items: [
        { type: "Fungible", resource_address: RESOURCE, vault_address: "v", ...VERSION, amount: "2" },
        { type: "NonFungible", resource_address: RESOURCE, vault_address: "v", ...VERSION, total_count: 3 },
      ],
    },
  },
  {
    ids: "LED-057",
    path: "/state/account-lockers/touched-at",
    ask: (calls) =>
      calls.state.innerClient.accountLockersTouchedAt({
        stateAccountLockersTouchedAtRequest: { account_lockers: [locker], ...AT },
      }),
    body: { account_lockers: [locker], ...AT },
    answer: { ...STATE, items: [{ ...locker, last_touched_at_state_version: 8 }] },
  },
  {
    ids: "LED-058, LED-107",
    path: "/state/account/page/resource-preferences",
    ask: (calls) =>
      calls.state.innerClient.accountResourcePreferencesPage({
        stateAccountResourcePreferencesPageRequest: { ...account, ...AT, ...PAGING },
      }),
    body: { ...account, ...AT, ...PAGING },
    answer: {
      ...STATE,
      ...PAGE,
      ...account,
      items: [{ resource_address: RESOURCE, resource_preference_rule: "Allowed", ...VERSION }],
    },
  },
];
