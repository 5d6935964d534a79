import { type ChangeEvent, useRef } from "react";
import { openReplayFile } from "../../arena/actions/replay.ts";
import { useArena } from "../../arena/arena-context.tsx";
import { Button } from "../../components/button.tsx";

/** Asks for a replay file and shows it. */
export function OpenReplayButton() {
  const arena = useArena();
  const field = useRef<HTMLInputElement>(null);

  function open({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    // The same file may be chosen again.
    if (file) void openReplayFile(arena, file).finally(() => (target.value = ""));
  }

  return (
    <>
      <Button wide onClick={() => field.current?.click()}>
        Open Replay
      </Button>
      <input
        ref={field}
        type="file"
        accept=".json,application/json"
        hidden
        aria-label="Replay file"
        onChange={open}
      />
    </>
  );
}
