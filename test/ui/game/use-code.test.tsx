// @vitest-environment happy-dom
import { QueryClientProvider } from "@tanstack/react-query";
import { describe, expect, it } from "vitest";
import { useCode } from "../../../ui/game/hooks/use-code.ts";
import { createQueries } from "../../../ui/game/store/queries.ts";
import { pageText, render, settle } from "../support/render.tsx";

/** Loads of a part of the code, each ended by the test, and the screen that wants it. */
function lazyPart() {
  const loads: { succeed(): void; fail(): void }[] = [];
  const failures: string[] = [];
  const load = () =>
    new Promise<{ text: string }>((resolve, reject) => {
      loads.push({ succeed: () => resolve({ text: "Arena" }), fail: () => reject(new Error("offline")) });
    });
  const onFailure = () => void failures.push("told");
  function Screen({ isWanted, ahead = false }: { isWanted: boolean; ahead?: boolean }) {
    return <p>{useCode({ name: "arena", load, isWanted, ahead, onFailure })?.text ?? "nothing"}</p>;
  }
  const queries = createQueries();
  let show: ReturnType<typeof render> | null = null;
  const shows = async (isWanted: boolean, ahead = false) => {
    const screen = (
      <QueryClientProvider client={queries}>
        <Screen isWanted={isWanted} ahead={ahead} />
      </QueryClientProvider>
    );
    if (show) show(screen);
    else show = render(screen);
    await settle();
  };
  const ends = async (how: "succeed" | "fail") => {
    loads.at(-1)?.[how]();
    await settle();
  };
  return { loads, failures, shows, ends };
}

describe("a part of the code that is loaded late", () => {
  it("is loaded when it is first wanted, and once (LAB-008)", async () => {
    const { loads, shows, ends } = lazyPart();
    await shows(false);
    expect(loads).toHaveLength(0);
    await shows(true);
    await ends("succeed");
    expect(pageText()).toBe("Arena");
    await shows(false);
    await shows(true);
    expect(loads).toHaveLength(1);
  });

  it("is there at once when it was loaded ahead", async () => {
    const { loads, shows, ends } = lazyPart();
    await shows(false, true);
    await ends("succeed");
    await shows(true, true);
    expect(pageText()).toBe("Arena");
    expect(loads).toHaveLength(1);
  });

  it("reports each failed load and is loaded again the next time it is wanted", async () => {
    const { loads, failures, shows, ends } = lazyPart();
    for (const attempt of [1, 2]) {
      await shows(true);
      await ends("fail");
      expect(failures).toHaveLength(attempt);
      await shows(false);
    }
    await shows(true);
    await ends("succeed");
    expect([pageText(), loads.length, failures.length]).toEqual(["Arena", 3, 2]);
  });

  it("does not report a failed load ahead, but loads again when it is wanted", async () => {
    const { loads, failures, shows, ends } = lazyPart();
    await shows(false, true);
    await ends("fail");
    expect(failures).toEqual([]);
    await shows(true, true);
    expect([loads.length, failures.length]).toEqual([2, 0]);
    await ends("fail");
    expect(failures).toHaveLength(1);
  });
});
