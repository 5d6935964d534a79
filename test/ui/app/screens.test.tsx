// @vitest-environment happy-dom
import { act, type ReactNode } from "react";
import { describe, expect, it, vi } from "vitest";
import { shippedRules } from "../../../rules/index.ts";
import { LoginScreen } from "../../../ui/app/login/login-screen.tsx";
import { GameProvider } from "../../../ui/game/game-context.tsx";
import { RoomNavigation } from "../../../ui/lab/machine-list/room-navigation.tsx";
import { SidePanel } from "../../../ui/lab/panel/side-panel.tsx";
import { CancelMoveButton } from "../../../ui/lab/room/placing-bar.tsx";
import { HintForNewPlayer } from "../../../ui/lab/room/room-hints.tsx";
import { playing, type Tab } from "../support/playing.ts";
import { click, descriptionOf, pageText, render, settle, the } from "../support/render.tsx";

/** Renders a screen and waits for its lazily loaded parts. */
async function show(tab: Tab, screen: ReactNode) {
  render(<GameProvider game={tab.game}>{screen}</GameProvider>);
  await act(() => vi.dynamicImportSettled());
}
const refusedWith = (button: string) => {
  const element = the("button", button);
  expect(element.getAttribute("aria-disabled")).toBe("true");
  return descriptionOf(element);
};

describe("the login screen", () => {
  it("says how to log in, whether the widget loads or not (LAB-009, LAB-011, LAB-012, LAB-013, GAP-01)", async () => {
    const tab = await playing();
    tab.game.store.setState({ session: { kind: "visitor", login: null, expired: false } });
    await show(tab, <LoginScreen />);
    const text = pageText();
    expect(document.querySelector("h1")?.textContent).toBe("Log in with Telegram");
    expect(text).toContain("Log in to synchronize your resources.");
    expect(text).toMatch(/Telegram app.*cookies enabled/);
    expect(text).toContain("clear your cookies or try another browser");
    expect(text).not.toContain("session has ended");
  });

  it("tells a player whose session ended that the game continues where it was (GAP-50)", async () => {
    const tab = await playing();
    tab.game.store.setState({ session: { kind: "visitor", login: null, expired: true } });
    await show(tab, <LoginScreen />);
    expect(the("alert").textContent).toContain("Your session has ended.");
  });

  it("shows Telegram's widget for the server's bot, and keeps its texts without it (LAB-010, GAP-01)", async () => {
    const tab = await playing();
    const login = { telegramBot: "CorvaxBot", oidc: false, development: false };
    tab.game.store.setState({ session: { kind: "visitor", login, expired: false } });
    await show(tab, <LoginScreen />);
    await settle();
    const script = document.querySelector<HTMLScriptElement>("script[data-telegram-login]");
    expect(script?.dataset.telegramLogin).toBe("CorvaxBot");
    expect(script?.src).toContain("https://telegram.org/js/telegram-widget.js");
    act(() => script?.dispatchEvent(new Event("error")));
    expect(the("alert").textContent).toBe("Telegram's login button could not be loaded.");
    expect(document.querySelector("h1")?.textContent).toBe("Log in with Telegram");
  });
});

describe("the login screen of a server with OpenID Connect", () => {
  const link = () => document.querySelector<HTMLAnchorElement>('a[href="/api/auth/oidc/start"]');
  const script = () => document.querySelector("script[data-telegram-login]");
  async function showLogin(login: { telegramBot: string | null; oidc: boolean }) {
    const tab = await playing();
    const session = { kind: "visitor" as const, login: { ...login, development: false }, expired: false };
    tab.game.store.setState({ session });
    await show(tab, <LoginScreen />);
    await settle();
  }

  it("offers a link to Telegram and no widget, under the same title and notes (LAB-009, LAB-012, LAB-013)", async () => {
    await showLogin({ telegramBot: null, oidc: true });
    expect(link()?.textContent).toBe("Continue to Telegram");
    expect(script()).toBeNull();
    expect(document.querySelector("h1")?.textContent).toBe("Log in with Telegram");
    expect(pageText()).toMatch(/Telegram app.*cookies enabled/);
    expect(pageText()).toContain("clear your cookies or try another browser");
  });

  it("offers the link first and the widget below it where both are configured (LAB-010)", async () => {
    await showLogin({ telegramBot: "CorvaxBot", oidc: true });
    const order = link()?.compareDocumentPosition(script() as Node);
    expect(order).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(pageText()).toContain("Or use Telegram's own button:");
  });

  it("offers no link where only the widget is configured", async () => {
    await showLogin({ telegramBot: "CorvaxBot", oidc: false });
    expect([link(), script()]).toEqual([null, expect.anything()]);
    expect(pageText()).not.toContain("Or use Telegram's own button:");
  });
});

