// @vitest-environment happy-dom
import { act } from "react";
import { describe, expect, it } from "vitest";
import { closeDialog } from "../../../ui/game/store/dialogs.ts";
import { walletDisconnected } from "../../../ui/game/wallet-port.ts";
import { operateMachine } from "../../../ui/lab/commands/operate-machine.ts";
import { MachineDialogs } from "../../../ui/lab/dialogs/machine-dialogs.tsx";
import { UpgradeSection } from "../../../ui/lab/panel/upgrade-section.tsx";
import { createPort } from "../../../ui/lab/room/room-port.ts";
import type { Collector } from "../support/collecting.ts";
import { labWithWallet, machineOf, placed } from "../support/lab-with-wallet.tsx";
import { STILL } from "../support/looks.ts";
import { click, descriptionOf, pageText, the } from "../support/render.tsx";
import { answered, shown } from "../support/shown.tsx";
import { DEV_LEDGER } from "../wallet/controlled-toolkit.ts";

const MINUTE = 60_000;

/** Opens the dialog of an incubator for an account with a given stake. */
async function atTheIncubator({ sCVX = "1200", level = 1, wallet = true } = {}, screen = <MachineDialogs />) {
  const ann = await labWithWallet(sCVX === "0" ? {} : { sCVX });
  const id = await placed(ann, "incubator", level);
  if (!wallet) ann.game.store.setState({ wallet: walletDisconnected });
  await shown(ann, { kind: "incubator", machineId: id, outcome: null }, screen);
  return { ann, id };
}
async function press(ann: Collector, button: string) {
  click(the("button", button));
  await act(() => ann.game.writes.run(async () => undefined));
  await answered(ann);
}
async function affordsUpgrade(ann: Collector) {
  await act(() => ann.tab.grant({ tcorvax: "5000", catNips: "5000", energy: "5000" }));
  await answered(ann);
}
const refusalOf = (button: string) => descriptionOf(the("button", button));

describe("the Incubator Staking dialog", () => {
  it("opens when the incubator is used; without a wallet the reason also shows over the machine (LAB-120, LAB-154, ERR-006)", async () => {
    const { ann, id } = await atTheIncubator({ wallet: false });
    act(() => closeDialog(ann.game, "incubator"));
    act(() => operateMachine(ann.game, id));
    expect(ann.tab.lastFloating()).toMatchObject({
      text: "Connect Radix wallet and share account!",
      tone: "error",
    });
    expect(ann.tab.openDialog()).toBe("incubator");
  });

  it("says what the wallet lacks and refuses to activate without one (LAB-120, LAB-154)", async () => {
    await atTheIncubator({ wallet: false });
    const badge = the("button", "Connection Issues");
    click(badge);
    expect(document.getElementById(badge.getAttribute("aria-controls") ?? "")?.textContent).toContain(
      "Wallet connectedNoAccounts sharedNoAccount addressNone",
    );
    expect(refusalOf("Activate")).toBe("Connect Radix wallet and share account!");
  });

  it("shows the benefits of levels 1 and 2, and the incubator's own level (LAB-155, LAB-161, LAB-162)", async () => {
    await atTheIncubator();
    const levels = [...document.querySelectorAll("ol > li h3")].map((heading) => heading.parentElement);
    const [first, second] = levels.map((level) => level?.textContent ?? "");
    expect(first).toContain("Level 1 Your level");
    expect(first).toContain("+1 TCorvax per 100 sCVX (capped at 10 TCorvax)");
    expect(first).toContain("+1 egg per 500 sCVX");
    expect(first).not.toContain("no cap");
    expect(second).toContain("+1 TCorvax per 1,000 sCVX with no cap");
  });

  it("shows the steps under 'Learn How to Stake', with a link to the staking site (LAB-156)", async () => {
    const { ann } = await atTheIncubator();
    const link = () => document.querySelector<HTMLAnchorElement>("a[target=_blank]");
    click(the("button", "Learn How to Stake"));
    expect(pageText()).toContain("sCVX is what you get for staking CVX.");
    expect(link()).toBeNull();
    const stakingUrl = "https://stake.example/cvx";
    act(() => ann.game.store.setState({ ledger: { ...DEV_LEDGER, stakingUrl } }));
    expect(link()?.href).toBe(stakingUrl);
    expect(link()?.rel).toContain("noopener");
  });

  it("shows the account's sCVX and the reward it would give now (LAB-163)", async () => {
    await atTheIncubator({ sCVX: "1234.5" });
    expect(pageText()).toContain("You hold 1,234.5 sCVX. An activation now yields +10 TCorvax and +2 Eggs.");
  });

  it("includes the bonus of level 2 (LAB-162, LAB-163)", async () => {
    await atTheIncubator({ sCVX: "12345", level: 2 });
    expect(pageText()).toContain("+22 TCorvax and +24 Eggs.");
  });

  it("says when the stake is too small or missing (LAB-113, LAB-163)", async () => {
    await atTheIncubator({ sCVX: "99" });
    expect(pageText()).toContain("You hold 99 sCVX; the first reward comes at 100.");
  });
});

