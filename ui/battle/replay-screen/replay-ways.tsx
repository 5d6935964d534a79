import { type ChangeEvent, useRef } from "react";
import { Button } from "../../components/button.tsx";
import { useGameState } from "../../game/game-context.tsx";
import { useBattleClient } from "../battle-context.tsx";
import { closeReplay, openReplayFile } from "../replay/open-replay.ts";

/** Asks for a replay file and shows it. */
export function OpenReplayButton() {
  const client = useBattleClient();
  const { screen: texts } = client.rules.texts.replays;
  const field = useRef<HTMLInputElement>(null);

  function open({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    // Allows choosing the same file again.
    if (file) void openReplayFile(client, file).finally(() => (target.value = ""));
  }

  return (
    <>
      <Button wide onClick={() => field.current?.click()}>
        {texts.open}
      </Button>
      <input
        ref={field}
        type="file"
        accept=".json,application/json"
        hidden
        aria-label={texts.file}
        onChange={open}
      />
    </>
  );
}

/** Leaves the replay: players return to the arena, visitors go to the login. */
export function LeaveReplayButton() {
  const client = useBattleClient();
  const { screen: texts } = client.rules.texts.replays;
  const isVisitor = useGameState(({ session }) => session.kind === "visitor");
  return (
    <Button wide tone={isVisitor ? "gold" : "neutral"} onClick={() => closeReplay(client)}>
      {isVisitor ? texts.logIn : texts.toArena}
    </Button>
  );
}

/** The same button beside a playing replay, where only visitors need it. */
export function LogInToPlay() {
  const isVisitor = useGameState(({ session }) => session.kind === "visitor");
  return isVisitor ? <LeaveReplayButton /> : null;
}
