import {
  type BattleView,
  fill,
  numberText,
  type Replay,
  type RuleSet,
  type SideIndex,
  type SideView,
} from "../../../rules/index.ts";
import layoutStyles from "../../components/layout/layout.module.css";
import { Panel } from "../../components/panel.tsx";
import { useTexts } from "../../game/texts.ts";
import styles from "./replay-sides.module.css";

/** Both sides in words: energy, number of cards, and the creatures on the field with their health. */
export function ReplayRoster({ view, names }: { view: BattleView; names: ReplayNames }) {
  const { title } = useTexts().replays.roster;
  return (
    <Panel surface="well" className={styles.roster} aria-label={title}>
      <Side name={names.enemy} side={view.enemy} />
      <Side name={names.player} side={view.player} />
    </Panel>
  );
}

function Side({ name, side }: { name: string; side: SideView }) {
  const texts = useTexts();
  const { roster } = texts.replays;
  const whole = (value: number) => numberText(texts, Math.round(value));
  const { field, hand, deckCount, energy, energyCap } = side;
  return (
    <div>
      <h3 className={styles.head}>
        <bdi>{name}</bdi>{" "}
        <span className={layoutStyles.mutedAside}>
          {fill(roster.facts, { energy, cap: energyCap, hand: hand.length, deck: deckCount })}
        </span>
      </h3>
      <ul>
        {field.length === 0 ? <li className={layoutStyles.mutedAside}>{roster.nobody}</li> : null}
        {field.map(({ id, species_name, currentHealth, maxHealth }) => (
          <li key={id} className={styles.row}>
            <span>{species_name}</span>
            <span className={layoutStyles.tabular}>
              {fill(roster.health, { health: whole(currentHealth), maxHealth: whole(maxHealth) })}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The names of the side that is shown nearest, and of the other one. */
interface ReplayNames {
  player: string;
  enemy: string;
}

/** Returns the names of both sides, for the player of side `seat` or for somebody who took no part. */
export function replayNames(
  { texts: { replays } }: RuleSet,
  { setup, names }: Pick<Replay, "setup" | "names">,
  seat: SideIndex | null,
): ReplayNames {
  const { enemy, player, numbered, named, you } = replays.sides;
  if (setup.mode === "ai") return { player, enemy };
  if (seat !== null && names)
    return { player: fill(you, { name: names[seat] }), enemy: names[seat === 0 ? 1 : 0] };
  const nameOf = (side: SideIndex) =>
    fill(names ? named : numbered, { number: side + 1, name: names?.[side] ?? "" });
  return { player: nameOf(seat ?? 0), enemy: nameOf(seat === 1 ? 0 : 1) };
}
