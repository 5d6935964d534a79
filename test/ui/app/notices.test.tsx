// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { shippedRules as rules } from "../../../rules/index.ts";
import { ConnectionBanner, GraphicsLostNotice, LiveLog, NewVersionBanner } from "../../../ui/app/notices.tsx";
import { NoticeArea, type NoticeEntry } from "../../../ui/components/notice-area.tsx";
import { notify } from "../../../ui/game/store/notify.ts";
import { LowTcorvaxAlert } from "../../../ui/lab/room/lab-alerts.tsx";
import { NewPlayerHint } from "../../../ui/lab/room/room-hints.tsx";
import { playing } from "../support/playing.ts";
import { click, render, the } from "../support/render.tsx";

const noticeArea = () => document.querySelector("[aria-label=Notices]");

describe("the notices of the screens", () => {
  it("show a low-TCorvax alert that names the 10 TCorvax and can be closed (LAB-176, CON-88, GAP-12)", () => {
    let closed = 0;
    render(<LowTcorvaxAlert rules={rules} onClose={() => closed++} />);
    expect(the("alert").textContent).toBe("You need 10 TCorvax to build a Cat's Lair.");
    click(the("button", "Close"));
    expect(closed).toBe(1);
  });

  it("tell a new player to build a Reactor (LAB-030, GAP-12)", () => {
    render(<NewPlayerHint rules={rules} />);
    expect(the("status").textContent).toBe("Build a Reactor to start producing TCorvax!");
  });

  it("show the newest five entries at most (LAB-036, GAP-52)", () => {
    const notices = [1, 2, 3, 4, 5, 6].map(
      (id): NoticeEntry => ({ id, text: `Notice ${id}.`, tone: "info" }),
    );
    render(<NoticeArea notices={notices} limit={rules.ui.maxNotices} lifeMs={rules.ui.noticeMs} />);
    expect(noticeArea()?.textContent).toBe("Notice 2.Notice 3.Notice 4.Notice 5.Notice 6.");
  });

  it("are each spoken once, by the log (LAB-036)", async () => {
    const { game } = await playing();
    notify(game, "Goal reached: First Egg");
    const { notices, announcements } = game.store.getState();
    render(
      <>
        <NoticeArea notices={notices} limit={rules.ui.maxNotices} lifeMs={rules.ui.noticeMs} />
        <LiveLog announcements={announcements} />
      </>,
    );
    expect(noticeArea()?.textContent).toBe("Goal reached: First Egg");
    const live = [...document.querySelectorAll("[role=log], [role=status], [role=alert], [aria-live]")];
    expect(live.flatMap(({ textContent }) => textContent?.match(/First Egg/g) ?? [])).toHaveLength(1);
  });

  it("fade over the 4000 ms of their life (LAB-037, GAP-52)", () => {
    render(
      <NoticeArea
        notices={[{ id: 1, text: "Entered Room 2", tone: "info" }]}
        limit={5}
        lifeMs={rules.ui.noticeMs}
      />,
    );
    expect(noticeArea()?.querySelector("p")?.style.animationDuration).toBe("4000ms");
  });

  it("announce floating texts to screen readers (LAB-036)", () => {
    render(<LiveLog announcements={[{ id: 1, text: "+5 Cat Nips" }]} />);
    const log = document.querySelector("[role=log]");
    expect(log?.getAttribute("aria-live")).toBe("polite");
    expect(log?.textContent).toBe("+5 Cat Nips");
  });

  it("offer a button for an unreachable server, a new version and lost graphics", () => {
    const taken: string[] = [];
    render(
      <>
        <ConnectionBanner onRetry={() => taken.push("retry")} />
        <NewVersionBanner onReload={() => taken.push("new version")} />
      </>,
    );
    click(the("button", "Try again"));
    click(the("button", "Reload"));
    expect(taken).toEqual(["retry", "new version"]);
  });

  it("offer a reload after lost graphics", () => {
    let reloaded = 0;
    render(<GraphicsLostNotice onReload={() => reloaded++} />);
    click(the("button", "Reload"));
    expect(reloaded).toBe(1);
  });
});
