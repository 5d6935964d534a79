import type { ReactNode } from "react";
import { fill, type LessonGoal, type SideView } from "../../../rules/index.ts";
import { useTexts } from "../../game/texts.ts";
import { useBattleState } from "../battle-context.tsx";
import { ScreenTitle } from "../screen-title.tsx";
import { useShownBattle } from "../use-shown-battle.ts";
import styles from "./battle-header.module.css";
import { ComboMeter, CreaturesLeft, EnergyMeter } from "./side-meters.tsx";
import { SynergySummary } from "./synergy-summary.tsx";
import { TurnSpeed } from "./turn-speed.tsx";

interface BattleHeaderProps {
  /** The turn, in words. */
  title: string;
  /** Content beside the turn, such as whose turn it is. */
  beside: ReactNode;
  /** Buttons before the way out; otherwise those of the speed. */
  tools?: ReactNode;
  /** Button to leave the battle. */
  wayOut: ReactNode;
  /** In a guided battle the numbers that have moved so far: the others are not shown; null: all are. */
  seen?: readonly LessonGoal[] | null;
  /** Lines below, such as a warning. */
  children?: ReactNode;
}

/** Turn, both sides with energy, synergies, combo and momentum, and the speed (`BAT-025`, `CON-54`, `PVP-023`). */
export function BattleHeader(props: BattleHeaderProps) {
  const { title, beside, tools = <TurnSpeed />, wayOut, seen = null, children } = props;
  return (
    <header className={styles.header}>
      <div className={styles.turn}>
        <ScreenTitle className={styles.title}>{title}</ScreenTitle>
        {beside}
      </div>
      <SideSummary owner="player" seen={seen} />
      <SideSummary owner="enemy" seen={seen} />
      <div className={styles.tools}>
        {tools}
        {wayOut}
      </div>
      {children}
    </header>
  );
}

/** A side's energy, creatures left, synergies, combo and momentum (`BAT-025`, `PVP-023`). */
function SideSummary({ owner, seen }: Pick<SideView, "owner"> & Required<Pick<BattleHeaderProps, "seen">>) {
  const side = useShownBattle(({ view }) => view[owner]);
  const whose = useBattleState((state) => state.names[owner].owner);
  const { sides } = useTexts().battleScreen;
  return (
    <section
      className={styles.side}
      aria-label={fill(sides.label, { owner: whose })}
      data-numbers={owner}
      data-unseen={seen ? unseen(seen) : undefined}
    >
      <div className={styles.line}>
        <EnergyMeter side={side} />
        <CreaturesLeft side={side} />
      </div>
      <div className={styles.line}>
        <SynergySummary owner={owner} synergies={side.activeSynergies} />
        <ComboMeter side={side} />
      </div>
    </section>
  );
}

/** The numbers that a guided battle does not show yet, as the styles ask for them. */
function unseen(seen: readonly LessonGoal[]): string {
  const all: readonly LessonGoal[] = ["synergies", "momentum", "combo"];
  return all.filter((goal) => !seen.includes(goal)).join(" ");
}
