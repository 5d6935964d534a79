// @vitest-environment happy-dom
import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { act, createElement, useState } from "react";
import { afterEach, describe, expect, inject, it } from "vitest";
import { readOrder } from "../../../../rules/cli/command/command.ts";
import { COMMANDS } from "../../../../rules/cli/commands.ts";
import type { AskedRun, CommandForm } from "../../../../rules/cli/workbench/browser/contract.ts";
import { DraftBar } from "../../../../rules/cli/workbench/browser/draft/draft-bar.tsx";
import { ToolForm } from "../../../../rules/cli/workbench/browser/tools/tool-form.tsx";
import { inFolder, writeJson } from "../run-tool.ts";
import { sentenceOf } from "../sentence-of.ts";
import { closeTab, one, openTab, press, write } from "./open-tab.tsx";

afterEach(closeTab);

describe("the form of a tab", () => {
  it("has what its command reads as it stands, in each mode (GAP-51) @long", () =>
    inFolder(async (at) => {
      const draft = writeJson(at("draft.json"), {});
      const refused = new Set<string | null>();
      for (const form of await askForms()) {
        const command = await COMMANDS[form.name]?.();
        if (!command) throw new Error(`There is no command ${form.name}`);
        const read = ({ flags, files }: AskedRun) => {
          const words = Object.entries(flags).map(
            ([name, text]) => `--${name}=${text === "draft" ? draft : text}`,
          );
          refused.add(sentenceOf(() => readOrder(command, [...words, ...files])));
        };
        const files = form.files?.of === "player" ? ["easy", "hard"] : [];
        const asked = { command: form.name, flags: {}, files };
        await openTab(() => createElement(ToolForm, { form, playing: null, asked, onRun: read }));
        await press("Run");
        for (const mode of document.querySelectorAll<HTMLSelectElement>("select[name=mode]"))
          for (const { value } of mode.options) {
            mode.value = value;
            await press("Run");
          }
        closeTab();
      }
      expect([...refused]).toEqual([null, "review: found no file, allowed is one replay file"]);
    }));

  it("says of both sides how they decide, and who plays weakly (GAP-51)", async () => {
    const policies = (await askForms()).flatMap(({ name, flags }) =>
      flags.filter((flag) => flag.label === "Both sides decide by").map(({ what }) => [name, what]),
    );
    expect(policies.map(([name]) => name)).toEqual(["balance", "tune", "metagame"]);
    for (const [, what] of policies)
      expect(what).toContain("only the enemy of a level plays as weakly as its level");
  });

  it("offers an overlay that is saved while it is open, and keeps one that it does not know (GAP-51)", async () => {
    const names: string[] = [];
    const rules = {
      name: "rules",
      label: "Rules",
      kind: "rules" as const,
      value: "FILE",
      what: "an overlay",
    };
    const form = { name: "economy", what: "", files: null, flags: [rules] };
    const asked = { command: "economy", flags: { rules: "gone.json" }, files: [] };
    const keeper = await openTab(
      () => createElement(ToolForm, { form, playing: null, asked, onRun: () => {} }),
      "",
      {
        "/api/overlays": () => names,
      },
    );
    const select = one("select", HTMLSelectElement);
    const offered = () => [...select.options].map(({ textContent }) => textContent);
    expect([select.value, offered()]).toEqual(["gone.json", ["the draft", "the shipped rules", "gone.json"]]);
    names.push("mine.json");
    const { draft } = keeper.now();
    await act(async () => keeper.change({ ...draft, file: { name: "mine.json", content: "x" } }));
    expect([select.value, offered()]).toEqual([
      "gone.json",
      ["the draft", "the shipped rules", "mine.json", "gone.json"],
    ]);
  });

  it("takes a player that is written as a copy of another, and says what is wrong with one (GAP-51)", async () => {
    const policy = {
      ...{ name: "policy", label: "Player", kind: "policy" as const, value: "all", what: "who comes" },
      ...{ usual: "all", words: ["greedy", "all"] },
    };
    const form = { name: "economy", what: "", files: null, flags: [policy] };
    const runs: AskedRun[] = [];
    let keep = (): object => {
      throw new Error("my-greedy: wants.0: found 7");
    };
    const onRun = (run: AskedRun) => runs.push(run);
    /** As the tab does after each run, it begins the form anew. */
    function Tab() {
      const [key, setKey] = useState(0);
      const onClick = () => setKey(key + 1);
      return createElement("div", null, [
        createElement("button", { type: "button", onClick, key: "again" }, "After a run"),
        createElement(ToolForm, { form, playing: null, asked: null, onRun, key }),
      ]);
    }
    await openTab(Tab, "", {
      "/api/players": () => [{ name: "greedy", text: "{}" }],
      "/api/player": () => keep(),
    });
    await press("Write a player");
    expect(document.activeElement?.id).toBe("economy-policy-name");
    await write("fieldset textarea", "{ 7 }");
    await press("Keep and choose");
    expect(one("[role=alert]", HTMLElement).textContent).toBe("my-greedy: wants.0: found 7");
    await press("After a run");
    expect(one("fieldset textarea", HTMLTextAreaElement).value).toBe("{ 7 }");
    keep = () => ({ name: "my-greedy", text: "{ 7 }" });
    await press("Keep and choose");
    expect(document.querySelector("fieldset")).toBeNull();
    expect(document.activeElement?.id).toBe("economy-policy");
    await press("Run");
    expect(runs).toEqual([{ command: "economy", flags: { policy: "my-greedy" }, files: [] }]);
    for (const name of ["my-late", "my-greedy"]) {
      keep = () => ({ name, text: "{}" });
      await press("Write a player");
      await press("Keep and choose");
    }
    await press("Run");
    expect(runs.at(-1)?.flags).toEqual({ policy: "my-greedy,my-late" });
  });

  it("says which tab is playing while none can run (GAP-51)", async () => {
    const form = { name: "texts", what: "", files: null, flags: [] };
    await openTab(() => createElement(ToolForm, { form, playing: "Tune", asked: null, onRun: () => {} }));
    const run = one("button[type=submit]", HTMLButtonElement);
    expect([run.disabled, run.textContent]).toEqual([true, "Tune is playing …"]);
  });
});