describe("activating the incubator", () => {
  it("brings it online, and pays again an hour later (LAB-112, LAB-114, LAB-157, LAB-163, GAP-09)", async () => {
    const { ann, id } = await atTheIncubator();
    const before = ann.tab.lab.resources.tcorvax;
    await press(ann, "Activate");
    expect(the("dialog").textContent).toContain("Incubator Online+10 TCorvax+2 EggsRewarded for 1,200 sCVX.");
    expect(ann.tab.lab.resources.tcorvax - before).toBe(10_000);
    expect(ann.tab.floating()).toEqual(["Incubator Online", "+10 TCorvax", "+2 Eggs"]);
    await press(ann, "Back");
    expect(refusalOf("Activate")).toBe("Cooldown! Wait 60 min.");
    click(the("button", "Close"));
    ann.world.server.clock.pass(60 * MINUTE);
    act(() => operateMachine(ann.game, id));
    await answered(ann);
    await press(ann, "Activate");
    expect(the("dialog").textContent).toContain("Incubator Activated+10 TCorvax+2 Eggs");
  });

  it("shows that it is running (LAB-157)", async () => {
    const { ann } = await atTheIncubator();
    const release = ann.tab.wire.hold("/api/activateMachine");
    click(the("button", "Activate"));
    await act(async () => undefined);
    expect(the("status").textContent).toBe("Reading your sCVX from the ledger...");
    release();
    await answered(ann);
    expect(pageText()).toContain("Incubator Online");
  });

  it("says 'No sCVX Found' without sCVX and can be tried again at once (LAB-113, GAP-09)", async () => {
    const { ann, id } = await atTheIncubator({ sCVX: "0" });
    expect(pageText()).toContain("No sCVX Found");
    await press(ann, "Activate");
    expect(the("dialog").textContent).toContain("No sCVX FoundBack");
    expect(machineOf(ann, id)).toMatchObject({ lastActivated: 0, isOffline: true });
    await press(ann, "Back");
    expect(the("button", "Activate").getAttribute("aria-disabled")).toBeNull();
  });

  it("says how much is needed when the stake is too small, and stays offline (GAP-09, LAB-113)", async () => {
    const { ann, id } = await atTheIncubator({ sCVX: "99.5" });
    await press(ann, "Activate");
    const sentence = "You hold 99.5 sCVX; the first reward comes at 100.";
    expect(the("dialog").textContent).toContain(`No sCVX Found${sentence}Back`);
    expect(ann.tab.floating()).toEqual(["No sCVX Found", sentence]);
    expect(machineOf(ann, id)).toMatchObject({ lastActivated: 0, isOffline: true });
    await press(ann, "Back");
    expect(the("button", "Activate").getAttribute("aria-disabled")).toBeNull();
  });

  it("shows why, with 'Try Again', while the ledger cannot be read (LAB-158, LAB-160)", async () => {
    const { ann } = await atTheIncubator();
    ann.world.behave({ gateway: "down" });
    await press(ann, "Activate");
    expect(the("alert").textContent).toMatch(/\w.*Try Again$/);
    ann.world.behave({});
    await press(ann, "Try Again");
    expect(pageText()).toContain("Incubator Online");
  });

  it("shows 'Error activating incubator. Please try again.' without an answer (LAB-160, ERR-005)", async () => {
    const { ann } = await atTheIncubator();
    ann.tab.wire.offline = true;
    await press(ann, "Activate");
    expect(the("alert").textContent).toBe("Error activating incubator. Please try again.Try Again");
  });

  it("says that the network has no sCVX", async () => {
    const { ann } = await atTheIncubator();
    const actions = { ...DEV_LEDGER.actions, incubator: false };
    act(() => ann.game.store.setState({ ledger: { ...DEV_LEDGER, actions } }));
    expect(refusalOf("Activate")).toBe("This is not available on the ledger network of this server");
  });
});

