import { type ComponentType, useCallback } from "react";
import { useGame, useGameState } from "../../game/game-context.tsx";
import { useCode } from "../../game/hooks/use-code.ts";
import { closeDialog, frontDialog } from "../../game/store/dialogs.ts";
import type { Dialog, GameState } from "../../game/store/game-state.ts";
import { notify } from "../../game/store/notify.ts";
import { useTexts } from "../../game/texts.ts";
import { accountInUse } from "../../wallet/account-in-use.ts";

interface LazyDialogsProps {
  /** The dialogs whose code is loaded together. */
  kinds: readonly Dialog["kind"][];
  load: () => Promise<{ Dialogs: ComponentType }>;
  /** True: loads before one of them opens. */
  preload: boolean;
  /** What the player reads when the code cannot be loaded. */
  failed: string;
}

/** Loads the code of some dialogs when the first of them opens, or earlier, to keep it out of the first load. */
function LazyDialogs({ kinds, load, preload, failed }: LazyDialogsProps) {
  const game = useGame();
  const isWanted = useGameState((state) => kinds.some((kind) => kind === frontDialog(state)?.kind));
  const close = useCallback(() => {
    for (const kind of kinds) closeDialog(game, kind);
    notify(game, failed, "error");
  }, [game, kinds, failed]);
  const name = `dialogs ${kinds.join()}`;
  const loaded = useCode({ name, load, isWanted, ahead: preload, onFailure: close });
  return loaded && <loaded.Dialogs />;
}

/** Dialogs that the first load contains. */
const FIRST_DIALOGS = ["welcome", "roomUnlock"] as const;
type FirstDialog = (typeof FIRST_DIALOGS)[number];

/** The part of the code in which each other dialog is; TypeScript reports a missing one. */
const PART_OF: Readonly<Record<Exclude<Dialog["kind"], FirstDialog>, "collection" | "machines" | "menu">> = {
  creatures: "collection",
  items: "collection",
  book: "collection",
  mintEgg: "collection",
  creatureStats: "collection",
  upgradeStats: "collection",
  upgradeSeveral: "collection",
  evolve: "collection",
  adopt: "machines",
  energyShop: "machines",
  catOptions: "machines",
  away: "machines",
  incubator: "machines",
  fomoHit: "machines",
  activateAll: "machines",
  statistics: "machines",
  album: "machines",
  decorate: "machines",
  guide: "menu",
  settings: "menu",
  keys: "menu",
  profile: "menu",
  goals: "menu",
  friends: "menu",
  showLab: "menu",
  befriend: "menu",
  waitingBattle: "menu",
  mobileWallet: "menu",
  battleMenu: "menu",
};

/** All dialogs of the game, in no order. */
export const DIALOG_KINDS: readonly string[] = [...FIRST_DIALOGS, ...Object.keys(PART_OF)];

const kindsIn = (part: string) =>
  Object.entries(PART_OF).flatMap(([kind, own]) => (own === part ? [kind as keyof typeof PART_OF] : []));

const COLLECTION = kindsIn("collection");
const loadCollection = () =>
  import("../../collection/collection-dialogs.tsx").then(({ CollectionDialogs }) => ({
    Dialogs: CollectionDialogs,
  }));

/** The dialogs of creatures, tools and spells: only players with a wallet need them. */
export function LazyCollection() {
  const texts = useTexts();
  const account = useGameState(accountInUse);
  return (
    <LazyDialogs
      kinds={COLLECTION}
      load={loadCollection}
      preload={account !== null}
      failed={texts.app.lazy.collectionFailed}
    />
  );
}

const MACHINES = kindsIn("machines");
const loadMachineDialogs = () =>
  import("../../lab/dialogs/machine-dialogs.tsx").then(({ MachineDialogs }) => ({ Dialogs: MachineDialogs }));

/** The dialogs of machines, the cat and the energy shop. For new players they load only when one opens. */
export function LazyMachineDialogs() {
  const texts = useTexts();
  const preload = useGameState(hasMachines);
  return (
    <LazyDialogs
      kinds={MACHINES}
      load={loadMachineDialogs}
      preload={preload}
      failed={texts.app.lazy.dialogFailed}
    />
  );
}

const MENU = kindsIn("menu");
const loadMenuDialogs = () =>
  import("../dialogs/menu-dialogs.tsx").then(({ MenuDialogs }) => ({ Dialogs: MenuDialogs }));

/** The dialogs of the menu. For new players they load only when one opens, so that the room loads first. */
export function LazyMenuDialogs() {
  const texts = useTexts();
  const preload = useGameState(hasMachines);
  return (
    <LazyDialogs kinds={MENU} load={loadMenuDialogs} preload={preload} failed={texts.app.lazy.dialogFailed} />
  );
}

function hasMachines({ lab }: GameState): boolean {
  return lab !== null && lab.machines.length > 0;
}