describe("the draft above the tabs", () => {
  it("takes a name with or without .json, and saves its file with it (GAP-51)", async () => {
    const keeper = await openTab(DraftBar, "", { "/api/overlay": () => ({ ok: true, content: "x" }) });
    await press("Save as …");
    await write("dialog input", "my-rules2");
    await press("Save");
    expect(keeper.now().draft.file).toEqual({ name: "my-rules2.json", content: "x" });
  });

  it("names what a shared link leaves out, before it is copied (GAP-83)", async () => {
    const left = ["rescue.to", "pvp.secondMoverEnergy"];
    const open = (without: string[]) =>
      openTab(DraftBar, "", {
        "/api/link": () => ({ ok: true, data: "x", left: without }),
        "/api/game": () => ({ address: "http://game", state: "away", problem: null }),
      });
    await open(left);
    await press("Share …");
    expect(one("dialog .warning", HTMLElement).textContent).toMatch(
      /^Not in it, as no battle against the AI is played by them: rescue\.to, pvp\.secondMoverEnergy\./,
    );
    closeTab();
    await open([]);
    await press("Share …");
    expect(document.querySelector("dialog .warning")).toBeNull();
  });

  it("asks before its JSON changes what the documents state, and keeps the text until then (GAP-51)", async () => {
    const keeper = await openTab(DraftBar);
    const stated = { battle: { costs: { attack: 3 } } };
    await press("As JSON …");
    await write("textarea", JSON.stringify(stated));
    await press("Use this");
    expect(document.body.textContent).toContain("The documents state this number");
    await press("Keep it");
    expect([keeper.now().draft.overlay, one("textarea", HTMLTextAreaElement).value]).toEqual([
      {},
      JSON.stringify(stated),
    ]);
    await press("Use this");
    await press("Change it all the same");
    expect(keeper.now().draft.overlay).toEqual(stated);
    expect(document.querySelector("dialog")).toBeNull();
  });
});

/** What the tabs ask, told by the commands as to the workbench. */
async function askForms(): Promise<CommandForm[]> {
  const child = fork(join(inject("toolFolder"), "run-for-page.js"), ["forms"], { execArgv: [] });
  const [{ forms }] = (await once(child, "message")) as [{ forms: CommandForm[] }];
  return forms;
}
