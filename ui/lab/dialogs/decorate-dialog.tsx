import {
  DECORATION_KINDS,
  decorationName,
  decorationsOf,
  fill,
  fillNumbers,
  isEarned,
  type Lab,
  type RuleSet,
} from "../../../rules/index.ts";
import { AtlasPicture } from "../../components/atlas-picture.tsx";
import { classNames } from "../../components/class-names.ts";
import { Dialog } from "../../components/dialog.tsx";
import layoutStyles from "../../components/layout/layout.module.css";
import { Tabs } from "../../components/tabs.tsx";
import { useLoaded } from "../../game/game-context.tsx";
import styles from "./decorate.module.css";
import { ChoiceCard, DecorationCard, DecorationPicture, howToEarn } from "./decoration-card.tsx";

/** Themes for the rooms, looks, and trophies: what is earned and can be chosen, and how to earn the rest. */
export function DecorateDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { rules, lab } = useLoaded();
  const { decorations: texts } = rules.texts;
  const tabs = [
    ...Array.from({ length: lab.roomsUnlocked }, (_, index) => ({
      key: `room${index + 1}`,
      title: fillNumbers(rules.texts, texts.themes, { room: index + 1 }),
      content: <Themes room={index + 1} />,
    })),
    { key: "looks", title: texts.looks, content: <Looks /> },
    { key: "trophies", title: texts.trophies, content: <Trophies /> },
  ];
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={texts.title}
      description={fillNumbers(rules.texts, texts.earnedCount, countOf(rules, lab))}
      width="widest"
    >
      <Tabs label={texts.title} tabs={tabs} />
    </Dialog>
  );
}

function countOf(rules: RuleSet, lab: Lab): { earned: number; all: number } {
  const all = DECORATION_KINDS.flatMap((kind) =>
    Object.keys(rules.decorations[kind]).map((key) => isEarned(rules, lab, kind, key)),
  );
  return { earned: all.filter(Boolean).length, all: all.length };
}

function Themes({ room }: { room: number }) {
  const { rules, lab } = useLoaded();
  const { decorations: texts } = rules.texts;
  const chosen = decorationsOf(rules, lab).themes[room] ?? null;
  const label = (name: string) => fillNumbers(rules.texts, texts.chooseTheme, { room, name });
  return (
    <ul className={styles.themes}>
      <ChoiceCard
        command={{ type: "decorate", kind: "themes", key: null, room }}
        name={texts.first}
        picture={<DecorationPicture file={`room${room}.webp`} />}
        isChosen={chosen === null}
        label={label(texts.first)}
        earnedBy={null}
      />
      {Object.entries(rules.decorations.themes).map(([key, { earnedBy }]) => (
        <ChoiceCard
          key={key}
          command={{ type: "decorate", kind: "themes", key, room }}
          name={decorationName(rules, "themes", key)}
          picture={<DecorationPicture file={`theme_${key}.webp`} />}
          isChosen={chosen === key}
          label={label(decorationName(rules, "themes", key))}
          earnedBy={earnedBy}
        />
      ))}
    </ul>
  );
}

function Looks() {
  const { rules, lab } = useLoaded();
  const { decorations: texts } = rules.texts;
  const chosen = decorationsOf(rules, lab).look;
  return (
    <ul className={styles.figures}>
      <ChoiceCard
        command={{ type: "decorate", kind: "looks", key: null }}
        name={texts.firstLook}
        picture={<AtlasPicture frame="player_down_idle_0" size={112} />}
        isChosen={chosen === null}
        label={fill(texts.chooseOne, { name: texts.firstLook })}
        earnedBy={null}
      />
      {Object.entries(rules.decorations.looks).map(([key, { earnedBy }]) => (
        <ChoiceCard
          key={key}
          command={{ type: "decorate", kind: "looks", key }}
          name={decorationName(rules, "looks", key)}
          picture={<DecorationPicture file={`look_${key}_small.webp`} />}
          isChosen={chosen === key}
          label={fill(texts.chooseOne, { name: decorationName(rules, "looks", key) })}
          earnedBy={earnedBy}
        />
      ))}
    </ul>
  );
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
