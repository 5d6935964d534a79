import { type ChangeEvent, useRef } from "react";
import { Button } from "../../components/button.tsx";
import { useBattleClient } from "../battle-context.tsx";
import { openReplayFile } from "./open-replay.ts";

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