describe("the side panel", () => {
  it("welcomes the player and shows the four resources (LAB-124, LAB-125, LAB-123)", async () => {
    const tab = await playing();
    await show(tab, <SidePanel />);
    expect(pageText()).toContain("Welcome, Ann!");
    expect(document.querySelector("[aria-label=Resources]")?.textContent).toBe(
      "300 TCorvax300 Cat Nips300 Energy0 Eggs",
    );
  });

  it("shows welcome, counters, creature buttons and the three sections in this order, with the next goal in one line above the sections (LAB-124, LAB-125, LAB-126, LAB-127)", async () => {
    await show(await playing(), <SidePanel />);
    const order = [
      "Welcome, Ann!",
      "300 TCorvax",
      "Mint Creature",
      "View Creatures",
      "PvP Battle",
      "Build a machine",
      "Build Machines",
      "Upgrade Machines",
      "Move Machines",
    ];
    const text = pageText();
    expect([...order].sort((one, other) => text.indexOf(one) - text.indexOf(other))).toEqual(order);
    expect(document.querySelector("[aria-label=Goals]")?.textContent).toBe(
      "Build a machinePays 75 Cat Nips+750 of 10 goalsShow me",
    );
  });

  it("shows the current room and the number of machines (LAB-046)", async () => {
    const tab = await playing();
    await show(tab, <SidePanel />);
    expect(pageText()).toContain("Room 1 of 1 · 0 machines");
    await act(() => tab.built("catLair"));
    expect(pageText()).toContain("Room 1 of 1 · 1 machine");
  });

  it("offers the creature features to a player without a wallet (LAB-126, LAB-128, LAB-130, CON-29)", async () => {
    const tab = await playing();
    await show(tab, <SidePanel />);
    expect(refusedWith("PvP Battle")).toBe("Connect wallet first");
    expect(pageText()).not.toContain("Battle Arena");
    click(the("button", "View Creatures"));
    click(the("button", "Mint Creature"));
    expect(tab.state.dialogs.map(({ kind }) => kind)).toEqual(["creatures", "mintEgg"]);
  });

  it("requires creatures before PvP from a player with a wallet (LAB-129)", async () => {
    const tab = await playing();
    const account = { address: "account_x", label: "Main", appearanceId: 0 };
    tab.game.store.setState((state) => {
      state.wallet = { ...state.wallet, readiness: "ready", accounts: [account] };
    });
    await show(tab, <SidePanel />);
    expect(refusedWith("PvP Battle")).toBe("You need creatures to battle");
  });

  it("opens one section at a time (LAB-127)", async () => {
    const tab = await playing();
    await show(tab, <SidePanel />);
    click(the("button", "Build Machines"));
    expect(tab.state.section).toBe("build");
    click(the("button", "Move Machines"));
    expect(tab.state.section).toBe("move");
    expect(the("button", "Build Machines").getAttribute("aria-expanded")).toBe("false");
    click(the("button", "Move Machines"));
    expect(tab.state.section).toBeNull();
  });

  it("shows the reason at every refused build button (LAB-066, LAB-071, LAB-072, LAB-073, LAB-074)", async () => {
    const tab = await playing();
    await tab.built("reactor");
    await tab.built("reactor");
    await tab.grant({ energy: "-295" });
    tab.game.store.setState({ section: "build" });
    await show(tab, <SidePanel />);
    expect(refusedWith("Build Amplifier")).toBe("Not enough resources");
    expect(refusedWith("Build Reactor")).toBe("A third reactor requires an Incubator and a FOMO HIT");
    expect(refusedWith("Build Incubator")).toBe("Requires max level machines");
    expect(refusedWith("Build FOMO HIT")).toBe("Build all other machines first");
  });

  it("says beside every build button what the machine is for", async () => {
    const tab = await playing();
    tab.game.store.setState({ section: "build" });
    await show(tab, <SidePanel />);
    for (const { purpose } of Object.values(shippedRules.texts.machines))
      expect(pageText()).toContain(purpose);
    expect(pageText()).toContain("-3 Cat Nips+1 TCorvax+2 Energy");
  });

  it("builds where the machine is shown and counts it (LAB-076, CON-27)", async () => {
    const tab = await playing();
    tab.game.store.setState({ section: "build" });
    await show(tab, <SidePanel />);
    click(the("button", "Build Cat's Lair"));
    await settle();
    expect(pageText()).toContain("0 of 2");
    click(the("button", "Build here: Cat's Lair"));
    await act(() => tab.game.writes.run(async () => undefined));
    await settle();
    expect(pageText()).toContain("1 of 2");
    expect(pageText()).toContain("40 TCorvax");
    expect(pageText()).toContain("Machines in Room 1");
  });

  it("shows 'Not Enough Resources' when an upgrade cannot be paid and hides it at the highest level (LAB-084, LAB-085)", async () => {
    const tab = await playing();
    await tab.built("catLair");
    await tab.built("reactor");
    await tab.grant({ tcorvax: "-270" });
    tab.game.store.setState((state) => {
      for (const machine of state.lab?.machines ?? []) if (machine.type === "reactor") machine.level = 3;
      state.section = "upgrade";
    });
    await show(tab, <SidePanel />);
    expect(the("button", "Not Enough Resources: upgrade Cat's Lair").textContent).toBe(
      "Not Enough Resources",
    );
    expect(() => the("button", "Upgrade Reactor")).toThrow();
  });

  it("shows 'Not enough!' below the price of a move (LAB-089, LAB-131, CON-08)", async () => {
    const tab = await playing();
    await tab.built("catLair");
    await tab.grant({ tcorvax: "-240.5" });
    tab.game.store.setState({ section: "move" });
    await show(tab, <SidePanel />);
    const button = the("button", "Not enough! Select Cat's Lair");
    expect(button.textContent).toBe("Not enough!");
    click(button);
    expect(tab.state.moveMode).toBeNull();
  });

  it("labels the FOMO HIT 'Mint NFT', 'MINTING...' and 'NFT Minted' (LAB-043, LAB-133, CON-20)", async () => {
    const tab = await playing();
    await tab.built("catLair");
    const become = (fields: { lastActivated?: number; provisionalMint?: boolean }) =>
      act(() =>
        tab.game.store.setState((state) => {
          const machine = state.lab?.machines[0];
          if (machine) Object.assign(machine, { type: "fomoHit", ...fields });
          state.section = "upgrade";
        }),
      );
    become({});
    await show(tab, <SidePanel />);
    click(the("button", "Mint NFT"));
    expect(tab.openDialog()).toBe("fomoHit");
    become({ provisionalMint: true });
    expect(the("button", "MINTING...").getAttribute("aria-disabled")).toBe("true");
    become({ provisionalMint: false, lastActivated: 1 });
    expect(pageText()).toContain("NFT Minted");
    expect(() => the("button", "Mint NFT")).toThrow();
  });
});

