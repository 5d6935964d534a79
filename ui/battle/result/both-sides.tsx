import { type BattleSummary, type CreatureDeeds, numberText } from "../../../rules/index.ts";
import { classNames } from "../../components/class-names.ts";
import { Icon } from "../../components/icon.tsx";
import layoutStyles from "../../components/layout/layout.module.css";
import { CreaturePicture } from "../../components/token-picture.tsx";
import { useBattleClient } from "../battle-context.tsx";
import styles from "./both-sides.module.css";
import type { FinishedBattle } from "./finished-battle.ts";

interface BothSidesProps extends Pick<FinishedBattle, "outcome" | "opponent"> {
  /** null as long as it is not known what the creatures did. */
  summary: BattleSummary | null;
}

/** Who fought: the name of each side with its best creature, the winner's with a crown, and who has how many left. */
export function BothSides({ outcome, opponent, summary }: BothSidesProps) {
  const { rules } = useBattleClient();
  const { arena, battleScreen } = rules.texts;
  return (
    <div className={styles.sides}>
      <Side name={battleScreen.sides.you.name} best={summary?.player[0]} won={outcome === "victory"} own />
      {summary ? (
        <p className={classNames(layoutStyles.largeFigure, styles.score)}>
          <Left team={summary.player} /> <span aria-hidden="true">:</span> <Left team={summary.enemy} />
          <span className={styles.words}>{arena.result.statistics.creatures}</span>
        </p>
      ) : (
        <span />
      )}
      <Side name={opponent} best={summary?.enemy[0]} won={outcome === "defeat"} />
    </div>
  );
}

interface SideProps {
  name: string;
  best: CreatureDeeds | undefined;
  won: boolean;
  own?: boolean;
}

const SIZE = 72;

function Side({ name, best, won, own = false }: SideProps) {
  return (
    <div className={styles.side} data-side={own ? "own" : "other"} data-won={won || undefined}>
      <span className={styles.face} aria-hidden="true">
        {best ? (
          <CreaturePicture
            creature={{ species_id: best.speciesId, form: best.form, image_url: best.imageUrl }}
            size={SIZE}
          />
        ) : (
          <Icon name="creatures" size={SIZE / 2} />
        )}
      </span>
      <bdi className={styles.name}>{name}</bdi>
    </div>
  );
}

/** How many creatures of a team were left. */
function Left({ team }: { team: readonly CreatureDeeds[] }) {
  const { texts } = useBattleClient().rules;
  return <strong>{numberText(texts, team.filter(({ fell }) => !fell).length)}</strong>;
}
