// @vitest-environment happy-dom
import { act } from "react";
import { describe, expect, it, vi } from "vitest";
import { FriendsDialog } from "../../../ui/friends/list/friends-dialog.tsx";
import { GameProvider } from "../../../ui/game/game-context.tsx";
import { PvpOnScreen } from "../pvp/support/pvp-on-screen.tsx";
import { click, pageText, render, settle, the } from "../support/render.tsx";

const FRIENDS = [
  { id: "1", name: "Bob", since: 0, online: false },
  { id: "2", name: "Cyd", since: 0, online: true },
];

/** The open list of friends as the server has it. */
async function list(friends: object = {}): Promise<PvpOnScreen> {
  const play = new PvpOnScreen();
  const all = { link: null, showsOnline: false, friends: FRIENDS, blocked: [], ...friends };
  play.wire.answers.set("/api/friends", all);
  render(
    <GameProvider game={play.pvp.game}>
      <FriendsDialog open onClose={() => undefined} />
    </GameProvider>,
  );
  await settle();
  await act(() => vi.dynamicImportSettled());
  await settle();
  return play;
}
const paths = (play: PvpOnScreen) => play.wire.calls.map(({ path }) => path);

describe("the list of friends", () => {
  it("has those who are online first, and challenges one with one press (GAP-61)", async () => {
    const play = await list();
    const names = [...document.querySelectorAll("[aria-label='Your friends'] li")].map(
      (line) => line.querySelector("bdi")?.textContent,
    );
    expect(names).toEqual(["Cyd", "Bob"]);
    await play.does(() => the("button", "Challenge Cyd").click());
    expect(paths(play)).toContain("/api/pvp/challenges");
    expect(JSON.parse(play.wire.calls.at(-1)?.body ?? "")).toMatchObject({ friendId: "2" });
  });

  it("shows how a friend solved today's position, and nothing before (GAP-73)", async () => {
    const [bob, cyd] = FRIENDS;
    const solved = { ...bob, position: { tries: 2, energyLeft: 3 } };
    await list({ friends: [solved, { ...cyd, position: null }] });
    const lines = [...document.querySelectorAll("[aria-label='Your friends'] li")];
    const textOf = (name: string) => lines.find((line) => line.textContent?.includes(name))?.textContent;
    expect(textOf("Bob")).toContain("Today's position: ⚡⚡ 2 tries, 3 energy left");
    expect(textOf("Cyd")).not.toContain("position");
  });

  it("removes and blocks a friend one step further away", async () => {
    const play = await list();
    expect(pageText()).not.toContain("is not told.");
    click(the("button", "More about Bob"));
    expect(pageText()).toContain("Block Bob: no challenges and no emotes. Bob is not told.");
    const blocked = [{ id: "1", name: "Bob" }];
    const left = { link: null, showsOnline: false, friends: FRIENDS.slice(1), blocked };
    play.wire.answers.set("/api/friends/1/block", left);
    await play.does(() => the("button", "Block").click());
    expect(document.querySelector("[aria-label='Blocked players']")?.textContent).toContain("Bob");
    play.wire.answers.set("/api/friends/1/unblock", { ...left, blocked: [] });
    await play.does(() => the("button", "Unblock").click());
    expect(document.querySelector("[aria-label='Blocked players']")).toBeNull();
  });

  it("makes a link with a QR code, which a new one replaces or nobody has any more", async () => {
    const play = await list();
    const all = { link: "secret", showsOnline: false, friends: [], blocked: [] };
    play.wire.answers.set("/api/friends/link", all);
    await play.does(() => the("button", "Make My Friend Link").click());
    await act(() => vi.dynamicImportSettled());
    await settle();
    expect(document.querySelector<HTMLInputElement>("input[readonly]")?.value).toContain("#friend=secret");
    expect(document.querySelector("[role=img][aria-label='QR code of the friend link']")).toBeTruthy();
    await play.does(() => the("button", "New Link").click());
    expect(JSON.parse(play.wire.calls.at(-1)?.body ?? "")).toEqual({ wanted: true });
    play.wire.answers.set("/api/friends/link", { ...all, link: null });
    await play.does(() => the("button", "Withdraw").click());
    expect(JSON.parse(play.wire.calls.at(-1)?.body ?? "")).toEqual({ wanted: false });
    expect(document.querySelector("input[readonly]")).toBeNull();
  });

  it("shows to be online only if the player wishes it", async () => {
    const play = await list();
    const shown = the("switch");
    expect(shown.getAttribute("aria-checked")).toBe("false");
    play.wire.answers.set("/api/friends/showOnline", {
      link: null,
      showsOnline: true,
      friends: FRIENDS,
      blocked: [],
    });
    await play.does(() => shown.click());
    expect(JSON.parse(play.wire.calls.at(-1)?.body ?? "")).toEqual({ shows: true });
    expect(the("switch").getAttribute("aria-checked")).toBe("true");
  });
});
