import { type ReactNode, type RefObject, useId, useRef } from "react";
import { pictureAddress } from "../../../assets/index.ts";
import {
  choiceOf,
  type DecorationChoice,
  decorationCost,
  fill,
  fillNumbers,
  goalWords,
  isBought,
  isSold,
  noResources,
  type RuleSet,
  resourcesText,
  type SoldKind,
  whyNot,
} from "../../../rules/index.ts";
import type { BuyDecorationReply, DecorateReply } from "../../../server/contract/index.ts";
import { Badge } from "../../components/badge.tsx";
import { Button } from "../../components/button.tsx";
import layoutStyles from "../../components/layout/layout.module.css";
import { useGame, useGameState, useLoaded } from "../../game/game-context.tsx";
import { type Game, serverNow } from "../../game/store/game.ts";
import { announce, notify } from "../../game/store/notify.ts";
import { textsIn } from "../../game/texts.ts";
import { changeLab } from "../commands/change-lab.ts";
import { Price } from "../machine-list/price.tsx";
import { changeLabState } from "../state/change-lab-state.ts";
import { decorationFromReply, resourcesFromReply } from "../state/lab-from-reply.ts";
import styles from "./decorate.module.css";

interface DecorationCardProps {
  name: string;
  picture: ReactNode;
  isEarned?: boolean;
  /** It can be bought, so that its colours count. */
  isForSale?: boolean;
  /** How it is earned. */
  note?: string | undefined;
  children?: ReactNode;
  /** The card takes the focus when its button is gone. */
  card?: RefObject<HTMLLIElement | null>;
}

/** A decoration with its picture: dark until it is earned, with what brings it, unless it is for sale. */
export function DecorationCard(props: DecorationCardProps) {
  const { name, picture, isEarned = false, isForSale = false, note, children, card } = props;
  return (
    <li
      ref={card}
      {...(card && { tabIndex: -1 })}
      className={styles.card}
      data-earned={isForSale ? undefined : isEarned}
    >
      <div className={styles.picture}>{picture}</div>
      <h3 className={layoutStyles.smallHeading}>{name}</h3>
      {note === undefined ? null : <p className={layoutStyles.muted}>{note}</p>}
      {children}
    </li>
  );
}

interface ChoiceCardProps {
  choice: DecorationChoice;
  name: string;
  picture: ReactNode;
  isChosen: boolean;
  /** How it is earned, for one that goals bring. */
  note?: string;
}

/** A decoration with the button that chooses or buys it; why a locked one cannot be chosen stands above the button. */
export function ChoiceCard({ choice, name, picture, isChosen, note }: ChoiceCardProps) {
  const game = useGame();
  const { rules, lab } = useLoaded();
  const noteId = useId();
  const card = useRef<HTMLLIElement>(null);
  const busy = useGameState((state) => state.pending.decorate === true);
  const { kind, key } = choice;
  // The button that was pressed gives its place to a badge; the next Tab goes on from here.
  const focusAfter = (change: Promise<boolean>) =>
    void change.then((isDone) => isDone && card.current?.focus({ preventScroll: true }));
  if (key !== null && isSold(kind) && !isBought(rules, lab, kind, key)) {
    const wish = choiceOf(kind, key, roomOf(choice));
    return (
      <DecorationCard card={card} name={name} picture={picture} isForSale>
        <Offer wish={wish} name={name} onBuy={() => focusAfter(buyDecoration(game, wish, name))} />
      </DecorationCard>
    );
  }
  const refusal = whyNot(rules, lab, { type: "decorate", ...choice }, serverNow(game));
  const { decorations: texts } = rules.texts;
  return (
    <DecorationCard card={card} name={name} picture={picture} isEarned={refusal === null}>
      {refusal === null ? null : (
        <p id={noteId} className={layoutStyles.muted}>
          {note ?? refusal.text}
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
          aria-label={
            "room" in choice
              ? fillNumbers(rules.texts, texts.chooseTheme, { room: choice.room, name })
              : fill(texts.chooseOne, { name })
          }
          {...(refusal === null ? {} : { "aria-describedby": noteId })}
          onClick={() => focusAfter(chooseDecoration(game, choice, name))}
        >
          {texts.choose}
        </Button>
      )}
    </DecorationCard>
  );
}

interface OfferProps {
  wish: DecorationChoice<SoldKind, string>;
  name: string;
  onBuy: () => void;
}

/** The price of a decoration that is for sale; why it cannot be bought now stands below the button (`GAP-81`). */
function Offer({ wish, name, onBuy }: OfferProps) {
  const game = useGame();
  const { rules, lab } = useLoaded();
  const busy = useGameState((state) => state.pending.decorate === true);
  const { decorations: texts } = rules.texts;
  const cost = decorationCost(rules, wish.kind, wish.key) ?? noResources();
  const refusal = whyNot(rules, lab, { type: "buyDecoration", ...wish }, serverNow(game));
  const words = { price: resourcesText(rules, cost), name };
  return (
    <>
      <Price rules={rules} cost={cost} owned={lab.resources} />
      <Button
        needsServer
        size="small"
        tone="violet"
        busy={busy}
        reason={refusal?.text ?? null}
        aria-label={
          "room" in wish
            ? fillNumbers(rules.texts, texts.buyForRoom, { ...words, room: wish.room })
            : fill(texts.buyOne, words)
        }
        onClick={onBuy}
      >
        {texts.buy}
      </Button>
    </>
  );
}

function roomOf(choice: DecorationChoice): number {
  return "room" in choice ? choice.room : 0;
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

/** Chooses a decoration; the room shows it at once. */
function chooseDecoration(game: Game, choice: DecorationChoice, name: string): Promise<boolean> {
  return changeLab<DecorateReply>(game, {
    key: "decorate",
    prepare: () => ({
      command: { type: "decorate", ...choice },
      call: () => game.api.call("POST /api/decorate", { body: choice }),
    }),
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

/** Buys a decoration, which the room shows at once; the request id makes sure that it is paid once (`ABU-139`). */
function buyDecoration(game: Game, wish: DecorationChoice<SoldKind, string>, name: string): Promise<boolean> {
  const requestId = game.newId();
  return changeLab<BuyDecorationReply>(game, {
    key: "decorate",
    prepare: () => ({
      command: { type: "buyDecoration", ...wish },
      call: () => game.api.call("POST /api/buyDecoration", { body: { ...wish, requestId } }),
    }),
    repeatable: true,
    fallback: textsIn(game.store.getState()).decorations.buyFailed,
    accepted({ newResources, decoration, bought }) {
      changeLabState(game, (lab) => {
        lab.resources = resourcesFromReply(newResources);
        lab.decoration = decorationFromReply(decoration);
        lab.bought = bought;
      });
      game.sounds.emit("upgrade");
      announce(game, fill(textsIn(game.store.getState()).decorations.bought, { name }));
    },
    refused: (text) => notify(game, text, "error"),
  });
}
