import { type ReactNode, useMemo } from "react";
import {
  fill,
  fillPlural,
  type OwnedCreature,
  STAT_NAMES,
  sortForTeam,
  whyNotSoManyCreatures,
  whyNotUpgrade,
} from "../../../rules/index.ts";
import { Icon } from "../../components/icon.tsx";
import layoutStyles from "../../components/layout/layout.module.css";
import { ListPages, usePages } from "../../components/list-pages.tsx";
import tones from "../../components/stat-tone.module.css";
import { useGame, useLoaded } from "../../game/game-context.tsx";
import { UnconfirmedPanels } from "../../transactions/panels.tsx";
import { useNicknames } from "../book/book-query.ts";
import { LoadError, LoadingNote } from "../layout/list-states.tsx";
import { loadCreatures, useCreatures } from "../loading/load-creatures.ts";
import { NO_POINTS } from "../upgrade/upgrade-stats.ts";
import { CreatureChoice } from "./creature-choice.tsx";
import { SeveralTotal } from "./several-total.tsx";
import styles from "./upgrade-several.module.css";
import { type Choice, upgradeOfSeveral } from "./upgrade-several.ts";

interface SeveralFormProps {
  choice: Choice;
  onChoice: (choice: Choice) => void;
  /** A note beside the total. */
  children: ReactNode;
}

/** Lets the player choose creatures and give each its points, with the price of all of them (`GAP-70`). */
export function SeveralForm({ choice, onChoice, children }: SeveralFormProps) {
  const game = useGame();
  const { rules } = useLoaded();
  const { content, error, loading } = useCreatures();
  const { creatures: texts } = rules.texts.collection;
  if (content === null) {
    if (error === null) return <LoadingNote>{texts.loadingYourCreatures}</LoadingNote>;
    return (
      <LoadError
        title={texts.errorLoadingCreatures}
        message={error}
        busy={loading}
        onTryAgain={() => loadCreatures(game, "requested")}
      />
    );
  }
  return (
    <LoadedForm creatures={content} choice={choice} onChoice={onChoice}>
      {children}
    </LoadedForm>
  );
}

function LoadedForm(props: SeveralFormProps & { creatures: readonly OwnedCreature[] }) {
  const { creatures, choice, onChoice, children } = props;
  const { rules } = useLoaded();
  const nicknames = useNicknames();
  const open = useMemo(
    () => sortForTeam(creatures).filter((creature) => whyNotUpgrade(rules, creature) === null),
    [creatures, rules],
  );
  const shown = usePages(open, null);
  const chosen = open.filter(({ id }) => id in choice);
  const full = whyNotSoManyCreatures(rules, chosen.length + 1);
  const { several: texts } = rules.texts.collection;
  const others = creatures.length - open.length;

  function toggle(id: string) {
    const { [id]: isChosen, ...rest } = choice;
    onChoice(isChosen ? rest : { ...choice, [id]: NO_POINTS });
  }
  return (
    <>
      <UnconfirmedPanels about={upgradeOfSeveral(open.map(({ id }) => id))} />
      <p>{fill(texts.intro, { n: rules.creatures.upgrades.mostCreatures })}</p>
      <StatKey />
      <ListPages shown={shown}>
        <ul className={styles.list} aria-label={texts.creatures}>
          {shown.things.map((creature) => (
            <CreatureChoice
              key={creature.id}
              creature={creature}
              nickname={nicknames[creature.id] ?? null}
              points={choice[creature.id] ?? null}
              reason={full?.text ?? null}
              onToggle={() => toggle(creature.id)}
              onPoints={(points) => onChoice({ ...choice, [creature.id]: points })}
            />
          ))}
        </ul>
      </ListPages>
      {others > 0 ? (
        <p className={layoutStyles.muted}>{fillPlural(rules.texts, texts.others, { others })}</p>
      ) : null}
      <SeveralTotal creatures={chosen} choice={choice}>
        {children}
      </SeveralTotal>
    </>
  );
}

/** Says which sign and colour stands for which stat. */
function StatKey() {
  const { rules } = useLoaded();
  return (
    <ul className={styles.key}>
      {STAT_NAMES.map((name) => (
        <li key={name} className={tones[name]}>
          <Icon name={`stat_${name}`} size={18} />
          {rules.texts.creatures.statNames[name]}
        </li>
      ))}
    </ul>
  );
}
