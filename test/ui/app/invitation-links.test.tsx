// @vitest-environment happy-dom
import { act } from "react";
import { describe, expect, it, onTestFinished } from "vitest";
import { App } from "../../../ui/app/app.tsx";
import { linkInFragment } from "../../../ui/game/store/entry-link.ts";
import type { LabServer } from "../../server/lab-server.ts";
import { freshServer } from "../../server/server-per-test.ts";
import { memoryStorage, Tab } from "../support/playing.ts";
import { pageText, render, settle } from "../support/render.tsx";

/** A visitor who follows a link with this fragment. */
async function following(fragment: string, server: LabServer): Promise<void> {
  const tab = new Tab(server, memoryStorage());
  window.location.hash = fragment;
  onTestFinished(() => {
    window.location.hash = "";
  });
  render(<App game={tab.game} />);
  await act(() => tab.wire.quiet());
  await settle();
  await act(() => tab.wire.quiet());
}

describe("a link", () => {
  it.each([
    ["a full stop", "."],
    ["a bracket", ")"],
    ["a quotation mark and a comma", "”,"],
    ["a percent sign", "%2C"],
    ["a space", " "],
    ["the next line", "\n> more"],
  ])("is cut where %s of the text around it was taken in (ABU-122)", (_, rest) => {
    for (const kind of ["challenge", "friend", "watch", "tournament", "lab", "replay"] as const)
      expect(linkInFragment(`#${kind}=aB3-_x${rest}`)).toEqual({ kind, data: "aB3-_x" });
  });

  it.each(["#challenge=nobody.", "#challenge=.", "#friend=nobody."])(
    "that leads nowhere, %s, says so above the login (ABU-122)",
    async (fragment) => {
      await following(fragment, await freshServer());
      expect(pageText()).toContain("This invitation is not known.");
      expect(pageText()).toContain("Log in with Telegram");
    },
  );

  it("to a friend with the full stop of its sentence says who invites (ABU-122)", async () => {
    const server = await freshServer();
    const bo = await server.player("Bo");
    const { body } = await bo.post("friends/link", { wanted: true });
    await following(`#friend=${body.link}.`, server);
    expect(pageText()).toContain("Bo");
    expect(pageText()).not.toContain("not known");
  });
});
