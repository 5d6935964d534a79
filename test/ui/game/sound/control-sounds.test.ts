// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from "vitest";
import { onControlPressed } from "../../../../ui/game/sound/control-sounds.ts";

describe("the sounds of controls", () => {
  afterEach(() => document.body.replaceChildren());

  it("tell a control that works from one that refuses, and are silent elsewhere", () => {
    document.body.innerHTML = '<button><i></i></button><button aria-disabled="true"></button><p></p>';
    const heard: boolean[] = [];
    const stop = onControlPressed(document, (refused) => heard.push(refused));
    const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();
    press("i");
    press("[aria-disabled]");
    press("p");
    stop();
    press("i");
    expect(heard).toEqual([false, true]);
  });
});
