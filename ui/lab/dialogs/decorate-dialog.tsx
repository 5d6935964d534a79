import type { ReactNode } from "react";
import {
  amountText,
  type ChosenKind,
  choiceOf,
  type DecorationKind,
  decorationName,
  decorationsOf,
  EARNED_KINDS,
  fillNumbers,
  isBought,
  isEarned,
  type Lab,
  listText,
  type RuleSet,
  resourceText,
  SOLD_KINDS,
} from "../../../rules/index.ts";
import { AtlasPicture, MachinePicture } from "../../components/atlas-picture.tsx";
import { classNames } from "../../components/class-names.ts";
import { Dialog } from "../../components/dialog.tsx";
import layoutStyles from "../../components/layout/layout.module.css";
import { Tabs } from "../../components/tabs.tsx";
import { useLoaded } from "../../game/game-context.tsx";
import styles from "./decorate.module.css";
import { ChoiceCard, DecorationCard, DecorationPicture, howToEarn } from "./decoration-card.tsx";

/**
 * Themes, rugs and windows for the rooms, finishes for the machines, name plates, looks, and trophies: what is earned or
 * bought and can be chosen, what the rest costs, and how to earn it (`GAP-81`).
 */
export function DecorateDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { rules, lab } = useLoaded();
  const { decorations: texts } = rules.texts;
  const tabs = [
    ...Array.from({ length: lab.roomsUnlocked }, (_, index) => ({
      key: `room${index + 1}`,
      title: fillNumbers(rules.texts, texts.themes, { room: index + 1 }),
      content: <RoomChoices room={index + 1} />,
    })),
    { key: "skins", title: texts.skins, content: <Choices kind="skins" note={texts.skinNote} /> },
    { key: "plates", title: texts.plates, content: <Choices kind="plates" note={texts.plateNote} /> },
    { key: "looks", title: texts.looks, content: <Choices kind="looks" /> },
    { key: "trophies", title: texts.trophies, content: <Trophies /> },
  ];
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={texts.title}
      description={fillNumbers(rules.texts, texts.earnedCount, {
        ...countOf(rules, lab),
        stock: stockText(rules, lab),
      })}
      width="widest"
    >
      <Tabs label={texts.title} tabs={tabs} />
    </Dialog>
  );
}

function countOf(rules: RuleSet, lab: Lab): Record<"earned" | "all" | "bought" | "sold", number> {
  const keys = (kind: DecorationKind) => Object.keys(rules.decorations[kind]);
  const earned = EARNED_KINDS.flatMap((kind) => keys(kind).map((key) => isEarned(rules, lab, kind, key)));
  const bought = SOLD_KINDS.flatMap((kind) => keys(kind).map((key) => isBought(rules, lab, kind, key)));
  return {
    earned: earned.filter(Boolean).length,
    all: earned.length,
    bought: bought.filter(Boolean).length,
    sold: bought.length,
  };
}

/** What the player can buy decorations with. */
function stockText(rules: RuleSet, { resources }: Lab): string {
  return listText(
    rules.texts,
    (["tcorvax", "eggs"] as const).map(
      (name) => `${amountText(rules.texts, resources[name])} ${resourceText(rules, name, resources[name])}`,
    ),
  );
}

function RoomChoices({ room }: { room: number }) {
  const { decorations: texts } = useLoaded().rules.texts;
  const parts = [
    ["themes", texts.theme],
    ["rugs", texts.rug],
    ["windows", texts.window],
  ] as const;
  return parts.map(([kind, title]) => (
    <section key={kind} aria-label={title}>
      <h3 className={classNames(layoutStyles.mutedLabel, styles.lead)}>{title}</h3>
      <Choices kind={kind} room={room} />
    </section>
  ));
}

/** All of a kind as cards, in the order of the rule file; the first one is as the game begins. */
function Choices({ kind, room = 0, note }: { kind: ChosenKind; room?: number; note?: string }) {
  const { rules, lab } = useLoaded();
  const { decorations: texts } = rules.texts;
  const { [kind]: rows } = rules.decorations;
  const chosen = chosenKey(rules, lab, kind, room);
  const { first, isWide, file } = KINDS[kind];
  return (
    <>
      {note === undefined ? null : <p className={classNames(layoutStyles.muted, styles.lead)}>{note}</p>}
      <ul className={isWide ? styles.themes : styles.figures}>
        <ChoiceCard
          choice={choiceOf(kind, null, room)}
          name={kind === "looks" ? texts.firstLook : kind === "plates" ? texts.noPlate : texts.first}
          picture={first(room)}
          isChosen={chosen === null}
        />
        {Object.entries(rows as Record<string, { earnedBy?: string }>).map(([key, { earnedBy }]) => (
          <ChoiceCard
            key={key}
            choice={choiceOf(kind, key, room)}
            name={decorationName(rules, kind, key)}
            picture={<DecorationPicture file={file(key)} />}
            isChosen={chosen === key}
            {...(earnedBy === undefined ? {} : { note: howToEarn(rules, earnedBy) })}
          />
        ))}
      </ul>
    </>
  );
}

/** How the cards of a kind look. */
const KINDS: Record<
  ChosenKind,
  { first: (room: number) => ReactNode; isWide: boolean; file: (key: string) => string }
> = {
  themes: {
    first: (room) => <DecorationPicture file={`room${room}.webp`} />,
    isWide: true,
    file: (key) => `theme_${key}.webp`,
  },
  rugs: { first: (room) => <AsBuilt room={room} />, isWide: false, file: (key) => `rug_${key}.webp` },
  windows: { first: (room) => <AsBuilt room={room} />, isWide: false, file: (key) => `window_${key}.webp` },
  skins: {
    first: () => <MachinePicture type="catLair" level={1} size={112} />,
    isWide: false,
    file: (key) => `skin_${key}.webp`,
  },
  plates: { first: () => null, isWide: false, file: (key) => `plate_${key}.webp` },
  looks: {
    first: () => <AtlasPicture frame="player_down_idle_0" size={112} />,
    isWide: false,
    file: (key) => `look_${key}_small.webp`,
  },
};

/** The room without what is bought for it. */
function AsBuilt({ room }: { room: number }) {
  const { rules, lab } = useLoaded();
  const { [room]: theme } = decorationsOf(rules, lab).themes;
  return <DecorationPicture file={theme === undefined ? `room${room}.webp` : `theme_${theme}.webp`} />;
}

function chosenKey(rules: RuleSet, lab: Lab, kind: ChosenKind, room: number): string | null {
  const { look, skin, plate, ...byRoom } = decorationsOf(rules, lab);
  if (kind === "looks") return look;
  if (kind === "skins") return skin;
  return kind === "plates" ? plate : (byRoom[kind][room] ?? null);
}

function Trophies() {
  const { rules, lab } = useLoaded();
  const { decorations: texts } = rules.texts;
  return (
    <>
      <p className={classNames(layoutStyles.muted, styles.lead)}>{texts.trophyNote}</p>
      <ul className={styles.figures}>
        {Object.entries(rules.decorations.trophies).map(([key, { earnedBy }]) => {
          const earned = isEarned(rules, lab, "trophies", key);
          return (
            <DecorationCard
              key={key}
              name={decorationName(rules, "trophies", key)}
              picture={<DecorationPicture file={`trophy_${key}.webp`} />}
              isEarned={earned}
              note={earned ? texts.onShelf : howToEarn(rules, earnedBy)}
            />
          );
        })}
      </ul>
    </>
  );
}
