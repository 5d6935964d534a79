// @vitest-environment happy-dom
import { act } from "react";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { App } from "../../../ui/app/app.tsx";
import { freshServer } from "../../server/server-per-test.ts";
import { memoryStorage, Tab } from "../support/playing.ts";
import { pageText, render } from "../support/render.tsx";

const TROUBLES: [string, () => Promise<Response>][] = [
  ["404 with JSON of its own", async () => Response.json({ message: "no such host" }, { status: 404 })],
  ["404 as the game says it", async () => Response.json({ error: "x", code: "not_found" }, { status: 404 })],
  ["500", async () => Response.json({ error: "x", code: "server_error" }, { status: 500 })],
  ["429", async () => Response.json({ error: "x", code: "rate_limited" }, { status: 429 })],
  ["401", async () => Response.json({ error: "x", code: "who" }, { status: 401 })],
  ["a page", async () => new Response("<html>Log in to the network</html>", { status: 200 })],
  ["JSON of its own", async () => Response.json({ status: "ok" })],
  ["null", async () => Response.json(null)],
  ["nothing", async () => new Response("", { status: 200 })],
];

describe("a start while the API is answered with", () => {
  it.each(TROUBLES)("%s says so, offers to try again, and heals by itself (ABU-127)", async (_, trouble) => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    const tab = new Tab(await freshServer(), memoryStorage());
    let well = false;
    tab.wire.answerInstead = () => (well ? null : trouble());
    render(<App game={tab.game} />);
    for (let second = 0; second < 3; second += 1) await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(pageText()).toContain("The lab cannot reach its server.");
    expect(pageText()).toContain("Try again");
    well = true;
    for (let second = 0; second < 20; second += 1) await act(() => vi.advanceTimersByTimeAsync(1000));
    await act(() => tab.wire.quiet());
    await act(() => vi.dynamicImportSettled());
    expect(pageText()).not.toContain("The lab cannot reach its server.");
    expect(pageText()).toContain("Log in with Telegram");
  });
});
