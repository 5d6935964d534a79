// @vitest-environment happy-dom
import { act, type ReactNode } from "react";
import { describe, expect, it, vi } from "vitest";
import { shippedRules as rules } from "../../../rules/index.ts";
import { GameDialogs } from "../../../ui/app/dialogs/game-dialogs.tsx";
import { Welcome } from "../../../ui/app/dialogs/welcome-dialog.tsx";
import { DIALOG_KINDS } from "../../../ui/app/lazy/lazy-dialogs.tsx";
import { loadCreatures } from "../../../ui/collection/loading/load-creatures.ts";
import { GameProvider, useGameState } from "../../../ui/game/game-context.tsx";
import { openDialogInFront } from "../../../ui/game/store/dialogs.ts";
import type { Dialog, GameState } from "../../../ui/game/store/game-state.ts";
import { adoptCat } from "../../../ui/lab/commands/cat.ts";
import { RoomNavigation } from "../../../ui/lab/machine-list/room-navigation.tsx";
import { ResourceHud, ScreenTools } from "../../../ui/lab/panel/hud.tsx";
import { MobileDrawer } from "../../../ui/lab/panel/mobile-drawer.tsx";
import { PlaceBar } from "../../../ui/lab/panel/place-bar.tsx";
import { SidePanel } from "../../../ui/lab/panel/side-panel.tsx";
import type { Collector } from "../support/collecting.ts";
import { keepGatewayInReach } from "../support/gateway-in-reach.ts";
import { labWithWallet, placed } from "../support/lab-with-wallet.tsx";
import { render, settle } from "../support/render.tsx";
import { walkButtons } from "../support/walk-buttons.ts";

keepGatewayInReach();

/** A lab that has one of everything, with two creatures in its account. */
async function wholeLab() {
  const ann = await labWithWallet({ CVX: "1000" });
  const [young, grown] = [
    { species_name: "Corvax", form: 0, rarity: "Rare" },
    { species_name: "Bullx", form: 1, rarity: "Common" },
  ] as const;
  await ann.world.chain.ledger.give(ann.account, {
    creatures: [young, grown],
    tools: [],
    spells: [],
    tokens: {},
  });
  let asked = 0;
  const ask = async () => {
    asked += 1;
  };
  Object.assign(ann.game.wallet, {
    open: ask,
    connect: ask,
    shareAccount: ask,
    updateSharing: ask,
    disconnect: ask,
  });
  const lairId = await ann.tab.built("catLair");
  await ann.tab.built("reactor");
  const incubatorId = await placed(ann, "incubator");
  const fomoHitId = await placed(ann, "fomoHit");
  await ann.tab.grant({ catNips: "2000" });
  if (!(await adoptCat(ann.game, lairId))) throw new Error(`No cat: ${ann.tab.said().join(" ")}`);
  await ann.quiet();
  await loadCreatures(ann.game, "requested");
  const creatureId = ann.collection.creatures.content?.[0]?.id;
  if (creatureId === undefined) throw new Error("The account has no creature");
  return { ann, lairId, incubatorId, fomoHitId, creatureId, asked: () => asked };
}

type WholeLab = Awaited<ReturnType<typeof wholeLab>>;

