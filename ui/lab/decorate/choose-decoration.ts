import { type DecorateCommand, fill } from "../../../rules/index.ts";
import type { DecorateReply } from "../../../server/contract/index.ts";
import type { Game } from "../../game/store/game.ts";
import { announce, notify } from "../../game/store/notify.ts";
import { textsIn } from "../../game/texts.ts";
import { changeLab } from "../commands/change-lab.ts";
import { changeLabState } from "../state/change-lab-state.ts";
import { decorationFromReply } from "../state/lab-from-reply.ts";

/** Chooses a look or a theme; the room shows it at once. */
export function chooseDecoration(game: Game, command: DecorateCommand, name: string): Promise<boolean> {
  const { type: _, ...body } = command;
  return changeLab<DecorateReply>(game, {
    key: "decorate",
    prepare: () => ({ command, call: () => game.api.call("POST /api/decorate", { body }) }),
    repeatable: true,
    fallback: textsIn(game.store.getState()).decorations.failed,
    accepted({ decoration }) {
      changeLabState(game, (lab) => {
        lab.decoration = decorationFromReply(decoration);
      });
      announce(game, fill(textsIn(game.store.getState()).decorations.changed, { name }));
    },
    refused: (text) => notify(game, text, "error"),
  });
}