describe("upgrading the incubator", () => {
  it("asks for confirmation, shows that it is running, then the result; level 2 is the last (LAB-087, LAB-157, LAB-159)", async () => {
    const { ann, id } = await atTheIncubator();
    await affordsUpgrade(ann);
    click(the("button", "Upgrade to Level 2"));
    expect(pageText()).toContain("Upgrade your Incubator to Level 2?");
    click(the("button", "Cancel"));
    expect(ann.tab.wire.countOf("/api/upgradeMachine")).toBe(0);
    click(the("button", "Upgrade to Level 2"));
    const release = ann.tab.wire.hold("/api/upgradeMachine");
    click(the("button", "Upgrade"));
    await act(async () => undefined);
    expect(the("status").textContent).toBe("Upgrading your Incubator...");
    release();
    await answered(ann);
    expect(the("status").textContent).toBe("Your Incubator is now Level 2!");
    expect(machineOf(ann, id)?.level).toBe(2);
    await press(ann, "Back");
    expect(() => the("button", "Upgrade to Level 2")).toThrow();
  });

  it("asks for confirmation also from the side panel's button (LAB-159)", async () => {
    const { ann, id } = await atTheIncubator(
      {},
      <>
        <UpgradeSection />
        <MachineDialogs />
      </>,
    );
    act(() => closeDialog(ann.game, "incubator"));
    await affordsUpgrade(ann);
    await press(ann, "Upgrade Incubator");
    expect(pageText()).toContain("Upgrade your Incubator to Level 2?");
    expect(ann.tab.wire.countOf("/api/upgradeMachine")).toBe(0);
    await press(ann, "Upgrade");
    expect(machineOf(ann, id)?.level).toBe(2);
    expect(pageText()).toContain("Your Incubator is now Level 2!");
  });

  it("reads 'Not Enough Resources' where it cannot be paid (LAB-085, CON-08)", async () => {
    await atTheIncubator();
    expect(the("button", "Not Enough Resources").getAttribute("aria-disabled")).toBe("true");
  });

  it("reports a missing answer with 'Try Again' (LAB-158)", async () => {
    const { ann } = await atTheIncubator();
    await affordsUpgrade(ann);
    click(the("button", "Upgrade to Level 2"));
    ann.tab.wire.offline = true;
    await press(ann, "Upgrade");
    expect(the("alert").textContent).toBe("Upgrade error!Try Again");
    ann.tab.wire.offline = false;
    await press(ann, "Try Again");
    expect(pageText()).toContain("Your Incubator is now Level 2!");
  });
});

it("the badge over the incubator reads 'CONNECT WALLET' until the wallet is ready (LAB-040)", async () => {
  const ann = await labWithWallet();
  const id = await placed(ann, "incubator");
  const { rules } = ann.tab.state;
  if (!rules) throw new Error("no rules are loaded");
  const port = createPort(ann.game, rules, () => STILL);
  expect(port.snapshot().badges[id]).toBeUndefined();
  ann.game.store.setState({ wallet: walletDisconnected });
  expect(port.snapshot().badges[id]).toBe("CONNECT WALLET");
});
