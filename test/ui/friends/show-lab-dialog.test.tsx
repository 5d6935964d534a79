// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import type { FriendsReply } from "../../../server/contract/index.ts";
import { FriendsDialog } from "../../../ui/friends/list/friends-dialog.tsx";
import { ShowLabDialog } from "../../../ui/friends/list/show-lab-dialog.tsx";
import { GameProvider } from "../../../ui/game/game-context.tsx";
import { PvpOnScreen } from "../pvp/support/pvp-on-screen.tsx";
import { render, settle, the } from "../support/render.tsx";

const friends = (changed: Partial<FriendsReply> = {}): FriendsReply => ({
  link: null,
  showsOnline: false,
  labLink: null,
  showsLab: false,
  friends: [],
  blocked: [],
  ...changed,
});

async function shown(Dialog: typeof ShowLabDialog, reply: FriendsReply): Promise<PvpOnScreen> {
  const play = new PvpOnScreen();
  play.wire.answers.set("/api/friends", reply);
  render(
    <GameProvider game={play.pvp.game}>
      <Dialog open onClose={() => undefined} />
    </GameProvider>,
  );
  await settle();
  return play;
}

const address = () => document.querySelector<HTMLInputElement>("input[readonly]")?.value;

describe("the dialog that shows one's lab", () => {
  it("makes a link to the lab when it is wanted, with its code, and withdraws it", async () => {
    const play = await shown(ShowLabDialog, friends());
    expect(address()).toBeUndefined();
    play.wire.answers.set("/api/friends/labLink", friends({ labLink: "abc" }));
    await play.does(() => the("button", "Make a Link to My Lab").click());
    expect(address()).toMatch(/#lab=abc$/);
    play.wire.answers.set("/api/friends/labLink", friends());
    await play.does(() => the("button", "Withdraw").click());
    expect(address()).toBeUndefined();
    expect(play.wire.calls.filter(({ path }) => path.endsWith("labLink")).map(({ body }) => body)).toEqual([
      '{"wanted":true}',
      '{"wanted":false}',
    ]);
  });

  it("shows the lab to friends by a switch that is off at first", async () => {
    const play = await shown(ShowLabDialog, friends());
    expect(the("switch").getAttribute("aria-checked")).toBe("false");
    play.wire.answers.set("/api/friends/showLab", friends({ showsLab: true }));
    await play.does(() => the("switch").click());
    expect(the("switch").getAttribute("aria-checked")).toBe("true");
  });
});

describe("the list of friends", () => {
  it("leads to the labs of those who show them", async () => {
    const bob = { id: "bob", name: "Bob", since: 0, online: false, lab: true, position: null };
    const play = await shown(
      FriendsDialog,
      friends({ friends: [bob, { ...bob, id: "cyd", name: "Cyd", lab: false }] }),
    );
    expect(() => the("button", "Visit Cyd's lab")).toThrow();
    await play.does(() => the("button", "Visit Bob's lab").click());
    expect(play.pvp.game.store.getState().arena).toEqual({ kind: "visit", friendId: "bob" });
  });
});
