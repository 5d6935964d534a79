// @vitest-environment happy-dom
import { act } from "react";
import { describe, expect, it } from "vitest";
import { GameProvider } from "../../../ui/game/game-context.tsx";
import { openDialog } from "../../../ui/game/store/dialogs.ts";
import { adoptCat, strokeCat } from "../../../ui/lab/commands/cat.ts";
import { MachineDialogs } from "../../../ui/lab/dialogs/machine-dialogs.tsx";
import { RoomMachines } from "../../../ui/lab/machine-list/machine-list.tsx";
import { loadGame } from "../../../ui/lab/state/load-game.ts";
import { playing } from "../support/playing.ts";
import { click, descriptionOf, enter, pageText, render, settle, the } from "../support/render.tsx";

describe("the name of a cat", () => {
  it("is the stock name until its owner gives another, which list and strokes say, also after a reload", async () => {
    const tab = await playing();
    const lair = await tab.built("catLair");
    await tab.grant({ catNips: "3000" });
    await adoptCat(tab.game, lair);
    const petId = tab.lab.pets[0]?.id ?? "";
    render(
      <GameProvider game={tab.game}>
        <RoomMachines />
        <MachineDialogs />
      </GameProvider>,
    );
    expect(pageText()).toContain("Mochi Cat");
    act(() => openDialog(tab.game, { kind: "catOptions", petId }));
    await settle();
    const field = document.querySelector("input");
    expect(field?.value).toBe("Mochi");
    expect(descriptionOf(the("button", "Save name"))).toBe(
      "Only you see it. Type another name to change it.",
    );
    enter(field, "<Tom>");
    expect(descriptionOf(the("button", "Save name"))).toContain("A name is 1 to 16 letters");
    enter(field, " Tom ");
    await act(async () => click(the("button", "Save name")));
    await act(() => tab.game.writes.run(async () => undefined));
    expect(tab.said()).toContain("The cat is called Tom now");
    await act(() => loadGame(tab.game));
    expect(pageText()).toContain("Tom Cat");
    act(() => strokeCat(tab.game, petId));
    expect(tab.effects).toContainEqual({ type: "purr", petId, name: "Tom" });
    expect(tab.said()).toContain("Tom purrs");
  });
});