describe("the screens around the room", () => {
  it("show the buttons to change rooms once there are two (LAB-047, LAB-048)", async () => {
    const tab = await playing();
    await show(tab, <RoomNavigation />);
    expect(pageText()).toBe("");
    act(() => tab.game.store.setState((state) => void Object.assign(state.lab ?? {}, { roomsUnlocked: 2 })));
    expect(pageText()).toContain("1/2");
    expect(() => the("button", "Previous room")).toThrow();
    click(the("button", "Next room"));
    expect(tab.state.room).toBe(2);
    expect(pageText()).toContain("2/2");
    expect(() => the("button", "Next room")).toThrow();
    click(the("button", "Previous room"));
    expect(tab.state.room).toBe(1);
  });

  it("show the new-player hint only with little TCorvax and no reactor (LAB-030, CON-90, GAP-12)", async () => {
    const tab = await playing();
    await show(tab, <HintForNewPlayer />);
    expect(pageText()).toBe("");
    await act(() => tab.grant({ tcorvax: "-281" }));
    expect(pageText()).toContain("Build a Reactor to start producing TCorvax!");
    await act(async () => void (await tab.built("reactor")));
    expect(pageText()).toBe("");
  });

  it("leave out the desktop's panel on narrow screens: the breakpoint of the rules is exclusive (CON-11)", async () => {
    const widths: string[] = [];
    vi.stubGlobal("matchMedia", (query: string) => {
      widths.push(query);
      return { matches: false, addEventListener: () => {}, removeEventListener: () => {} };
    });
    await show(await playing(), <SidePanel />);
    vi.unstubAllGlobals();
    expect(widths).toContain("(width < 768px)");
  });

  it("offer a button that leaves move mode without an Escape key (LAB-094)", async () => {
    const tab = await playing();
    const lair = await tab.built("catLair");
    tab.game.store.setState({
      moveMode: { subject: { kind: "machine", id: lair }, selected: null, hintShown: true },
    });
    await show(tab, <CancelMoveButton />);
    click(the("button", "Cancel move"));
    expect(tab.state.moveMode).toBeNull();
  });
});
