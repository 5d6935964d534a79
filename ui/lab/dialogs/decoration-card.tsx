import { type ReactNode, useId } from "react";
import { pictureAddress } from "../../../assets/index.ts";
import { type DecorateCommand, fill, goalWords, type RuleSet, whyNot } from "../../../rules/index.ts";
import type { DecorateReply } from "../../../server/contract/index.ts";
import { Badge } from "../../components/badge.tsx";
import { Button } from "../../components/button.tsx";
import layoutStyles from "../../components/layout/layout.module.css";
import { useGame, useGameState, useLoaded } from "../../game/game-context.tsx";
import { type Game, serverNow } from "../../game/store/game.ts";
import { announce, notify } from "../../game/store/notify.ts";
import { textsIn } from "../../game/texts.ts";
import { changeLab } from "../commands/change-lab.ts";
import { changeLabState } from "../state/change-lab-state.ts";
import { decorationFromReply } from "../state/lab-from-reply.ts";
import styles from "./decorate.module.css";

interface DecorationCardProps {
  name: string;
  picture: ReactNode;
  isEarned: boolean;
  /** How it is earned. */
  note?: string | undefined;
  children?: ReactNode;
}

/** A decoration with its picture: dark until it is earned, with what brings it. */
export function DecorationCard({ name, picture, isEarned, note, children }: DecorationCardProps) {
  return (
    <li className={styles.card} data-earned={isEarned}>
      <div className={styles.picture}>{picture}</div>
      <h3 className={layoutStyles.smallHeading}>{name}</h3>
      {note === undefined ? null : <p className={layoutStyles.muted}>{note}</p>}
      {children}
    </li>
  );
}

interface ChoiceCardProps {
  command: DecorateCommand;
  name: string;
  picture: ReactNode;
  isChosen: boolean;
  /** Words of the button for screen readers. */
  label: string;
  /** The goal that brings it; null for what everybody has. */
  earnedBy: string | null;
}

/** A look or a theme with the button that chooses it; the reason of a locked one stands above the button. */
export function ChoiceCard({ command, name, picture, isChosen, label, earnedBy }: ChoiceCardProps) {
  const game = useGame();
  const { rules, lab } = useLoaded();
  const noteId = useId();
  const busy = useGameState((state) => state.pending.decorate === true);
  const refusal = whyNot(rules, lab, command, serverNow(game));
  const { decorations: texts } = rules.texts;
  return (
    <DecorationCard name={name} picture={picture} isEarned={refusal === null}>
      {refusal === null ? null : (
        <p id={noteId} className={layoutStyles.muted}>
          {earnedBy === null ? refusal.text : howToEarn(rules, earnedBy)}
        </p>
      )}
      {isChosen ? (
        <Badge tone="success">{texts.chosen}</Badge>
      ) : (
        <Button
          needsServer
          size="small"
          tone="teal"
          busy={busy}
          reason={refusal?.text ?? null}
          reasonShown="caption"
          aria-label={label}
          {...(refusal === null ? {} : { "aria-describedby": noteId })}
          onClick={() => void chooseDecoration(game, command, name)}
        >
          {texts.choose}
        </Button>
      )}
    </DecorationCard>
  );
}

/** How a decoration is earned, in words. */
export function howToEarn(rules: RuleSet, earnedBy: string): string {
  const words = goalWords(rules, earnedBy);
  return words === null ? "" : fill(rules.texts.decorations.toEarn, { goal: words.name, how: words.how });
}

/** A picture by its file name; it is decoration, and is loaded when it comes into sight. */
export function DecorationPicture({ file }: { file: string }) {
  const address = pictureAddress(file);
  return address === null ? null : <img src={address} alt="" loading="lazy" draggable={false} />;
}

/** Chooses a look or a theme; the room shows it at once. */
function chooseDecoration(game: Game, command: DecorateCommand, name: string): Promise<boolean> {
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