/** Each dialog of the game as it opens there. */
const DIALOGS: Record<string, (lab: WholeLab) => object> = {
  guide: () => ({}),
  settings: () => ({}),
  keys: () => ({}),
  waitingBattle: () => ({}),
  profile: () => ({}),
  goals: () => ({}),
  friends: () => ({}),
  showLab: () => ({}),
  befriend: () => ({ link: "unknown" }),
  welcome: () => ({}),
  roomUnlock: () => ({}),
  adopt: ({ lairId }) => ({ lairId }),
  energyShop: () => ({}),
  catOptions: ({ ann }) => ({ petId: ann.tab.lab.pets[0]?.id ?? "" }),
  away: () => ({
    since: 0,
    until: 1,
    machineIds: [],
    notices: [],
    changes: { tcorvax: 5 },
    scene: {
      key: "strayRug",
      happenedAt: 1,
      gained: { tcorvax: "0", catNips: "3", energy: "0", eggs: "0" },
    },
  }),
  album: () => ({}),
  incubator: ({ incubatorId }) => ({ machineId: incubatorId, outcome: null }),
  fomoHit: ({ fomoHitId }) => ({ machineId: fomoHitId }),
  activateAll: () => ({}),
  statistics: () => ({}),
  decorate: () => ({}),
  mobileWallet: () => ({}),
  battleMenu: () => ({}),
  creatures: () => ({}),
  items: () => ({}),
  book: () => ({}),
  mintEgg: () => ({}),
  upgradeSeveral: () => ({}),
  creatureStats: ({ creatureId }) => ({ creatureId }),
  upgradeStats: ({ creatureId }) => ({ creatureId }),
  evolve: ({ creatureId }) => ({ creatureId }),
};

/** Of dialogs and of the panel's sections one in so many is walked with every change, all of them by the long tests. */
const EVERY = process.env.LONG === "1" ? 1 : 3;

/** In the list of keys each row has the same buttons: the first row of each area stands for the others. */
const ALIKE: Readonly<Record<string, string>> = { keys: "li:not(:first-child) button" };

/** As in the game, the lab's screens go with the lab: a logout forgets it at once. */
function WhileLoaded({ children }: { children: ReactNode }) {
  return useGameState((state) => state.lab !== null) ? children : null;
}

/** Shows a screen anew each time, with the game as it was. */
function stage(collector: Collector, screen: ReactNode) {
  const { game, world } = collector;
  const next = render(null);
  const first: GameState = game.store.getState();
  return async (change: () => void) => {
    next(null);
    act(() => game.store.setState(first));
    act(change);
    next(
      <GameProvider game={game}>
        <WhileLoaded>{screen}</WhileLoaded>
      </GameProvider>,
    );
    await act(() => vi.dynamicImportSettled());
    for (let turn = 0; turn < 3; turn++) {
      await act(() => collector.quiet());
      await settle();
    }
    // A list that was just loaded is not loaded again.
    world.server.clock.pass(rules.collection.lockMs);
  };
}

describe("every button", () => {
  it("the walk over every button enters all dialogs that there are", () => {
    expect(Object.keys(DIALOGS).sort()).toEqual([...DIALOG_KINDS].sort());
  });

  it("each button of every dialog does something, or says why it cannot be used", async () => {
    const lab = await wholeLab();
    const { ann } = lab;
    const show = stage(
      ann,
      <>
        <Welcome />
        <GameDialogs />
      </>,
    );
    const faults: string[] = [];
    for (const [kind, fields] of Object.entries(DIALOGS).filter((_, index) => index % EVERY === 0)) {
      const dialog = { kind, ...fields(lab) } as Dialog;
      const found = await walkButtons({
        tab: ann.tab,
        asked: lab.asked,
        open: () => show(() => openDialogInFront(ann.game, dialog)),
        alike: ALIKE[kind],
      });
      faults.push(...found.map((fault) => `${kind}: ${fault}`));
    }
    expect(faults).toEqual([]);
  });

  it("each button of the lab's panel does something in each section, or says why it cannot be used", async () => {
    const { ann, asked } = await wholeLab();
    const screens = (
      <>
        <ResourceHud />
        <PlaceBar />
        <ScreenTools />
        <SidePanel />
        <MobileDrawer below={null} />
        <RoomNavigation />
      </>
    );
    const show = stage(ann, screens);
    const faults: string[] = [];
    const sections = [null, "build", "upgrade", "move"] as const;
    for (const section of sections.filter((_, index) => index % EVERY === 0)) {
      const open = () => show(() => ann.game.store.setState({ section }));
      const found = await walkButtons({ tab: ann.tab, asked, open });
      faults.push(...found.map((fault) => `${section}: ${fault}`));
    }
    expect(faults).toEqual([]);
  });
});
